import type { PoolClient } from 'pg'
import { rateAtOrder } from '../../shared/commission/line.ts'
import { lineBit } from './said.ts'
import { type LineKey, type LineRow, type LineState, lineKey, type OrderState } from './state.ts'
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

/** What is asked of the database, each once. */
class Wishes {
  readonly all = new Map<string, readonly [product_id: string, creator_id: string, t: number]>()

  add(product_id: string, creator_id: string, t: number): void {
    if (creator_id !== '') this.all.set(nameOf(product_id, creator_id, t), [product_id, creator_id, t])
  }
}

/** Of an order that several reports tell: whichever of their words will stand, its rate is at hand. */
const wishAll = (wishes: Wishes, events: readonly IncomingOrder[], known: OrderState | undefined): void => {
  const times = new Set([...events.map(({ create_t }) => create_t), ...(known ? [known.row.create_t] : [])])
  const lines = new Map<string, (Pick<LineRow, 'product_id' | 'creator_id'> & LineKey)[]>()
  for (const line of [...events.flatMap((event) => event.lines), ...(known?.lines.map(({ row }) => row) ?? [])]) {
    const same = lines.get(lineKey(line))
    if (same) same.push(line)
    else lines.set(lineKey(line), [line])
  }
  for (const same of lines.values())
    for (const { product_id } of same)
      for (const { creator_id } of same) for (const t of times) wishes.add(product_id, creator_id, t)
}

const isUntold = ({ row }: LineState): boolean => (row.said & lineBit.standard_rate_bp) === 0

const wishesOf = (events: readonly OrderEvent[], orders: ReadonlyMap<string, OrderState>): Wishes => {
  const wishes = new Wishes()
  const told = new Map<string, IncomingOrder[]>()
  for (const event of events) {
    if (event.kind !== 'order') continue
    const same = told.get(event.order_id)
    if (same) same.push(event)
    else told.set(event.order_id, [event])
  }
  for (const [order_id, same] of told) {
    const known = orders.get(order_id)
    const isOpen = same.some(({ lines }) => lines.some(({ standard_rate_bp }) => standard_rate_bp === null))
    if (!isOpen && !known?.lines.some(isUntold)) continue
    if (known || same.length > 1) wishAll(wishes, same, known)
    else
      for (const { create_t, lines } of same)
        for (const line of lines) if (needsRate(line)) wishes.add(line.product_id, line.creator_id, create_t)
  }
  return wishes
}

/**
 * Rates of the lines that bring none, as they were when their orders were created: a later change does not reach them.
 * @param orders what is known of the orders of the events
 */
export const openRatesOf = async (
  client: PoolClient,
  companyId: number,
  events: readonly OrderEvent[],
  orders: ReadonlyMap<string, OrderState>,
): Promise<OpenRate> => {
  const { all: wanted } = wishesOf(events, orders)
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
