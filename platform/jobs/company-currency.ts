import type { PoolClient } from 'pg'
import type { CompanySettings } from '../../shared/areas/company/api.ts'
import { currencyDecimals } from '../../shared/format/number.ts'
import { isAdjustment } from '../ingest/adjustment.ts'
import { dayRates } from '../ingest/currency/day-rates.ts'
import { adjustmentIn, moneyOf, orderIn, refundAmounts } from '../ingest/currency/order-in.ts'
import { exchanged } from '../ingest/exchange.ts'
import { Owners } from '../ingest/owners.ts'
import type { LineRow, OrderState, RefundRow } from '../ingest/state.ts'
import { ledgerQuery } from '../ingest/write.ts'
import type { Orders } from '../sums/rebuild/new-sums.ts'
import { moveBilled } from './company-billed.ts'
import { CompanyError } from './company-error.ts'

/** Final states of a bill: paid, void, carried over. */
const ENDED = '(3, 6, 7)'

/** Bills that are not paid, or whose sum below zero waits for the next one. */
const openBills = `select count(*)::int as n from bill b where b.company_id = $1 and (b.status not in ${ENDED}
  or (b.status = 7 and b.income_amt <> 0 and not exists (select from bill later where later.member_id = b.member_id
    and later.bill_type = b.bill_type and later.period > b.period)))`

/** @throws {CompanyError} while bills in the present currency wait for something */
const requireNoBills = async (client: PoolClient, companyId: number): Promise<void> => {
  const { rows } = await client.query<{ n: number }>(openBills, [companyId])
  const n = rows[0]?.n ?? 0
  if (n > 0)
    throw new CompanyError(
      `公司有 ${n} 张未结清的账单，账单全部结清后才能更改币种`,
      `The company has ${n} bills that are not settled: its currency can be changed once all of them are`,
    )
}

/** What is no order's: columns of amounts by table, exchanged at the rate of today. */
const catalogue: Readonly<Record<string, readonly string[]>> = {
  product: ['min_price_amt', 'max_price_amt'],
  product_price_history: ['min_price_amt', 'max_price_amt'],
  sku: ['price_amt', 'cost_amt'],
  product_offer: ['min_gmv_amt'],
  live_session: ['target_gmv_amt'],
}

const ofScopes = `(scope = 'c' || $1::text or scope in (select 'm' || id from member where company_id = $1::bigint))`

const hasCatalogue = async (client: PoolClient, companyId: number): Promise<boolean> => {
  const any = Object.entries(catalogue).map(
    ([table, columns]) =>
      `exists (select from ${table} where company_id = $1 and coalesce(${columns.join(', ')}) is not null)`,
  )
  const { rows } = await client.query<{ any: boolean }>(
    `select ${any.join(' or ')} or exists (select from kpi_target where ${ofScopes}) as any`,
    [companyId],
  )
  return rows[0]?.any ?? false
}

/**
 * The rates by which all amounts of a company become those in another currency.
 * @throws {CompanyError} while bills are open, or naming all days on which a rate is missing
 */
const requireExchange = async (
  client: PoolClient,
  companyId: number,
  from: CompanySettings,
  to: CompanySettings,
): Promise<(t: number) => number> => {
  await requireNoBills(client, companyId)
  const also = (await hasCatalogue(client, companyId)) ? [Math.floor(Date.now() / 1000)] : []
  const { at, missing } = await dayRates(client, companyId, {
    from: from.currency,
    to: to.currency,
    clock: to,
    also,
  })
  if (missing.length > 0)
    throw new CompanyError(
      `缺少汇率（${missing.join('；')}），请先导入这些天的汇率，再更改币种`,
      `Rates are missing (${missing.join('; ')}): import those of these days first, then change the currency`,
    )
  return at
}

/** The same, before anything of it is done. */
export const checkExchange = async (
  pool: { connect(): Promise<PoolClient> },
  companyId: number,
  from: CompanySettings,
  to: CompanySettings,
): Promise<void> => {
  const client = await pool.connect()
  try {
    await requireExchange(client, companyId, from, to)
  } finally {
    client.release()
  }
}

const exchangeCatalogue = async (
  client: PoolClient,
  companyId: number,
  from: string,
  to: string,
  rate: number,
): Promise<void> => {
  if (Number.isNaN(rate)) return // it has none
  const decimals = currencyDecimals(to)
  const factor = rate * 10 ** (decimals - currencyDecimals(from))
  for (const [table, columns] of Object.entries(catalogue))
    await client.query(
      `update ${table} set ${columns.map((name) => `${name} = round(${name} * $2::numeric)`).join(', ')}
       where company_id = $1`,
      [companyId, factor],
    )
  // Targets are whole units.
  await client.query(
    `update kpi_target set value = greatest(1, round(value * $2::numeric / $3::int)) * $3::int
     where value > 0 and ${ofScopes}`,
    [companyId, factor, 10 ** decimals],
  )
}

