import { sql } from 'kysely'
import { recordOf } from '../../../shared/keys.ts'
import type { Db } from '../../db/tables.ts'
import { noDistinct, readDistinct } from '../../sums/distinct.ts'
import { daysOf } from '../../sums/periods.ts'
import { daySums, sumsOf } from '../../sums/read.ts'
import { linesOf, linesPaid, type Scope } from '../scope.ts'
import type { View } from '../view.ts'
import { type Group, partsOfCut, type Range } from './range.ts'
import { type BoardSums, boardColumns, boardLineSums, boardNames, noBoardSums } from './sums.ts'

const added = (all: readonly BoardSums[]): BoardSums =>
  recordOf(boardColumns, (name) => all.reduce((sum, one) => sum + one[name], 0))

/** Actual commission of a scope settled from second `from` to second `to`, both included. */
const readSettled = async (db: Db, scope: Scope, [from, to]: readonly [number, number]): Promise<BoardSums> => {
  const { rows } = await sql<{ amt: number }>`
    select coalesce(sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt), 0) as amt from affiliate_order_line l
    where ${linesOf(scope)} and l.settled_t >= ${from} and l.settled_t <= ${to} and l.settlement_status = 2
      and l.paid_t is not null`.execute(db)
  return { ...noBoardSums, settled_amt: rows[0]?.amt ?? 0 }
}

/**
 * A day until some second of it: its whole hours from the kept sums, the rest from the lines; without distinct counts.
 */
const readCut = async (db: Db, cut: View): Promise<BoardSums> => {
  const { hours, rest } = partsOfCut(cut)
  const kept = sql<BoardSums>`
    select ${boardNames} from rollup r
    where ${sumsOf({ scope: cut.scope.text, grain: 'hour', dim: 'total' })} and r.bucket >= ${hours[0]} and r.bucket < ${hours[1]}
    union all
    select ${boardLineSums(cut.scope)} from affiliate_order_line l
    join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
    where ${linesPaid(cut.scope, ...rest)}`
  const [{ rows }, settled] = await Promise.all([kept.execute(db), readSettled(db, cut.scope, rest)])
  return added([...rows, settled])
}

/** Day totals by day; of a day that is cut, what came until then. */
const readDays = async (db: Db, view: View, range: Range): Promise<ReadonlyMap<number, BoardSums>> => {
  const { cut } = range
  const [{ rows }, part] = await Promise.all([
    sql<BoardSums & { bucket: number }>`
      select r.bucket, ${boardNames}
      from ${daySums({ scope: view.scope.text, from: range.from, to: range.to, dim: 'total' })}`.execute(db),
    cut && readCut(db, cut),
  ])
  const found = new Map<number, BoardSums>(rows.map((row) => [row.bucket, row]))
  if (cut && part) found.set(cut.day, part)
  return found
}

/** The totals of a scope by group of days and as a whole, from what is kept. */
export const readKeptSums = async (
  db: Db,
  view: View,
  range: Range,
  groups: readonly Group[],
): Promise<{ readonly groups: readonly BoardSums[]; readonly total: BoardSums }> => {
  // Who or what sold on several days counts once, so that these counts are no sums of days.
  const several = groups.filter(({ from, to }) => from !== to || to === range.cut?.day)
  const [days, [whole = noDistinct, ...distinct]] = await Promise.all([
    readDays(db, view, range),
    readDistinct(db, view.scope, [range, ...several], range.cut),
  ])
  const of = ({ from, to }: Group): BoardSums[] => daysOf(from, to).map((day) => days.get(day) ?? noBoardSums)
  return {
    groups: groups.map((group) => {
      const sums = of(group)
      const [only = noBoardSums] = sums
      const own = distinct[several.indexOf(group)]
      return own ? { ...added(sums), ...own } : only
    }),
    total: { ...added(of(range)), ...whole },
  }
}
