import { plainOptions, type TableRun } from '../../shared/imports/api.ts'
import type { Answers } from './fake-call.ts'
import { fakeRun } from './fake-imports.ts'
import { fakeNow } from './fake-of.ts'

const check: NonNullable<TableRun['check']> = {
  counts: { lines: 40, added: 30, changed: 6, same: 2, older: 1, refused: 1 },
  refusals: [{ message: '绑定成员：没有成员“张三”，请填账号或姓名', lines: 1, first: [9] }],
  ignored: ['备注'],
  dates: { form: 'YMD', source: 'found', line: 2, text: '2026-11-03' },
  numbers: { form: 'point', source: 'assumed', line: 0, text: '' },
  report: { t: fakeNow - 86_400, source: 'name' },
}

const preview = (columns: Readonly<Record<string, string>>) => ({
  header: ['账户', '国家', '粉丝', '归属', '备注'],
  columns,
  problem: columns.username === undefined ? '请先为必填字段选择一列：达人用户名' : '',
  rows:
    columns.username === undefined
      ? []
      : [
          { line: 2, message: '', cells: { username: 'anna.shop', region: 'US', followers: 12_500, member: '林晓涛' } },
          { line: 3, message: '国家/地区：不认识国家“Atlantis”', cells: {} },
        ],
})

/** Answers of the import of creators, which are kept while the test runs: a check ends at once, an import at the second look. */
export const tableImportAnswers = (): Answers => {
  const unread = { options: null, check: null, summary: null }
  let run: TableRun = { ...fakeRun({ id: '9', name: 'creators.csv' }), ...unread }
  let looks = 0
  const change = (fields: Partial<TableRun>): TableRun => {
    run = { ...run, ...fields }
    return run
  }
  const summary = { ...check.counts, seconds: 0.4 }
  const rejects = `/private/import/${'0'.repeat(32)}/rejects.csv`
  const path = '/api/v1/import/into'
  return {
    [`${path}/list`]: () => ({ may: true, runs: run.summary ? [run] : [] }),
    [`${path}/run`]: () =>
      run.state === 'running' && looks++ > 0 ? change({ state: 'open', summary, rejects, part_bp: 10_000 }) : run,
    [`${path}/open`]: ({ body: { name, size } }) => change({ ...unread, name, size, received: 0, state: 'upload' }),
    [`${path}/upload`]: () => change({ received: run.size, state: 'ready' }),
    [`${path}/preview`]: ({ body }) => preview(body.options.columns ?? { region: '国家', followers: '粉丝' }),
    [`${path}/check`]: ({ body }) => change({ state: 'checked', options: { ...plainOptions, ...body.options }, check }),
    [`${path}/start`]: () => change({ state: 'running', lines: 20, part_bp: 5000 }),
    [`${path}/cancel`]: () => change({ state: 'cancelled' }),
  }
}