type Unmatched = Pick<RefundRow, 'refund_id' | 'amt' | 'applied_t' | 'orig_currency' | 'orig_amt' | 'return_sku_id'>

/** Returns for which no order was found: by the day on which they were asked for. @returns what they are then, by refund */
const exchangeUnmatched = async (
  client: PoolClient,
  companyId: number,
  exchange: (refund: Unmatched) => Pick<RefundRow, 'amt' | 'orig_currency' | 'orig_amt'>,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<Unmatched>(
    `select refund_id, amt, applied_t, orig_currency, orig_amt, return_sku_id from order_refund
     where company_id = $1 and order_id is null`,
    [companyId],
  )
  const after = rows.map((row) => ({ refund_id: row.refund_id, ...exchange(row) }))
  await client.query(
    `update order_refund r set amt = u.amt, orig_currency = u.orig_currency, orig_amt = u.orig_amt
     from unnest($2::text[], $3::int8[], $4::text[], $5::int8[]) as u(refund_id, amt, orig_currency, orig_amt)
     where r.company_id = $1 and r.refund_id = u.refund_id`,
    [
      companyId,
      ...(['refund_id', 'amt', 'orig_currency', 'orig_amt'] as const).map((name) => after.map((row) => row[name])),
    ],
  )
  return new Map(after.map(({ refund_id, amt }) => [refund_id, amt]))
}

const exchangeParcels = async (
  client: PoolClient,
  companyId: number,
  of: ReadonlyMap<string, (amt: number) => number>,
): Promise<void> => {
  const { rows } = await client.query<{ order_id: string; amt: number }>(
    `select order_id, shipping_amt as amt from shop_order
     where company_id = $1 and order_id = any($2::text[]) and shipping_amt is not null`,
    [companyId, [...of.keys()]],
  )
  if (rows.length === 0) return
  await client.query(
    `update shop_order s set shipping_amt = u.amt from unnest($2::text[], $3::int8[]) as u(order_id, amt)
     where s.company_id = $1 and s.order_id = u.order_id`,
    [
      companyId,
      rows.map(({ order_id }) => order_id),
      rows.map(({ order_id, amt }) => of.get(order_id)?.(Number(amt)) ?? amt),
    ],
  )
}

/**
 * Exchanges what the company has beside its orders, and answers what exchanges orders in parts: each at the rate of its day
 * of payment (of creation, until it is paid). To be run as the only writer of the company's orders.
 * @throws {CompanyError} as `requireExchange`
 */
export const exchangeCompany = async (
  client: PoolClient,
  companyId: number,
  from: CompanySettings,
  to: CompanySettings,
): Promise<(orders: Orders) => Promise<Orders>> => {
  const at = await requireExchange(client, companyId, from, to)
  const now = Math.floor(Date.now() / 1000)
  await exchangeCatalogue(client, companyId, from.currency, to.currency, at(now))
  const unmatched = await exchangeUnmatched(client, companyId, (refund) =>
    refundAmounts(refund, from.currency, to.currency, (amt) =>
      exchanged(amt, from.currency, to.currency, at(refund.applied_t)),
    ),
  )
  const owners = new Owners()
  const termsOf = ({ creator_id, paid_t }: LineRow) => owners.termsOf(companyId, creator_id, paid_t ?? 0)
  return async (orders) => {
    const creators = [...orders.values()].flatMap(({ lines }) => lines.map(({ row }) => row.creator_id))
    await owners.prepare(client, companyId, creators)
    const after = new Map<string, OrderState>()
    const money = new Map<string, (amt: number) => number>()
    for (const [id, order] of orders) {
      const own = moneyOf(order.row, to.currency, at(order.row.paid_t ?? order.row.create_t))
      const back = order.lines[0] && isAdjustment(order.lines[0].row) ? unmatched.get(id) : undefined
      money.set(id, own.of)
      after.set(id, back === undefined ? orderIn(order, own, termsOf) : adjustmentIn(order, to.currency, back))
    }
    const changes = [...after].map(([id, order]) => ({ before: orders.get(id), after: order }))
    const query = ledgerQuery(companyId, now, { orders: changes })
    if (query) await client.query(query)
    await exchangeParcels(client, companyId, money)
    await moveBilled(client, companyId, orders, after)
    return after
  }
}
