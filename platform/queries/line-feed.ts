import { type RawBuilder, sql } from 'kysely'
import type { FeedLine } from '../../shared/live/zones.ts'
import { dayStart } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { type KeyedLine, lineKey, readLines } from './newest-lines.ts'
import { isSale, linesOf, linesPaid } from './scope.ts'
import type { View } from './view.ts'

/** A place in the feed: `skip` lines of second `t` have been given out, and everything before it. */
export interface FeedPlace {
  readonly t: number
  readonly skip: number
}

const text = ({ t, skip }: FeedPlace): string => Buffer.from(`${t}.${skip}`).toString('base64url')

/** The place that a cursor names; null when it is none of ours. */
export const readPlace = (cursor: string): FeedPlace | null => {
  const found = /^(\d{1,10})\.(\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  return found ? { t: Number(found[1]), skip: Number(found[2]) } : null
}

/**
 * Lines enter the cursor feed this long after their payment. By then the second is complete, so that a line which is
 * committed after another one of the same second can never be skipped.
 */
export const SETTLE_S = 2

const nextPlace = (page: readonly KeyedLine[], from: FeedPlace): FeedPlace => {
  const t = page.at(-1)?.key[0] ?? from.t
  const same = page.filter((one) => one.key[0] === t).length
  return { t, skip: t === from.t ? from.skip + same : same }
}

export interface FeedPage {
  /** Oldest first. */
  readonly items: readonly FeedLine[]
  readonly cursor: string
}

/** Sales after `place`, or the newest ones of today and yesterday without one; `only` of those that meet a condition on `l`. */
export const readFeed = async (
  db: Db,
  view: View,
  place: FeedPlace | null,
  limit: number,
  only: RawBuilder<unknown> | null = null,
): Promise<FeedPage> => {
  const own = (lines: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${lines} and ${isSale} ${only ? sql`and ${only}` : sql``}`
  const until = view.now - SETTLE_S
  const end: FeedPlace = { t: until + 1, skip: 0 }
  if (place === null) {
    const since = dayStart(view.clock, view.day - 1)
    const newest = await readLines(db, view, own(linesPaid(view.scope, since, until)), limit, 'newest')
    return { items: newest.map((one) => one.line).reverse(), cursor: text(end) }
  }
  if (place.t > until) return { items: [], cursor: text(place) }
  // The condition stands inside `order by lineKey limit`, so the lines already given out are left out by their place.
  const skipped = sql`(l.order_id, l.sku_id, l.content_id, l.n) in (
    select l.order_id, l.sku_id, l.content_id, l.n from affiliate_order_line l
    where ${own(linesOf(view.scope))} and l.paid_t = ${place.t} order by ${lineKey} limit ${place.skip})`
  const open = own(linesPaid(view.scope, place.t, until))
  const condition = place.skip === 0 ? open : sql`${open} and not (l.paid_t = ${place.t} and ${skipped})`
  const page = await readLines(db, view, condition, limit, 'oldest')
  return {
    items: page.map((one) => one.line),
    cursor: text(page.length < limit ? end : nextPlace(page, place)),
  }
}
