import type { PoolClient } from 'pg'
import { currencyDecimals } from '../../shared/format/number.ts'
import { dayNumber, dayText } from '../../shared/time/zone.ts'
import { orderOf } from './facts.ts'
import { dividedHalfUp } from './half-up.ts'
import type { Loaded } from './load.ts'
import type { ReportTime } from './stamps.ts'
import type { OrderRow, OrderState } from './state.ts'
import type { CommissionAmounts, IncomingLine, IncomingOrder, OrderEvent, UnmatchedReturn } from './types.ts'
import { type Refused, refuse } from './validate.ts'

/** Days that a rate holds when the next ones are missing: weekends and holidays. */
const HOLDS_DAYS = 10
const BASE = 'USD'
/** Of a rate: as many as a number holds exactly, whatever its size. */
const DIGITS = 15

type Money = (amt: number) => number

/** Minor units of `to` for minor units of `from`, half-up and exact in every digit. @param rate units of `to` for one of `from` */
const exchanger = (from: string, to: string, rate: number): Money => {
  const [digits = '', exponent = ''] = rate.toExponential(DIGITS - 1).split('e')
  const scale = Number(exponent) - (DIGITS - 1) + currencyDecimals(to) - currencyDecimals(from)
  const times = BigInt(digits.replace('.', '')) * 10n ** BigInt(Math.max(0, scale))
  const by = 10n ** BigInt(Math.max(0, -scale))
  return (amt) => (amt === 0 ? 0 : dividedHalfUp(BigInt(amt) * times, by))
}

/** Minor units of `to` for `amt` of `from`. @param rate units of `to` for one of `from` */
export const exchanged = (amt: number, from: string, to: string, rate: number): number => exchanger(from, to, rate)(amt)

/** A rate in as many digits as are kept. */
export const keptRate = (rate: number): number => Number(rate.toPrecision(DIGITS))

/** An amount that a source tells of an order that is known, in the company's currency: by the order's own frozen rate. */
export const ownAmount = (
  { currency, orig_currency, fx_rate }: Pick<OrderRow, 'currency' | 'orig_currency' | 'fx_rate'>,
  amt: number,
): number => (orig_currency === null || fx_rate === null ? amt : exchanger(orig_currency, currency, fx_rate)(amt))

const commission = (amounts: CommissionAmounts, of: Money): CommissionAmounts => ({
  base_amt: of(amounts.base_amt),
  standard_amt: of(amounts.standard_amt),
  shop_ads_amt: of(amounts.shop_ads_amt),
  bonus_amt: of(amounts.bonus_amt),
  partner_amt: of(amounts.partner_amt),
})

const lineIn = (line: IncomingLine, of: Money): IncomingLine => ({
  ...line,
  orig_pay_amt: line.pay_amt,
  price_amt: of(line.price_amt),
  subtotal_amt: of(line.subtotal_amt),
  seller_discount_amt: of(line.seller_discount_amt),
  platform_discount_amt: of(line.platform_discount_amt),
  tax_amt: of(line.tax_amt),
  pay_amt: of(line.pay_amt),
  refund_amt: of(line.refund_amt),
  ...(line.estimated ? { estimated: commission(line.estimated, of) } : {}),
  ...(line.actual ? { actual: commission(line.actual, of) } : {}),
})

const inCurrency = (event: IncomingOrder, currency: string, rate: number): IncomingOrder => {
  const of = exchanger(event.currency, currency, rate)
  return {
    ...event,
    currency,
    exchanged: { currency: event.currency, rate },
    lines: event.lines.map((line) => lineIn(line, of)),
  }
}

interface RateRow {
  readonly currency: string
  readonly day: number
  readonly rate: string
}

const nameOf = (currency: string, day: number): string => `${currency} ${day}`

const returnIn = (event: Foreign & UnmatchedReturn, currency: string, rate: number): UnmatchedReturn => ({
  ...event,
  amt: exchanger(event.currency, currency, rate)(event.amt),
  exchanged: { currency: event.currency, amt: event.amt },
})

/** Units of a currency for one dollar on a day; undefined where nobody has told them. */
export type RateOf = (currency: string, day: number) => number | undefined

