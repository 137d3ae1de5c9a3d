import { type RawBuilder, sql } from 'kysely'
import { type Target, type TargetMetric, targetMetrics } from '../../../shared/areas/targets/api.ts'
import { dayOfText, monthStart } from '../../../shared/time/zone.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import { rateBp } from '../arithmetic.ts'
import { companyHead } from '../leaders.ts'
import type { View } from '../view.ts'

type Row = Omit<Target, 'target_rate_bp'>

/** The target of the company's head is the company's. */
const members = ({ scope }: View): RawBuilder<unknown> => sql`
  select m.id, coalesce(nullif(m.membername, ''), m.username) as name from member m
  where m.company_id = ${scope.company_id} and m.deleted_t is null and m.status not in (2, 4)
    and not (${sql.raw(companyHead)})`

const topOf = ({ scope, company }: View): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`select ''::text as member_id, ${company.name}::text as name, 0 as depth, ${scope.text}::text as scope`
    : sql`select m.id::text as member_id, coalesce(nullif(m.membername, ''), m.username) as name, 0 as depth,
        ${scope.text}::text as scope from member m where m.id = ${scope.member_id}`

/** Right below the viewer; for the company those right below its heads, and tops that are none. */
const belowOf = (view: View): RawBuilder<unknown> => {
  const { member_id } = view.scope
  return member_id === null
    ? sql`select m.id::text, m.name, 1, 'm' || m.id from (${members(view)}) m
        where not exists (
          select from member_closure c join (${members(view)}) above on above.id = c.ancestor_id
          where c.descendant_id = m.id and c.depth = 1)`
    : sql`select m.id::text, m.name, 1, 'm' || m.id from (${members(view)}) m
        join member_closure c on c.descendant_id = m.id and c.ancestor_id = ${member_id} and c.depth = 1`
}

/** Targets of a month `YYYY-MM` and what is reached of them so far: of the viewer's scope and of those right below. */
export const readTargets = async (db: Db, view: View, month: string): Promise<Target[]> => {
  const first = dayOfText(`${month}-01`)
  const last = Math.min(monthStart(first + 31) - 1, view.day)
  const { rows } = await sql<Row>`
    select s.member_id, s.name, s.depth, k.metric, t.value as target_amt,
      case k.metric when 'M01' then sums.gmv else sums.ours end as reached_amt
    from (${topOf(view)} union all ${belowOf(view)}) s
    cross join lateral (
      select coalesce(sum(r.gmv_amt), 0)::bigint as gmv, coalesce(sum(r.ours_amt), 0)::bigint as ours
      from ${daySums({ scope: sql`s.scope`, from: first, to: last, dim: 'total' })}) sums
    cross join unnest(${targetMetrics}::text[]) with ordinality as k(metric, place)
    left join kpi_target t on t.scope = s.scope and t.month = ${month} and t.metric = k.metric
    order by s.depth, sums.gmv desc, s.member_id, k.place`.execute(db)
  return rows.map((row) => ({
    ...row,
    target_rate_bp: row.target_amt === null ? null : rateBp(row.reached_amt, row.target_amt),
  }))
}

/** Whoever sees the company sets its targets and its teams'; a member those of the teams right below, not its own. */
export const maySetTarget = (
  { scope }: View,
  member_id: string,
  listed: readonly { readonly member_id: string }[],
): boolean =>
  listed.some((one) => one.member_id === member_id) &&
  (scope.member_id === null || member_id !== String(scope.member_id))

/** The scope under which a member's target stands; empty: the viewer's own. */
export const targetScope = ({ scope }: View, member_id: string): string =>
  member_id === '' ? scope.text : `m${member_id}`

/** Sets or (null) takes away a target. @returns the value before */
export const writeTarget = async (
  tx: Tx,
  of: { scope: string; month: string; metric: TargetMetric; value: number | null; now: number },
): Promise<number | null> => {
  const { scope, month, metric, value, now } = of
  const key = { scope, month, metric }
  const before = await tx
    .selectFrom('kpi_target')
    .select('value')
    .where('scope', '=', scope)
    .where('month', '=', month)
    .where('metric', '=', metric)
    .forUpdate()
    .executeTakeFirst()
  if (value === null)
    await tx
      .deleteFrom('kpi_target')
      .where('scope', '=', scope)
      .where('month', '=', month)
      .where('metric', '=', metric)
      .execute()
  else
    await tx
      .insertInto('kpi_target')
      .values({ ...key, value, update_time: now, fact_t: now })
      .onConflict((conflict) =>
        conflict.columns(['scope', 'month', 'metric']).doUpdateSet({ value, update_time: now, fact_t: now }),
      )
      .execute()
  return before?.value ?? null
}
