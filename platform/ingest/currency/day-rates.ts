import type { PoolClient } from 'pg'
import { type BusinessClock, dayNumber, dayText } from '../../../shared/time/zone.ts'
import { keptRate, readRates } from '../exchange.ts'

/** Every zone's days begin at a quarter of an hour. */
const QUARTER = 900

interface Asked {
  readonly from: string
  readonly to: string
  readonly clock: BusinessClock
  /** Unix seconds besides those of orders. */
  readonly also: readonly number[]
}

/**
 * The business days on which orders were paid (made, where they are not paid), in order. Those that came in the new currency
 * go back by the rate that they came by.
 */
const daysOf = async (client: PoolClient, companyId: number, { to, clock, also }: Asked): Promise<number[]> => {
  const { rows } = await client.query<{ t: number }>(
    `select distinct coalesce(paid_t, create_t) / ${QUARTER} * ${QUARTER} as t from affiliate_order o
     where company_id = $1 and orig_currency is distinct from $2 and not exists (
       select from order_refund r where r.company_id = $1 and r.refund_id = o.order_id and r.order_id is null)
     union select distinct applied_t / ${QUARTER} * ${QUARTER} from order_refund
     where company_id = $1 and order_id is null and orig_currency is distinct from $2`,
    [companyId, to],
  )
  const days = new Set([...rows.map(({ t }) => Number(t)), ...also].map((t) => dayNumber(clock, t)))
  return [...days].sort((a, b) => a - b)
}

/** Days without a rate, those between which there is none with one as a range: `2025-01-03 – 2025-02-07, 2025-03-01`. */
const rangesOf = (days: readonly number[], isKnown: (day: number) => boolean): string[] => {
  const ranges: [from: number, to: number][] = []
  let isOpen = false
  for (const day of days) {
    const last = ranges.at(-1)
    if (isKnown(day)) isOpen = false
    else if (isOpen && last) last[1] = day
    else {
      ranges.push([day, day])
      isOpen = true
    }
  }
  return ranges.map(([from, to]) => (from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`))
}

export interface DayRates {
  /** Units of the new currency for one of the old on the business day of `t`; NaN where it is missing. */
  readonly at: (t: number) => number
  /** `THB: 2025-01-03 – 2025-02-07`, a text a currency of which rates are missing. */
  readonly missing: readonly string[]
}

/** The rates of every day on which the company has an order that is to be exchanged. */
export const dayRates = async (client: PoolClient, companyId: number, asked: Asked): Promise<DayRates> => {
  const { from, to, clock } = asked
  const days = await daysOf(client, companyId, asked)
  const currencies = [from, to]
  const wanted = days.flatMap((day) => currencies.map((currency) => ({ currency, day })))
  const rateOf = await readRates(client, companyId, wanted)
  const missing = currencies.flatMap((currency) => {
    const ranges = rangesOf(days, (day) => rateOf(currency, day) !== undefined)
    return ranges.length > 0 ? [`${currency}: ${ranges.join(', ')}`] : []
  })
  const at = (t: number): number => {
    const day = dayNumber(clock, t)
    return keptRate((rateOf(to, day) ?? Number.NaN) / (rateOf(from, day) ?? Number.NaN))
  }
  return { at, missing }
}
