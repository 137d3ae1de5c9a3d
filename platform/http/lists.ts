import type { Router } from 'express'
import { isListId, type ListId, lists } from '../../shared/lists/all.ts'
import type { ListQuery } from '../../shared/lists/list.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { listSources } from '../lists/sources.ts'
import { requireNetwork } from './areas/ads/ads.ts'
import { requireBill } from './areas/bills/bills.ts'
import { requireProduct } from './areas/goods/goods.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { answerList } from './list-answer.ts'

type Before = (query: ListQuery, call: Call) => unknown

/** What a call must meet before its list is read. @throws {Refused} */
const before: Readonly<Partial<Record<ListId, Before>>> = {
  'ads-tiktok': (_, call) => requireNetwork(call, 'tiktok'),
  'ads-meta': (_, call) => requireNetwork(call, 'meta'),
  'bill-lines': requireBill,
  'goods-creators': requireProduct,
  'goods-videos': requireProduct,
  'goods-lives': requireProduct,
  'goods-skus': requireProduct,
}

/** Mounts every declared list. */
export const mountLists = (router: Router, context: Context): void => {
  for (const id of Object.keys(lists).filter(isListId)) {
    const [list, source, memory] = [lists[id], listSources[id], new SummaryMemory()]
    implement(
      router,
      context,
      { list: list.endpoint },
      {
        list: async (query, call) => {
          await before[id]?.(query, call)
          return answerList(call, list, source, query, memory)
        },
      },
    )
  }
}
