import { sql } from 'kysely'
import type { TrendKind, TrendRule, TrendWatch } from '../../../shared/areas/trends/api.ts'
import type { Tx } from '../../db/tables.ts'

/** How a product or SKU stands after a whole business day (shared/areas/trends/list.ts). */
export interface TrendState {
  readonly name: string
  readonly trend: number
  /** Null while nothing sells or the stock is not told. */
  readonly stock_days: number | null
}

interface Watched {
  readonly member_id: number
  readonly kind: TrendKind
  readonly object_id: string
}

export const isLow = (rule: Pick<TrendRule, 'stock_days'>, { stock_days }: Pick<TrendState, 'stock_days'>): boolean =>
  rule.stock_days !== null && stock_days !== null && stock_days < rule.stock_days

/**
 * Watches it by this rule, from how it stands on `day` on; a rule that it had before is replaced.
 * @returns false: the member watches `most` others already
 */
export const setWatch = async (
  tx: Tx,
  watched: Watched,
  { trends, stock_days }: TrendRule,
  at: { readonly state: TrendState; readonly day: number; readonly now: number },
  most: number,
): Promise<boolean> => {
  const { member_id, kind, object_id } = watched
  // One after the other, so that two at the same time cannot pass the limit together.
  await sql`select from member where id = ${member_id} for no key update`.execute(tx)
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from trend_watch
    where member_id = ${member_id} and not (kind = ${kind}::smallint and object_id = ${object_id})`.execute(tx)
  if ((rows[0]?.others ?? 0) >= most) return false
  const rule = {
    trends: [...trends],
    stock_days,
    trend: at.state.trend,
    low: isLow({ stock_days }, at.state),
    checked_day: at.day,
    update_time: at.now,
  }
  await tx
    .insertInto('trend_watch')
    .values({ ...watched, ...rule, add_time: at.now })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'object_id']).doUpdateSet(rule))
    .execute()
  return true
}

export const dropWatch = async (tx: Tx, { member_id, kind, object_id }: Watched): Promise<void> => {
  await tx
    .deleteFrom('trend_watch')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('object_id', '=', object_id)
    .execute()
}

/** Everything that the member watches, each with its newest hit. */
export const readWatches = async (tx: Tx, member_id: number): Promise<TrendWatch[]> => {
  const { rows } = await sql<TrendWatch>`
    select w.kind, w.object_id as id, w.trends, w.stock_days, (w.trend = any(w.trends) or w.low) as holds,
      (select max(h.add_time) from trend_hit h
        where h.member_id = w.member_id and h.kind = w.kind and h.object_id = w.object_id) as hit_time
    from trend_watch w where w.member_id = ${member_id} order by w.kind, w.object_id`.execute(tx)
  return rows
}
