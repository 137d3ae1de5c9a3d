import type { PoolClient } from 'pg'

/** Orders read at a time. */
const CHUNK = 500

/** Where the reading of orders stands; null: at those without payment. */
interface Place {
  readonly paid_t: number | null
  readonly order_id: string
}
const start: Place = { paid_t: -1, order_id: '' }
const startUnpaid: Place = { paid_t: null, order_id: '' }

/** The next orders after a place: by payment, or by their ids those without one. */
const nextOrders = async (client: PoolClient, companyId: number, { paid_t, order_id }: Place): Promise<Place[]> => {
  const { rows } = await client.query<Place>(
    paid_t === null
      ? {
          name: 'tidewall_next_unpaid',
          text: `select order_id, paid_t from affiliate_order
            where company_id = $1 and paid_t is null and order_id > $2 order by order_id limit ${CHUNK}`,
          values: [companyId, order_id],
        }
      : {
          name: 'tidewall_next_orders',
          text: `select order_id, paid_t from affiliate_order
            where company_id = $1 and paid_t is not null and paid_t >= $2 and (paid_t, order_id) > ($2, $3)
            order by paid_t, order_id limit ${CHUNK}`,
          values: [companyId, paid_t, order_id],
        },
  )
  return rows.map((row) => ({ order_id: row.order_id, paid_t: row.paid_t === null ? null : Number(row.paid_t) }))
}

/** The ids of all orders of a company in parts: by payment, so that their sums lie together, then those without one. */
export async function* orderIds(client: PoolClient, companyId: number): AsyncGenerator<readonly string[]> {
  let last = start
  for (;;) {
    const places = await nextOrders(client, companyId, last)
    const tail = places.at(-1)
    if (tail) yield places.map(({ order_id }) => order_id)
    else if (last.paid_t === null) return
    last = tail ?? startUnpaid
  }
}

/** A list in parts of the same size. */
export function* parts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += CHUNK) yield all.slice(i, i + CHUNK)
}
