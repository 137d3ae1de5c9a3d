import { sql } from 'kysely'
import type { WallZones } from '../../../shared/live/screens.ts'
import type { Db } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import { todayBy } from '../../sums/today.ts'
import { shownName } from '../names.ts'
import type { View } from '../view.ts'
import type { DayBefore } from './usual.ts'

const DAYS = 7
/** Of each kind, those that sold most today are looked at. */
const LOOKED_AT = 60
const MOST = 3
/** Before so much of a usual day is over, one order would make news. */
const LEAST_SHARE = 0.1
/** A difference below this part of what the whole scope usually has by now is none. */
const LEAST_PART = 0.03
const TIMES = 2

type Kind = WallZones['unusual'][number]['kind']
interface Row {
  readonly kind: Kind
  readonly id: string
  readonly name: string
  readonly amt: number
  /** Turnover of the seven days before. */
  readonly week: number
}

const dimOf = { country: 'region', product: 'product', creator: 'creator' } as const

/** What sold most today, and of the few countries also those that sold only before. */
const candidates = (view: View, kind: Kind) => {
  const today = sql`select dim_id, gmv_amt, orders from ${todayBy(view, dimOf[kind])}`
  if (kind !== 'country') return sql`${today} where orders > 0`
  const { scope, day } = view
  const before = daySums({ scope: scope.text, dim: 'region', from: day - DAYS, to: day - 1 })
  return sql`select dim_id, max(gmv_amt) as gmv_amt
    from (${today} union all select r.dim_id, 0, 0 from ${before}) both_days group by 1`
}

const readKind = async (db: Db, view: View, kind: Kind): Promise<readonly Row[]> => {
  const { scope, day, company } = view
  const names = {
    country: sql`t.dim_id`,
    product: sql`coalesce((select p.title from product p where p.company_id = ${scope.company_id} and p.product_id = t.dim_id), t.dim_id)`,
    creator: sql`coalesce((select coalesce(nullif(c.nickname, ''), c.username) from creator c
      where c.company_id = ${scope.company_id} and c.creator_id = t.dim_id), t.dim_id)`,
  } as const
  const week = daySums({ scope: scope.text, dim: dimOf[kind], from: day - DAYS, to: day - 1, id: sql`t.dim_id` })
  const { rows } = await sql<Omit<Row, 'kind'>>`
    select t.dim_id as id, ${names[kind]} as name, t.gmv_amt as amt,
      (select coalesce(sum(r.gmv_amt), 0)::bigint from ${week}) as week
    from (select * from (${candidates(view, kind)}) found where dim_id not in ('', 'ZZ')
      order by gmv_amt desc, dim_id collate "C" limit ${LOOKED_AT}) t`.execute(db)
  return rows.map((row) => ({
    ...row,
    kind,
    name: kind === 'creator' ? shownName(row.name, company.mask_names) : row.name,
  }))
}

/** What sold at least twice as much today as it usually has by now, or at most half; `before` has the latest days first. */
export const readUnusual = async (db: Db, view: View, before: readonly DayBefore[]): Promise<WallZones['unusual']> => {
  const week = before.slice(0, DAYS)
  const whole = week.reduce((sum, { totals }) => sum + (totals.at(-1) ?? 0), 0)
  const early = week.reduce((sum, one) => sum + one.early, 0)
  const share = whole === 0 ? 0 : early / whole
  if (week.length < DAYS || share < LEAST_SHARE) return []
  const usualOfAll = early / DAYS
  const rows = (
    await Promise.all((['country', 'product', 'creator'] as const).map((kind) => readKind(db, view, kind)))
  ).flat()
  return rows
    .map(({ kind, id, name, amt, week: sold }) => ({
      id: `${kind}.${id}`,
      kind,
      name,
      amt,
      usual_amt: Math.round((sold / DAYS) * share),
    }))
    .filter(({ amt, usual_amt }) => Math.abs(amt - usual_amt) >= usualOfAll * LEAST_PART)
    .filter(({ amt, usual_amt }) => amt >= usual_amt * TIMES || amt * TIMES <= usual_amt)
    .sort((one, other) => Math.abs(other.amt - other.usual_amt) - Math.abs(one.amt - one.usual_amt))
    .slice(0, MOST)
}
