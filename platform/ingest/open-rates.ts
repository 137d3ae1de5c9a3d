import type { PoolClient } from 'pg'
import { rateAtOrder } from '../../shared/commission/line.ts'
import type { IncomingLine, IncomingOrder, OrderEvent } from './types.ts'

/** The open rate of a product for a creator at a second, basis points; 0 where the company has none. */
export type OpenRate = (product_id: string, creator_id: string, t: number) => number

const OPEN = 1
const none: OpenRate = () => 0
const nameOf = (product_id: string, creator_id: string, t: number): string => `${t}\n${product_id}\n${creator_id}`

/** Whether a line's rate is to be found: one whose commission the source states needs none. */
export const needsRate = ({ standard_rate_bp, collab_type, creator_id, estimated }: IncomingLine): boolean =>
  standard_rate_bp === null && collab_type === OPEN && creator_id !== '' && estimated === undefined

/** A product without a history of rates always had the one it has. */
const text = `select u.n, case when h.t is null then p.standard_rate_bp else h.standard_rate_bp end as open,
    (select max(k.rate_bp) from rate_lock k where k.company_id = $1 and k.product_id = u.product_id
      and k.creator_id = u.creator_id and k.add_time <= u.t and k.locked_until_t > u.t) as locked
  from unnest($2::text[], $3::text[], $4::int8[]) with ordinality as u(product_id, creator_id, t, n)
  join product p on p.company_id = $1 and p.product_id = u.product_id
  left join lateral (select t, standard_rate_bp from product_price_history h
    where h.company_id = $1 and h.product_id = u.product_id order by h.t > u.t, abs(h.t - u.t) limit 1) h on true`

interface RateRow {
  /** Place in the question, from 1. */
  readonly n: number
  readonly open: number | null
  readonly locked: number | null
}

/** Rates of the lines that bring none, as they were when their orders were created: a later change does not reach them. */
export const openRatesOf = async (
  client: PoolClient,
  companyId: number,
  events: readonly OrderEvent[],
): Promise<OpenRate> => {
  const wanted = new Map<string, readonly [product_id: string, creator_id: string, t: number]>()
  const wish = ({ create_t, lines }: IncomingOrder): void => {
    for (const line of lines) {
      const { product_id, creator_id } = line
      if (needsRate(line)) wanted.set(nameOf(product_id, creator_id, create_t), [product_id, creator_id, create_t])
    }
  }
  for (const event of events) if (event.kind === 'order') wish(event)
  if (wanted.size === 0) return none
  const all = [...wanted.values()]
  const { rows } = await client.query<RateRow>({
    name: 'tidewall_open_rates',
    text,
    values: [companyId, ...([0, 1, 2] as const).map((place) => all.map((one) => one[place]))],
  })
  const names = [...wanted.keys()]
  const found = new Map(
    rows.map(({ n, open, locked }) => [
      names[Number(n) - 1],
      rateAtOrder({ open_bp: open ?? 0, locked_bp: locked ?? 0 }),
    ]),
  )
  return (...of) => found.get(nameOf(...of)) ?? 0
}
