import type { Request } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { LineActions } from '../../shared/areas/orders/actions-api.ts'
import { fakeNow } from './fake-data.ts'

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

/** Ordinary answers of what people do about lines: all of it is kept while the test runs. */
export const orderAnswers = (): Record<string, (request: Request) => Envelope> => {
  const kept = new Map<string, LineActions>()
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
  return {
    '/api/v1/order/newest': () => done({ newest_t: null, data_time: fakeNow }),
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
  }
}