/** The rates of some days, each the nearest one before it where its own is missing; the company's before those of all. */
export const readRates = async (
  client: PoolClient,
  companyId: number,
  wanted: readonly { readonly currency: string; readonly day: number }[],
): Promise<RateOf> => {
  const all = wanted.filter(({ currency }) => currency !== BASE)
  const { rows } = await client.query<RateRow>({
    name: 'tidewall_rates',
    text: `select u.currency, u.day, r.rate::text from unnest($1::text[], $2::int4[]) as u(currency, day)
      cross join lateral (select rate from (
          select day, rate, 0 as rank from company_rate f
          where f.company_id = $3 and f.currency = u.currency and f.day between u.day - ${HOLDS_DAYS} and u.day
          union all
          select day, rate, 1 from fx_rate f where f.currency = u.currency and f.day between u.day - ${HOLDS_DAYS} and u.day) k
        order by day desc, rank limit 1) r`,
    values: [all.map(({ currency }) => currency), all.map(({ day }) => day), companyId],
  })
  const found = new Map(rows.map(({ currency, day, rate }) => [nameOf(currency, day), Number(rate)]))
  return (currency, day) => (currency === BASE ? 1 : found.get(nameOf(currency, day)))
}

type Foreign = (IncomingOrder | UnmatchedReturn) & { readonly currency: string }

/** A rate that nobody has told: by its currency and its business day. */
export interface Missing {
  readonly currency: string
  readonly day: number
}

export type Exchange = (
  event: OrderEvent,
) => { readonly event: OrderEvent } | { readonly refused: Refused; readonly missing: readonly Missing[] }

interface Paid {
  readonly paid_t: number | null
  readonly create_t: number
}

/** When an event is true; one without a time is newer than what is known. */
const reportTime = ({ event_t }: IncomingOrder): ReportTime =>
  event_t === undefined ? { t: Number.MAX_SAFE_INTEGER, isImplied: true } : { t: event_t, isImplied: false }

/**
 * How orders in other currencies become orders in the company's: at the rate of their day of payment (of creation, until
 * they are paid) by all that is told of them. The rate of an order that stays paid on its day stays what it was. Where
 * there is no rate, the order is refused and the sentence says which one is missing.
 * @param knownOf an order as it is when the event comes
 */
export const exchangeOf = async (
  client: PoolClient,
  companyId: number,
  { currency, clock, orders }: Pick<Loaded, 'currency' | 'clock' | 'orders'>,
  events: readonly OrderEvent[],
  knownOf: (order_id: string) => OrderState | undefined,
): Promise<Exchange> => {
  const isForeign = (event: OrderEvent): event is Foreign =>
    event.kind !== 'update' && (event.currency ?? currency) !== currency && /^[A-Z]{3}$/.test(event.currency ?? '')
  const foreign = events.filter(isForeign)
  if (foreign.length === 0) return (event) => ({ event })
  const dayOf = ({ paid_t, create_t }: Paid): number => dayNumber(clock, paid_t ?? create_t)
  const inOwn = (event: Foreign, rate: number): OrderEvent =>
    event.kind === 'order' ? inCurrency(event, currency, rate) : returnIn(event, currency, rate)
  const wanted = new Map<string, { currency: string; day: number }>()
  const want = (from: string, day: number): void => {
    for (const one of [from, currency]) wanted.set(nameOf(one, day), { currency: one, day })
  }
  for (const event of foreign) {
    if (event.kind === 'return') want(event.currency, dayNumber(clock, event.applied_t))
    else
      for (const one of [event, orders.get(event.order_id)?.row])
        if (one) for (const t of [one.paid_t ?? one.create_t, one.create_t]) want(event.currency, dayNumber(clock, t))
  }
  const rateOf = await readRates(client, companyId, [...wanted.values()])
  /** The day whose rate counts, or the rate of a paid order that stays. */
  const countsOf = (event: Foreign): { readonly day: number; readonly kept?: number } => {
    if (event.kind === 'return') return { day: dayNumber(clock, event.applied_t) }
    const row = knownOf(event.order_id)?.row
    if (!row) return { day: dayOf(event) }
    const day = dayOf(orderOf(event, row, reportTime(event)))
    const isKept = row.paid_t !== null && row.orig_currency === event.currency && dayOf(row) === day
    return isKept && row.fx_rate !== null ? { day, kept: row.fx_rate } : { day }
  }
  return (event) => {
    if (!isForeign(event)) return { event }
    const { day, kept } = countsOf(event)
    if (kept !== undefined) return { event: inOwn(event, kept) }
    const [from, to] = [rateOf(event.currency, day), rateOf(currency, day)]
    if (from !== undefined && to !== undefined) return { event: inOwn(event, keptRate(to / from)) }
    const missing = [...(from === undefined ? [event.currency] : []), ...(to === undefined ? [currency] : [])]
    return {
      missing: missing.map((one) => ({ currency: one, day })),
      refused: refuse(
        `没有 ${missing.join('、')} 在 ${dayText(day)} 的汇率，请先导入汇率`,
        `there is no rate of ${missing.join(', ')} for ${dayText(day)}: import rates first`,
      ),
    }
  }
}
