import type { Request } from 'express'
import type { SearchHit } from '../../shared/areas/search/api.ts'
import { switchModule } from '../../shared/modules/modules.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { type Answers, refuse } from './fake-call.ts'

const hits: readonly SearchHit[] = [
  { kind: 'order', id: '577001', title: '577001', note: 'US · 待结算', path: '/orderAll/orderAll?keyword=577001' },
  { kind: 'product', id: 'p1', title: '便携榨汁杯 400ml', note: '潮汐旗舰店', path: '/product/product?keyword=p1' },
  { kind: 'creator', id: 'c9', title: 'creator_577', note: '直属', path: '/orderAll/orderAll?creator=c9' },
]

/** Ordinary answers of the calls that the console's frame makes: clock, module, search. */
export const shellAnswers = (
  records: Map<string, UserRecord>,
  recordOf: (request: Request) => UserRecord | undefined,
): Answers => ({
  '/api/v1/time': () => ({ now_ms: Date.now() }),
  '/api/v1/member/module': (request) => {
    const record = recordOf(request)
    const plan = record && switchModule(record, request.body.module)
    if (plan?.kind !== 'switched') return refuse('该功能需单独授权，请联系招商经理')
    const next = { ...record, ...plan.patch } as UserRecord
    records.set(next.username, next)
    return next
  },
  '/api/v1/search': ({ query }) => ({
    hits: hits.filter(({ title, id }) => `${title} ${id}`.includes(String(query.q))),
  }),
})
