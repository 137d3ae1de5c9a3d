import { orderList } from '../../shared/areas/orders/list.ts'
import { orderLineWorkflow } from '../../shared/areas/orders/workflow.ts'
import type { HistoryData, Transition } from '../../shared/workflows/workflow.ts'
import { type Answers, refuse } from './fake-call.ts'
import { detailOf, fakeListAnswer, fakeOrders } from './fake-lists.ts'
import { fakeNow } from './fake-of.ts'

const members = [
  { id: '11', name: '夏小满', username: 'staff', team: '林越' },
  { id: '12', name: '赵一', username: 'tide.zhaoyi', team: '林越' },
]
const names = Object.fromEntries(members.map(({ id, name }) => [id, name]))

/** Ordinary answers of what people do about lines: all of it is kept while the test runs. */
export const orderAnswers = (): Answers => {
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
    '/api/v1/order/detail': ({ query: { order_id } }) => {
      const found = rows().filter((row) => row.order_id === order_id)
      return found.length === 0 ? refuse('订单不存在') : { order_id, lines: found.map(detailOf) }
    },
    '/api/v1/order/newest': () => ({ newest_t: null }),
    '/api/v1/order/list/transition': ({ body: { transition, keys, request_id: _, seen: __, ...input } }) => {
      for (const key of keys) make(transition, key, input)
      return { results: keys.map((key: string) => ({ key, ok: true, message: '' })) }
    },
    '/api/v1/order/list/history': ({ query }) => ({ list: entries.get(String(query.key)) ?? [], names }),
    '/api/v1/member/choices': ({ query: { id, keyword = '' } }) => ({
      list: members.filter((one) =>
        id === undefined ? `${one.name}${one.username}`.includes(String(keyword)) : one.id === id,
      ),
    }),
  }
}
