import type { Router } from 'express'
import { MOST_FAVORITES, MOST_WATCHES, type SpyQuota, spyApi } from '../../../../shared/areas/spy/api.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { dayNumber, dayStart } from '../../../../shared/time/zone.ts'
import { readSpyDetail } from '../../../queries/spy/detail.ts'
import { type Marks, readChanges, readKept, readMarks } from '../../../queries/spy/kept.ts'
import { dropMark, setMark } from '../../../queries/spy/mark.ts'
import { findObject } from '../../../queries/spy/objects.ts'
import { quotaLimit, quotaUsed, takeLookUp } from '../../../queries/spy/quota.ts'
import { bulk } from '../../bulk.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { Refused } from '../../refused.ts'

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
