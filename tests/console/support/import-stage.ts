import type { Locator, Page } from 'playwright-core'
import type { ImportRun } from '../../../shared/areas/imports/api.ts'
import { refuse } from '../../support/fake-api.ts'
import { fakeCheck, fakeOptions, fakeRun, fakeRunData, fakeSummary } from '../../support/fake-imports.ts'
import { consoleStage } from './open.ts'

export const path = '/orderAll/orderAll'
export const call = (name: string): string => `/api/v1/import/${name}`
export const done = (data: unknown) => ({ status: 1 as const, data, message: '' })

export const checked = (fields: Parameters<typeof fakeCheck>[0] = {}): ImportRun =>
  fakeRun({ state: 'checked', options: fakeOptions, check: fakeCheck(fields) })

export const ended = fakeRun({
  state: 'done',
  options: fakeOptions,
  check: fakeCheck(),
  summary: fakeSummary,
  lines: 1200,
})

/** The stage of the console with a scripted platform that knows one run. */
export const importStage = () => {
  const { state, visitAs } = consoleStage()
  const bodies = (name: string): { options?: Record<string, unknown> }[] =>
    state.api.seen.filter((one) => one.path === call(name)).map(({ body }) => body as object)

  /** The scripted platform knows one run; a call changes it. */
  const runIs = (first: ImportRun, more: Parameters<typeof fakeRunData>[1] = {}) => {
    const known = { run: first }
    const { scripts } = state.api
    scripts.set(call('run'), ({ query }) =>
      query.id === known.run.id ? done(fakeRunData(known.run, more)) : refuse('没有这次导入'),
    )
    scripts.set(call('list'), () => done({ runs: [known.run], mapping: null, currency: 'USD' }))
    const on = (name: string, next: (body: Record<string, unknown>) => Partial<ImportRun>): void => {
      scripts.set(call(name), ({ body }) => {
        known.run = { ...known.run, ...next(body) }
        return done(known.run)
      })
    }
    return { known, on }
  }

  const open = async (run = '7', more: Parameters<typeof visitAs>[2] = {}): Promise<{ page: Page; view: Locator }> => {
    const { page } = await visitAs('leader', `${path}?import=${run}`, more)
    return { page, view: page.getByTestId('import-view') }
  }
  return { state, visitAs, bodies, runIs, open }
}
