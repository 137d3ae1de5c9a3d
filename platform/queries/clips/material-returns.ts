import { type RawBuilder, sql } from 'kysely'
import { materialState } from '../../../shared/areas/materials/states.ts'
import { roundHalfUp } from '../../../shared/commission/line.ts'
import type { Db } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { materialTies, readAdSpend } from './ad-spend.ts'
import { all, type Days, during, type Grouped } from './by.ts'
import { clipResult } from './results.ts'
import { taskRows, tasksOf } from './scope.ts'

/** M41: materials that came into the library today and are usable. */
export const readMaterialsIn = async (db: Db, { scope: { company_id }, start, now }: View): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from material m where m.company_id = ${company_id}
      and m.state = ${sql.lit(materialState.usable)} and m.add_time >= ${start} and m.add_time <= ${now}`.execute(db)
  return rows[0]?.n ?? 0
}

export interface MaterialReturn {
  /** Published clips whose demand names it. */
  readonly clips: number
  /** M01 of them, and what their cutters get, minor units. */
  readonly gmv: number
  readonly fees: number
  /** M25 of the ads that name it, minor units; null: none does, or a rate is missing. */
  readonly ad_spend: number | null
  /** M49, hundredths; null where nothing was paid, or what was spent on ads cannot be told in the company's currency. */
  readonly roi: number | null
}

/** GMV for each unit paid, hundredths; null where nothing was. @param spend null: a rate is missing; undefined: no ad is tied */
export const returnOf = (gmv: number, fees: number, spend: number | null | undefined): number | null => {
  if (spend === null || fees + (spend ?? 0) <= 0) return null
  return roundHalfUp((gmv * 100) / (fees + (spend ?? 0)))
}

/**
 * M49: what the clips published within some days (null: ever) brought since then, divided by what their cutters get and what
 * the ads that name the material cost. By material, and under null of all materials, where each clip counts once.
 */
export const readMaterialReturns = async (
  db: Db,
  view: View,
  days: Days | null,
  also: RawBuilder<unknown> = all,
): Promise<Grouped<MaterialReturn>> => {
  const { rows } = await sql<{ id: number | null; clips: number; gmv: number; fees: number }>`
    with made as materialized (
      select t.id, t.demand_id, coalesce(t.due_amt, 0) as due, result.gmv
      from ${taskRows} join clip_publish p on p.task_id = t.id cross join lateral ${clipResult}
      where ${tasksOf(view.scope)} and ${also} and ${days === null ? all : during(view, days, sql`p.published_t`)}
        and exists (select from clip_demand_material dm where dm.demand_id = t.demand_id))
    select dm.material_id as id, count(*)::int as clips, sum(made.gmv)::bigint as gmv, sum(made.due)::bigint as fees
    from made join clip_demand_material dm on dm.demand_id = made.demand_id group by 1
    union all
    select null, count(*)::int, coalesce(sum(made.gmv), 0)::bigint, coalesce(sum(made.due), 0)::bigint from made`.execute(
    db,
  )
  const spends = await readAdSpend(db, view, materialTies(view.scope.company_id))
  const named = rows.flatMap(({ id }) => (id !== null && spends.has(id) ? [spends.get(id) ?? null] : []))
  const whole = named.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
  const spendOf = (id: number | null): number | null | undefined => {
    if (id !== null) return spends.get(id)
    return named.length === 0 ? undefined : whole
  }
  return new Map(
    rows.map(({ id, ...of }) => {
      const spend = spendOf(id)
      return [id, { ...of, ad_spend: spend ?? null, roi: returnOf(of.gmv, of.fees, spend) }]
    }),
  )
}
