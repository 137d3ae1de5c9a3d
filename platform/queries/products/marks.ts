import { sql } from 'kysely'
import { CURVE_DAYS, type ProductMark } from '../../../shared/areas/products/api.ts'
import type { Tx } from '../../db/tables.ts'
import { sumsOf } from '../../sums/read.ts'
import type { View } from '../view.ts'
import { ownCreator, ownMember } from './creators.ts'
import { inReach, offerStateAt } from './offered.ts'
import { pictureOf } from './pictures.ts'

type Ids = readonly string[]
type Curves = ReadonlyMap<string, readonly number[]>

/** Items by business day, oldest first: each day of each product is one look-up by key. */
const readCurves = async (tx: Tx, { scope, day }: View, ids: Ids): Promise<Curves> => {
  const { rows } = await sql<{ product_id: string; items: number[] }>`
    select k.product_id, array_agg(coalesce(r.items, 0) order by d.day) as items
    from unnest(${ids}::text[]) k(product_id)
    cross join generate_series(${day - CURVE_DAYS + 1}::int, ${day}::int) d(day)
    left join rollup r
      on ${sumsOf({ scope: scope.text, grain: 'day', bucket: sql`d.day`, dim: 'product', id: sql`k.product_id` })}
    group by k.product_id`.execute(tx)
  return new Map(rows.map(({ product_id, items }) => [product_id, items.map(Number)]))
}

const newestSample = ({ scope }: View) => sql`left join lateral (
  select r.id, r.state from sample_request r
  where r.company_id = p.company_id and r.product_id = p.product_id and ${ownMember(scope, sql`r.member_id`)}
  order by r.id desc limit 1) sample on true`

const bestLock = ({ scope, now }: View) => sql`left join lateral (
  select k.rate_bp, k.locked_until_t from rate_lock k
  where k.company_id = p.company_id and k.product_id = p.product_id and k.locked_until_t > ${now}
    and k.rate_bp > p.standard_rate_bp and ${ownCreator(scope, sql`k.creator_id`)}
  order by k.rate_bp desc, k.locked_until_t desc limit 1) lock on true`

/** With the product's state, on which it depends what may be done with it. */
type Marked = ProductMark & { readonly offer_state: number }

/** What stands beside the rows of `ids` for this member; products out of its reach have none. */
export const readProductMarks = async (tx: Tx, view: View, member_id: number, ids: Ids): Promise<Marked[]> => {
  const { scope, now } = view
  const curves = await readCurves(tx, view, ids)
  const { rows } = await sql<Omit<ProductMark, 'curve'> & { offer_state: number }>`
    select p.product_id, ${offerStateAt(now)} as offer_state, ${pictureOf('p')} as image,
      (exists (select from showcase s where s.member_id = ${member_id} and s.company_id = p.company_id
        and s.product_id = p.product_id))::int as showcase,
      (exists (select from product_collect c where c.member_id = ${member_id} and c.company_id = p.company_id
        and c.product_id = p.product_id))::int as favourite,
      sample.id::text as sample_id, sample.state as sample_state,
      (select count(*)::int from product_assignment a where a.company_id = p.company_id
        and a.product_id = p.product_id and ${ownCreator(scope, sql`a.creator_id`)}) as assigned,
      offer.off_t as off_time, offer.next_rate_bp, offer.next_rate_t as next_rate_time,
      lock.rate_bp as lock_rate_bp, lock.locked_until_t as lock_until_time
    from product p
    left join product_offer offer on offer.company_id = p.company_id and offer.product_id = p.product_id
    ${newestSample(view)} ${bestLock(view)}
    where p.product_id = any(${ids}::text[]) and ${inReach(scope, now)}`.execute(tx)
  return rows.map((row) => ({ ...row, curve: [...(curves.get(row.product_id) ?? [])] }))
}
