import type { CallData } from '../../shared/api/endpoint.ts'
import {
  firstImportOptions,
  type ImportCheck,
  type ImportDay,
  type ImportPreview,
  type ImportRun,
  importsApi,
} from '../../shared/areas/imports/api.ts'
import { type Answers, refuse } from './fake-call.ts'
import { fakeNow, fakeOf } from './fake-of.ts'

export const fakeOptions = firstImportOptions

export const fakeSummary: NonNullable<ImportRun['summary']> = {
  lines: 1200,
  imported: 1100,
  duplicates: 90,
  rejected: 10,
  orders: 800,
  gross: 45_678.9,
  refunds: 678.9,
  net: 45_000,
  currency: 'USD',
  seconds: 3.2,
  replaced: 40,
  older: 5,
  adjustments: 2,
}

const none = { options: null, speed: null, check: null, summary: null, reason: '', asks: '', rejects: '' } as const

export const fakeRun = (fields: Partial<ImportRun> = {}): ImportRun => ({
  ...fakeOf(importsApi.upload, { id: '7', name: 'orders.csv', size: 120, received: 120, state: 'ready' }),
  ...{ ...none, lines: 0, part_bp: 0, isKept: true, by: '林晓涛' },
  ...fields,
})

export const fakeCheck = (fields: Partial<ImportCheck> = {}): ImportCheck => ({
  lines: 1200,
  orders: 800,
  taken: 1190,
  refused: 10,
  repeated: 0,
  known: 90,
  older: 5,
  refusals: [
    { message: '支付金额无法读取', lines: 8, first: [3, 17, 24] },
    { message: '缺少订单号', lines: 2, first: [40, 41] },
  ],
  understood: [{ column: 'Payment Amount', field: 'pay_amount' }],
  ignored: ['Carousel', 'Payment Status'],
  dates: { form: 'MDY', source: 'found', line: 9, text: '11/22/2026' },
  numbers: { form: 'point', source: 'assumed', line: 0, text: '' },
  zone: 'Europe/London',
  controls: [
    { currency: 'USD', lines: 1000, pay_amt: 4_567_890, refund_amt: 67_890 },
    { currency: 'GBP', lines: 190, pay_amt: 100_000, refund_amt: 0 },
  ],
  refusedControls: [{ currency: 'USD', lines: 10, pay_amt: 12_345, refund_amt: 0 }],
  repeatedControls: [],
  report: { t: fakeNow - 3600, source: 'column' },
  first_t: fakeNow - 30 * 86_400,
  last_t: fakeNow - 7200,
  rates: [],
  lowered: [],
  loweredLines: 0,
  revived: [],
  revivedLines: 0,
  ...fields,
})

const sums = (lines: number, pay_amt: number, refund_amt: number) => ({ lines, pay_amt, refund_amt })
export const emptySums: ImportDay['file'] = sums(0, 0, 0)

/** A day that ties and is as the file told. */
export const fakeDay = (fields: Partial<ImportDay> = {}): ImportDay => ({
  day: '2026-09-14',
  currency: 'USD',
  file: sums(100, 500_000, 20_000),
  taken: sums(96, 480_000, 15_000),
  adjustments: sums(1, 0, 5000),
  rejected: sums(2, 15_000, 0),
  repeated: sums(1, 5000, 0),
  told: sums(96, 480_000, 15_000),
  now: sums(96, 480_000, 15_000),
  ...fields,
})

type RunData = CallData<typeof importsApi.run>

export const fakeRunData = (run: ImportRun, fields: Partial<RunData> = {}): RunData =>
  fakeOf(importsApi.run, { run, days: [], changed: [], changedOrders: 0, log: [], ...fields })

export const fakePreview = (fields: Partial<ImportPreview> = {}): ImportPreview =>
  fakeOf(importsApi.preview, {
    header: ['Order', 'Item', 'Paid', 'When'],
    guess: { order_id: 'Order' },
    fits: ['tiktok-affiliate'],
    problem: '',
    rows: [
      {
        line: 2,
        message: '',
        read: { product: '便携榨汁杯', pay_amt: 4500, currency: 'USD', kind: 'line', order_status: 111 },
      },
      { line: 3, message: '支付金额无法读取：free', read: null },
    ],
    ...fields,
  })

/** Ordinary answers of imports, which are kept while the test runs: a check ends at once. */
export const importAnswers = (): Answers => {
  let runs: ImportRun[] = []
  const change = (id: string | undefined, fields: Partial<ImportRun>) => {
    runs = runs.map((run) => (run.id === id ? { ...run, ...fields } : run))
    return runs.find((run) => run.id === id)
  }
  return {
    '/api/v1/import/list': () => ({ runs: runs.filter(({ state }) => state !== 'ready'), mapping: null }),
    '/api/v1/import/run': ({ query }) => {
      const run = runs.find(({ id }) => id === query.id)
      return run ? fakeRunData(run) : refuse('没有这次导入')
    },
    '/api/v1/import/open': ({ body: { name, size } }) => {
      runs = [fakeRun({ id: String(runs.length + 7), name, size, received: 0 }), ...runs]
      return runs[0]
    },
    '/api/v1/import/upload': () => change(runs[0]?.id, { received: runs[0]?.size ?? 0, state: 'ready' }),
    '/api/v1/import/preview': () => fakePreview(),
    '/api/v1/import/check': ({ body: { id, options } }) =>
      change(id, { state: 'checked', options, check: fakeCheck() }),
    '/api/v1/import/rates': ({ body }) => ({ days: body.rates.length }),
    '/api/v1/import/start': ({ body }) => change(body.id, { state: 'running', lines: 540, part_bp: 4500, speed: 2600 }),
    '/api/v1/import/cancel': ({ body }) => change(body.id, { state: 'cancelled' }),
    '/api/v1/import/undo': ({ body }) => change(body.id, { state: 'undoing', lines: 300, part_bp: 2500 }),
  }
}
