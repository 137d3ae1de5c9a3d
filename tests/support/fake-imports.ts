import type { Request } from 'express'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import type {
  ImportCheck,
  ImportDay,
  ImportOptions,
  ImportPreview,
  ImportRun,
  importsApi,
} from '../../shared/areas/imports/api.ts'
import { fakeNow } from './fake-data.ts'

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

export const fakeOptions: ImportOptions = {
  preset: 'tiktok-affiliate',
  mapping: null,
  encoding: 'utf-8',
  zone: '',
  currency: '',
  dates: 'auto',
  numbers: 'auto',
  reported_t: null,
}

export const fakeRun = (fields: Partial<ImportRun> = {}): ImportRun => ({
  id: '7',
  name: 'orders.csv',
  size: 120,
  received: 120,
  state: 'ready',
  options: null,
  lines: 0,
  part_bp: 0,
  speed: null,
  check: null,
  summary: null,
  reason: '',
  asks: '',
  rejects: '',
  isKept: true,
  by: '林晓涛',
  add_time: fakeNow,
  ...fields,
})

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
  understood: [
    { column: 'Order ID', field: 'order_id' },
    { column: 'Payment Amount', field: 'pay_amount' },
  ],
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

export const emptySums: ImportDay['file'] = { lines: 0, pay_amt: 0, refund_amt: 0 }

/** A day that ties and is as the file told. */
export const fakeDay = (fields: Partial<ImportDay> = {}): ImportDay => ({
  day: '2026-09-14',
  currency: 'USD',
  file: { lines: 100, pay_amt: 500_000, refund_amt: 20_000 },
  taken: { lines: 96, pay_amt: 480_000, refund_amt: 15_000 },
  adjustments: { lines: 1, pay_amt: 0, refund_amt: 5000 },
  rejected: { lines: 2, pay_amt: 15_000, refund_amt: 0 },
  repeated: { lines: 1, pay_amt: 5000, refund_amt: 0 },
  told: { lines: 96, pay_amt: 480_000, refund_amt: 15_000 },
  now: { lines: 96, pay_amt: 480_000, refund_amt: 15_000 },
  ...fields,
})

type RunData = CallData<typeof importsApi.run>

export const fakeRunData = (run: ImportRun, fields: Partial<RunData> = {}): RunData => ({
  run,
  currency: 'USD',
  days: [],
  changed: [],
  changedOrders: 0,
  log: [],
  ...fields,
})

export const fakePreview = (fields: Partial<ImportPreview> = {}): ImportPreview => ({
  header: ['Order', 'Item', 'Paid', 'When'],
  guess: { order_id: 'Order' },
  fits: ['tiktok-affiliate'],
  problem: '',
  currency: 'USD',
  zone: 'Asia/Shanghai',
  rows: [
    {
      line: 2,
      message: '',
      read: {
        order_id: '5780001',
        sku_id: '1730001',
        product: '便携榨汁杯',
        creator: 'creator_1',
        region: 'US',
        quantity: 2,
        pay_amt: 4500,
        currency: 'USD',
        kind: 'line',
        time: fakeNow,
        order_status: 111,
      },
    },
    { line: 3, message: '支付金额无法读取：free', read: null },
  ],
  ...fields,
})

/** Ordinary answers of imports, which are kept while the test runs: a check ends at once. */
export const importAnswers = (): Record<string, (request: Request) => Envelope> => {
  let runs: ImportRun[] = []
  const change = (id: string, fields: Partial<ImportRun>): Envelope => {
    runs = runs.map((run) => (run.id === id ? { ...run, ...fields } : run))
    return done(runs.find((run) => run.id === id))
  }
  return {
    '/api/v1/import/list': () =>
      done({ runs: runs.filter(({ state }) => state !== 'ready'), mapping: null, currency: 'USD' }),
    '/api/v1/import/run': ({ query }) => {
      const run = runs.find(({ id }) => id === query.id)
      return run ? done(fakeRunData(run)) : { status: 0, data: null, message: '没有这次导入' }
    },
    '/api/v1/import/open': ({ body }) => {
      runs = [fakeRun({ id: String(runs.length + 7), name: body.name, size: body.size, received: 0 }), ...runs]
      return done(runs[0])
    },
    '/api/v1/import/upload': () => change(runs[0]?.id ?? '', { received: runs[0]?.size ?? 0, state: 'ready' }),
    '/api/v1/import/preview': () => done(fakePreview()),
    '/api/v1/import/check': ({ body }) =>
      change(body.id, { state: 'checked', options: body.options, check: fakeCheck(), asks: '', reason: '' }),
    '/api/v1/import/rates': ({ body }) => done({ days: body.rates.length }),
    '/api/v1/import/start': ({ body }) => change(body.id, { state: 'running', lines: 540, part_bp: 4500, speed: 2600 }),
    '/api/v1/import/cancel': ({ body }) => change(body.id, { state: 'cancelled' }),
    '/api/v1/import/undo': ({ body }) => change(body.id, { state: 'undoing', lines: 300, part_bp: 2500 }),
  }
}
