import type { Request } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import { orderList } from '../../shared/areas/orders/list.ts'
import { orderLineWorkflow } from '../../shared/workflows/order-lines.ts'
import type { HistoryData, Transition } from '../../shared/workflows/workflow.ts'
import { fakeNow } from './fake-data.ts'
import { detailOf, fakeListAnswer, fakeOrders } from './fake-lists.ts'

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

const members = [
  { id: '11', name: '夏小满', username: 'staff', team: '林越' },
  { id: '12', name: '赵一', username: 'tide.zhaoyi', team: '林越' },
]
const names = Object.fromEntries(members.map(({ id, name }) => [id, name]))

/** Ordinary answers of what people do about lines: all of it is kept while the test runs. */
export const orderAnswers = (): Record<string, (request: Request) => Envelope> => {
  const appeals = new Map<string, number>()
  const entries = new Map<string, HistoryData['list']>()
  const rows = () => fakeOrders.map((row) => ({ ...row, appeal_state: appeals.get(row.line_id) ?? 0 }))
  const make = (name: string, key: string, input: object): void => {
    const { to }: Transition = orderLineWorkflow.transitions[name as keyof typeof orderLineWorkflow.transitions]
    const was = appeals.get(key) ?? 0
    appeals.set(key, to ?? was)
    const after = { ...input, appeal_state: to ?? was }
    const entry = { time: fakeNow, by: '林晓涛', transition: name, before: { appeal_state: was }, after }
    entries.set(key, [entry, ...(entries.get(key) ?? [])])
  }
  return {
    '/api/v1/order/list': ({ query }) => fakeListAnswer(orderList, rows(), query),
    '/api/v1/order/detail': ({ query }) => {
      const found = rows().filter(({ order_id }) => order_id === query.order_id)
      if (found.length === 0) return { status: 0, data: null, message: '订单不存在' }
      return done({ order_id: query.order_id, currency: 'USD', lines: found.map(detailOf), data_time: fakeNow })
    },
    '/api/v1/order/newest': () => done({ newest_t: null, data_time: fakeNow }),
    '/api/v1/order/list/transition': ({ body: { transition, keys, request_id: _, seen: __, ...input } }) => {
      for (const key of keys) make(transition, key, input)
      return done({ results: keys.map((key: string) => ({ key, ok: true, message: '' })) })
    },
    '/api/v1/order/list/history': ({ query }) => done({ list: entries.get(String(query.key)) ?? [], names }),
    '/api/v1/member/choices': ({ query: { id, keyword = '' } }) =>
      done({
        list: members.filter((one) =>
          id === undefined ? `${one.name}${one.username}`.includes(String(keyword)) : one.id === id,
        ),
      }),
  }
}
