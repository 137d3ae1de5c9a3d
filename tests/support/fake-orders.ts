import type { Request } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { ImportPreview, ImportRun } from '../../shared/api/imports.ts'
import type { LineActions } from '../../shared/api/order-actions.ts'
import { fakeNow } from './fake-data.ts'

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

export const fakeRun = (fields: Partial<ImportRun> = {}): ImportRun => ({
  id: '1',
  name: 'orders.csv',
  size: 120,
  received: 0,
  state: 'upload',
  lines: 0,
  part_bp: 0,
  speed: null,
  summary: null,
  reason: '',
  rejects: '',
  by: '林晓涛',
  add_time: fakeNow,
  ...fields,
})

export const fakeSummary = {
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
}

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
        kind: 'line',
        time: fakeNow,
        order_status: 111,
      },
    },
    { line: 3, message: '支付金额无法读取：free', read: null },
  ],
  ...fields,
})

/** Ordinary answers of what people do about lines, and of imports: all of it is kept while the test runs. */
export const orderAnswers = (): Record<string, (request: Request) => Envelope> => {
  const kept = new Map<string, LineActions>()
  let runs: ImportRun[] = []
  const of = (line_id: string): LineActions =>
    kept.get(line_id) ?? {
      line_id,
      may: { appeal: true, answer: false, transfer: true },
      locked: false,
      appeals: [],
      notes: [],
      transfers: [],
    }
  const keep = (line: LineActions): Envelope => {
    kept.set(line.line_id, line)
    return done(line)
  }
  const change = (fields: Partial<ImportRun>): Envelope => {
    runs = runs.map((run, n) => (n === 0 ? { ...run, ...fields } : run))
    return done(runs[0])
  }
  return {
    '/api/v1/order/actions': ({ query }) => done(of(String(query.line_id))),
    '/api/v1/order/appeal': ({ body }) => {
      const line = of(body.line_id)
      const appeal = { id: '7', settlement_status: 3, reason: body.reason, by: '林晓涛', add_time: fakeNow, state: 0 }
      const open = { ...appeal, answer: '', answered_by: '', answer_time: null }
      return keep({ ...line, may: { ...line.may, appeal: false, answer: true }, appeals: [open, ...line.appeals] })
    },
    '/api/v1/order/appeal/answer': ({ body }) => {
      const line = of(body.line_id)
      const answer = { state: body.accept ? 1 : 2, answer: body.text, answered_by: '何澄', answer_time: fakeNow }
      const appeals = line.appeals.map((one) => (one.id === body.id ? { ...one, ...answer } : one))
      return keep({ ...line, may: { ...line.may, answer: false }, appeals })
    },
    '/api/v1/order/note': ({ body }) => {
      const line = of(body.line_id)
      return keep({ ...line, notes: [{ text: body.text, by: '林晓涛', add_time: fakeNow }, ...line.notes] })
    },
    '/api/v1/order/owners': ({ query }) => {
      const all = [
        { id: '11', name: '夏小满', username: 'staff', team: '林越' },
        { id: '12', name: '赵一', username: 'tide.zhaoyi', team: '林越' },
      ]
      const word = String(query.keyword ?? '')
      return done({ may: true, list: all.filter(({ name, username }) => `${name}${username}`.includes(word)) })
    },
    '/api/v1/order/owner': ({ body }) =>
      done({ results: body.line_ids.map((key: string) => ({ key, ok: true, message: '' })) }),
    '/api/v1/import/list': () =>
      done({ runs: runs.filter(({ state }) => state !== 'ready'), mapping: null, currency: 'USD' }),
    '/api/v1/import/open': ({ body }) => {
      runs = [fakeRun({ id: String(runs.length + 1), name: body.name, size: body.size }), ...runs]
      return done(runs[0])
    },
    '/api/v1/import/upload': () => change({ received: runs[0]?.size ?? 0, state: 'ready' }),
    '/api/v1/import/preview': () => done(fakePreview()),
    '/api/v1/import/start': () => change({ state: 'running', lines: 540, part_bp: 4500, speed: 2600 }),
    '/api/v1/import/cancel': () => change({ state: 'cancelled' }),
  }
}
