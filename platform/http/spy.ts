import type { Router } from 'express'
import { MOST_FAVORITES, MOST_WATCHES, type SpyQuota, spyApi } from '../../shared/api/spy.ts'
import { dateTimeText } from '../../shared/format/time.ts'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import { spyAdList } from '../../shared/lists/spy-ads.ts'
import { spyCreatorList } from '../../shared/lists/spy-creators.ts'
import { spyLiveList } from '../../shared/lists/spy-lives.ts'
import { spyProductList } from '../../shared/lists/spy-products.ts'
import { spyShopList } from '../../shared/lists/spy-shops.ts'
import { spyVideoList } from '../../shared/lists/spy-videos.ts'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import { SummaryMemory } from '../lists/memory.ts'
import type { ListSource } from '../lists/source.ts'
import { spyAdSource } from '../lists/spy-ads/source.ts'
import { spyCreatorSource } from '../lists/spy-creators/source.ts'
import { spyLiveSource } from '../lists/spy-lives/source.ts'
import { spyProductSource } from '../lists/spy-products/source.ts'
import { spyShopSource } from '../lists/spy-shops/source.ts'
import { spyVideoSource } from '../lists/spy-videos/source.ts'
import { readSpyDetail } from '../queries/spy/detail.ts'
import { type Marks, readChanges, readKept, readMarks } from '../queries/spy/kept.ts'
import { dropMark, setMark } from '../queries/spy/mark.ts'
import { findObject, newestSnapshot } from '../queries/spy/objects.ts'
import { quotaLimit, quotaUsed, takeLookUp } from '../queries/spy/quota.ts'
import { bulk } from './bulk.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { answerList, listPresent } from './list-answer.ts'
import { Refused } from './refused.ts'

const memberOf = ({ viewer }: Call): number => Number(viewer.record.id)

/** The account's business day, and when the next one begins. */
const quotaDay = ({ viewer: { record }, now }: Call): { day: number; renew_time: number } => {
  const clock = { zone: record.zone, cut_hour: record.cut_hour }
  const day = dayNumber(clock, now)
  return { day, renew_time: dayStart(clock, day + 1) }
}

const limitOf = (call: Call): Promise<number> => quotaLimit(call.context.db, call.viewer.record.company)

/** @throws {Refused} when the day's look-ups are used up */
const lookUp = async (call: Call, key: string): Promise<SpyQuota> => {
  const limit = await limitOf(call)
  const { day, renew_time } = quotaDay(call)
  const used = await takeLookUp(call.context.db, memberOf(call), day, key, limit)
  if (used === undefined) {
    const time = dateTimeText(renew_time, call.viewer.record.zone)
    throw new Refused('spy.quota', { params: { limit, time } })
  }
  return { limit, used, renew_time }
}

/** A page of the market, of the time of its newest snapshot. */
const market = async <L extends List>(
  call: Call,
  list: L,
  source: ListSource,
  query: ListQuery,
  memory: SummaryMemory,
) => {
  const answer = await answerList(call, list, source, query, memory)
  const newest = await newestSnapshot(call.context.db)
  return { ...answer, data_time: newest?.data_time ?? answer.data_time }
}

const mostOf: Readonly<Record<Marks, number>> = { spy_favorite: MOST_FAVORITES, spy_watch: MOST_WATCHES }

const mark = (call: Call, marks: Marks, input: { kind: number; keys: string[]; on: boolean }) =>
  bulk(call, input.keys, async (tx, object_id) => {
    const one = { member_id: memberOf(call), kind: input.kind, object_id, now: call.now }
    if (!input.on) return dropMark(tx, marks, one)
    const done = await setMark(tx, marks, one, mostOf[marks])
    if (done === 'none') throw new Refused('spy.none')
    if (done === 'full') throw new Refused(`spy.full.${marks}`, { params: { most: mostOf[marks] } })
  })

interface Asked {
  readonly page: number
  readonly limit: number
  readonly keyword: string
  readonly kind?: number | undefined
}

/** A page of the account's own things. */
const own = <R>(call: Call, input: Asked, read: (...asked: Parameters<typeof readChanges>) => Promise<R>) =>
  listPresent(call, async (tx, { company, now }) => {
    const question = { ...input, kind: input.kind, member_id: memberOf(call), mask: company.mask_names }
    return { ...(await read(tx, question)), page: input.page, limit: input.limit, data_time: now }
  })

export const mountSpy = (router: Router, context: Context): void => {
  const memory = new SummaryMemory()
  const lists = {
    products: spyProductList.endpoint,
    creators: spyCreatorList.endpoint,
    videos: spyVideoList.endpoint,
    lives: spyLiveList.endpoint,
    shops: spyShopList.endpoint,
    ads: spyAdList.endpoint,
  }
  implement(router, context, lists, {
    products: (query, call) => market(call, spyProductList, spyProductSource, query, memory),
    creators: (query, call) => market(call, spyCreatorList, spyCreatorSource, query, memory),
    videos: (query, call) => market(call, spyVideoList, spyVideoSource, query, memory),
    lives: (query, call) => market(call, spyLiveList, spyLiveSource, query, memory),
    shops: (query, call) => market(call, spyShopList, spyShopSource, query, memory),
    ads: (query, call) => market(call, spyAdList, spyAdSource, query, memory),
  })
  implement(router, context, spyApi, {
    mine: async (_, call) => {
      const { day, renew_time } = quotaDay(call)
      const limit = await limitOf(call)
      return listPresent(call, async (tx) => ({
        favorites: await readMarks(tx, 'spy_favorite', memberOf(call)),
        watches: await readMarks(tx, 'spy_watch', memberOf(call)),
        quota: { limit, used: await quotaUsed(tx, memberOf(call), day), renew_time },
      }))
    },
    detail: async ({ kind, id }, call) => {
      const object = await findObject(call.context.db, kind, id)
      if (!object) throw new Refused('spy.none')
      const quota = await lookUp(call, `${kind}:${id}`)
      return listPresent(call, async (tx, { company, now }) => ({
        ...(await readSpyDetail(tx, object, memberOf(call), company.mask_names, now)),
        quota,
      }))
    },
    collect: (input, call) => mark(call, 'spy_favorite', input),
    watch: (input, call) => mark(call, 'spy_watch', input),
    favorites: (input, call) => own(call, input, (tx, asked) => readKept(tx, 'spy_favorite', asked)),
    watches: (input, call) => own(call, input, (tx, asked) => readKept(tx, 'spy_watch', asked)),
    changes: (input, call) => own(call, input, readChanges),
  })
}
