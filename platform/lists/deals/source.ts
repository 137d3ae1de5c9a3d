import { sql } from 'kysely'
import { dealList } from '../../../shared/areas/deals/list.ts'
import { dealState } from '../../../shared/areas/deals/states.ts'
import { sampleState } from '../../../shared/areas/samples/states.ts'
import { dealsOf } from '../../queries/deals/deals.ts'
import { ownerIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { holds } from '../../queries/words.ts'
import { daysOfContent } from '../../sums/read.ts'
import { presentMoment } from '../present-moment.ts'
import { shareOf } from '../shares.ts'
import { type Join, part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const { lead, quoted, sampling, making, published, settled } = dealState
const isIn = (...states: readonly number[]) => sql`d.state in (${sql.join(states.map((one) => sql.lit(one)))})`

const creator = sql`coalesce(nullif(c.nickname, ''), nullif(c.username, ''), d.creator_id, '')`
const product = sql`coalesce(nullif(p.title, ''), d.product_id, '')`
const isLate = sql`(${isIn(sampling, making)} and d.deadline_t < clock.now)`
/** Its fee counts once it is out. */
const isOut = isIn(published, settled)
const ended = sql`(${isOut} and d.flat_amt is not null)`

const joins: Readonly<Record<string, Join>> = {
  clock: presentMoment,
  creator: part(sql`left join creator c on c.company_id = d.company_id and c.creator_id = d.creator_id`),
  product: part(sql`left join product p on p.company_id = d.company_id and p.product_id = d.product_id`),
  owner: part(sql`join member m on m.id = d.member_id`),
  sample: part(sql`left join sample_request q on q.id = d.sample_id`),
  sold: part(sql`left join lateral (
    select sum(r.gmv_amt)::bigint as gmv, sum(r.sku_orders)::bigint as orders from unnest(d.content_ids) as of_deal(id)
    cross join lateral (select r.gmv_amt, r.sku_orders ${daysOfContent(sql`d.company_id`, sql`of_deal.id`)}) r
  ) sold on true`),
}

const gmv = sql`coalesce(sold.gmv, 0)`

/** Deals of the viewer's scope. */
export const dealSource = tableSource(dealList, {
  table: sql`deal d`,
  alias: 'd',
  key: ['id'],
  joins,
  scope: ({ scope }) => dealsOf(scope),
  masked: ['creator_name'],
  columns: {
    deal_brand: part(sql`d.brand`),
    product_title: part(product, 'product'),
    deal_type: part(sql`d.deal_type`),
    creator_name: part(creator, 'creator'),
    deal_fee: part(sql`d.flat_amt`),
    deal_rate: part(sql`d.rate_bp`),
    sample_status: part(sql`q.state`, 'sample'),
    deal_requirement: part(sql`d.requirement`),
    deadline_time: part(sql`d.deadline_t`),
    deal_overdue: part(sql`coalesce(${isLate}, false)`, 'clock'),
    deal_state: part(sql`d.state`),
    deal_owner: part(calledBy('m'), 'owner'),
    deal_contents: part(sql`cardinality(d.content_ids)`),
    deal_gmv: part(gmv, 'sold'),
    deal_orders: part(sql`coalesce(sold.orders, 0)`, 'sold'),
    deal_return: part(shareOf(gmv, sql`d.flat_amt`, 100), 'sold'),
    lost_reason: part(sql`d.lost_reason`),
    add_time: part(sql`d.add_time`),
    deal_id: part(sql`d.id::text`),
  },
  filled: ['deal_gmv', 'deal_orders', 'add_time'],
  filters: {
    owner: async (text, { tx, view }) => part(sql`d.member_id = any(${await ownerIds(tx, view, text)}::bigint[])`),
  },
  keyword: (word, { company }) =>
    part(
      sql`(${holds(sql`d.brand`, word)} or ${holds(product, word)}
        or ${holds(company.mask_names ? sql`left(${creator}, 2)` : creator, word)})`,
      'product',
      'creator',
    ),
  sums: () => ({
    running: part(sql`count(*) filter (where ${isIn(lead, quoted, sampling, making, published)})`),
    to_ship: part(
      sql`count(*) filter (where ${isIn(sampling)}
        and q.state in (${sql.lit(sampleState.pending)}, ${sql.lit(sampleState.awaitingShipment)}))`,
      'sample',
    ),
    overdue: part(sql`count(*) filter (where ${isLate})`, 'clock'),
    gmv: part(sql`coalesce(sum(sold.gmv), 0)::bigint`, 'sold'),
    fees: part(sql`coalesce(sum(d.flat_amt) filter (where ${isOut}), 0)::bigint`),
    paid_gmv: part(sql`coalesce(sum(sold.gmv) filter (where ${ended}), 0)::bigint`, 'sold'),
  }),
  kpi: ({ running, to_ship, overdue, gmv: all, fees, paid_gmv }) => ({
    running: running ?? 0,
    to_ship: to_ship ?? 0,
    overdue: overdue ?? 0,
    gmv: all ?? 0,
    fees: fees ?? 0,
    return: fees ? Math.round(((paid_gmv ?? 0) * 100) / fees) : null,
  }),
})
