import type { Statement } from '../ingest/statement.ts'
import { countedNames, grains, kinds } from './shape.ts'

/** 1 when something came (from none to some), -1 when it left; `after - change` is the count before this statement. */
const step = (after: string, change: string): string =>
  `case when ${after} = ${change} and ${change} > 0 then 1 when ${after} = 0 and ${change} < 0 then -1 else 0 end`

const buyerSteps = `select m.scope, ${kinds.buyers} as kind, m.bucket, m.buyer as id, ${step('m.n', 'd.n')} as s, false as is_new
  from m join d using (scope, bucket, buyer)`
/** Of days that had no sums: whatever sold then came. */
const freshSteps = `select scope, dim::int as kind, bucket, dim_id as id, 1 as s, true as is_new from f where orders > 0`
const dimSteps = `select k.scope, k.dim::int as kind, k.bucket, k.dim_id as id, ${step('k.orders', 'q.orders')} as s, false as is_new
  from k join q using (scope, grain, bucket, dim, dim_id)`

/** A day of `span`'s buyer, product or creator, as it was before this statement: `where` and `order` pick which. */
const daysOf = (where: string, order: string): string =>
  `(select b.bucket from rollup_buyer b
     where g.kind = ${kinds.buyers} and b.scope = g.scope and b.buyer = g.id and b.n > 0 and b.${where} ${order})
   union all
   (select r.bucket from rollup r
     where g.kind <> ${kinds.buyers} and r.scope = g.scope and r.grain = ${grains.day} and r.dim = g.kind
       and r.dim in (${kinds.products}, ${kinds.creators}) and r.dim_id = g.id
       and r.orders > 0 and r.${where} ${order})`

const gaps = (days: string): string =>
  `select scope, kind, bucket, coalesce(bucket - lag(bucket) over (partition by scope, kind, id order by bucket), 0) as gap
   from ${days}`

/**
 * Adds to `statement` what follows when buyers (relations d, m) or products and creators (q, k; f on days without sums)
 * come to a day or leave it:
 * `moved`, by how much the distinct counts of the day's total change, and the gaps between their days in rollup_return.
 * A gap changes only between the days that came or left and their nearest neighbours; all parts of a statement see the
 * tables as they were before it, which is why the days afterwards are worked out and not read. Behind a day that is newer than
 * all of the company there is none to look for.
 */
export const addReturns = (
  statement: Statement,
  which: { readonly buyers: boolean; readonly dims: boolean; readonly fresh: boolean },
): void => {
  const steps = [
    ...(which.buyers ? [buyerSteps] : []),
    ...(which.dims ? [dimSteps] : []),
    ...(which.fresh ? [freshSteps] : []),
  ]
  statement.add('x', `select * from (${steps.join(' union all ')}) y where s <> 0`)
  statement.add(
    'moved',
    `select scope, bucket, ${countedNames
      .map((name) => `coalesce(sum(s) filter (where kind = ${kinds[name]}), 0) as ${name}`)
      .join(', ')} from x group by 1, 2`,
  )
  statement.add(
    'was',
    `select g.scope, g.kind, g.id, n.bucket
     from (select scope, kind, id, min(bucket) as first, max(bucket) as last, bool_and(is_new) as is_new
       from x group by 1, 2, 3) g
     cross join lateral (
       select max(bucket) as bucket from (${daysOf('bucket < g.first', 'order by bucket desc limit 1')}) p
       union all ${daysOf('bucket between g.first and g.last and not g.is_new', '')}
       union all select min(bucket) from (${daysOf('bucket > g.last and not g.is_new', 'order by bucket limit 1')}) f) n
     where n.bucket is not null`,
  )
  statement.add(
    'now',
    `select scope, kind, id, bucket from (
       select scope, kind, id, bucket, 1 as s from was union all select scope, kind, id, bucket, s from x) y
     group by 1, 2, 3, 4 having sum(s) > 0`,
  )
  statement.add(
    'e',
    `insert into rollup_return as t (scope, kind, bucket, gap, n)
     select scope, kind, bucket, gap, sum(n) from (
       select scope, kind, bucket, gap, -1 as n from (${gaps('was')}) a
       union all select scope, kind, bucket, gap, 1 from (${gaps('now')}) b) z
     group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
     on conflict (scope, kind, bucket, gap) do update set n = t.n + excluded.n`,
  )
}
