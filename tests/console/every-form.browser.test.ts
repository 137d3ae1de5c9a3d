import { afterAll, expect, test } from 'vitest'
import type { Form } from '../../shared/forms/define-form.ts'
import type { Field } from '../../shared/forms/form.ts'
import { workflows } from '../../shared/workflows/all.ts'
import { parcelWorkflow } from '../imaginary/parcels.ts'
import { fakeRowsFor } from '../support/fake-rows.ts'
import { builtStage } from './stage/build.ts'
import { places, type StageFormId, stageForms } from './stage/places.ts'
import { type FormCase, walkEmpty, walkFull } from './support/form-walk.ts'
import { consoleStage } from './support/open.ts'

const built = builtStage()
afterAll(async () => (await built)[Symbol.asyncDispose]())
const { state, visitAs } = consoleStage(async () => (await built).folder)

const declared: readonly FormCase[] = Object.entries(stageForms).map(([id, form]) => {
  const { endpoint, fields, steps, asks, unguarded }: Form = form
  const { start = {}, answer } = places[id as StageFormId]
  return {
    id,
    path: endpoint.path,
    fields,
    ...(steps ? { steps } : {}),
    start,
    asks: asks !== undefined,
    unguarded: unguarded === true,
    answer,
    draw: (page, frame) =>
      page.evaluate(([one, how]) => window.stage.form(one, how), [id as StageFormId, frame] as const),
  }
})

/** What the fields of a transition begin with: what stands in the row. */
const startOf = (form: readonly Field[], row: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    form.map(({ name, was = [], becomes }) => [name, was.length === 1 && !becomes ? row[was[0] ?? ''] : undefined]),
  )

/** Of a machine that stands under several lists the first is enough. */
const machines = [...new Map([...Object.values(workflows), parcelWorkflow].map((one) => [one.of, one])).values()]
const transitions: readonly FormCase[] = machines.flatMap(({ list, transitions, api }) =>
  Object.entries(transitions).flatMap(([name, { form = [], asks, danger }]) =>
    form.length > 0 || asks || danger
      ? [
          {
            id: `${list.id} ${name}`,
            path: api.transition.path,
            fields: form,
            answer: { results: [{ key: 'row-0', ok: true, message: '' }] },
            draw: (page) => page.evaluate(([of, one]) => window.stage.transition(of, one), [list.id, name] as const),
            start: startOf(form, fakeRowsFor(list, undefined, 1)[0]),
          },
        ]
      : [],
  ),
)

/** What tells one dialog from another but for its words: those of one shape are one code. */
const shapeOf = ({ fields, steps, asks }: FormCase): string =>
  JSON.stringify([fields.map(({ name: _name, ...field }: Field) => field), steps, asks])
const ofEachShape = new Set([...new Map(transitions.map((one) => [shapeOf(one), one])).values(), ...declared])

/** Each two of size, theme and language at least once. */
const looks = [
  { width: 1366, theme: 'dark', language: 'zh', frame: 'dialog', axe: true, full: true },
  { width: 390, theme: 'light', language: 'zh', frame: 'page', axe: true, full: true },
  { width: 1366, theme: 'light', language: 'en', frame: 'page', axe: false, full: false },
  { width: 390, theme: 'dark', language: 'en', frame: 'dialog', axe: false, full: false },
] as const

test.each(looks)(
  '[FM2] [FM3] [FM4] every form at $width px, $theme, $language, as a $frame: empty; of each shape full, refused, failing, denied',
  { timeout: 180_000 },
  async ({ width, theme, language, frame, axe, full }) => {
    const stored = { 'tw.theme': theme, 'tw.language': language }
    const { page, noise } = await visitAs('leader', '/stage', { stored, size: { width, height: 800 } })
    await page.waitForSelector('body[data-ready]', { state: 'attached' })
    for (const form of frame === 'dialog' ? [...declared, ...transitions] : declared) {
      const at = { page, frame, width, axe: axe && ofEachShape.has(form) } as const
      await walkEmpty(form, at)
      if (full && ofEachShape.has(form)) await walkFull(form, at, state.api)
    }
    expect(noise).toEqual([])
  },
)
