import type { Db } from '../../platform/db/tables.ts'
import type { Dimension } from '../../shared/areas/analysis/dimensions.ts'
import { type BusinessClock, dayNumber, dayText } from '../../shared/time/zone.ts'
import { distinct, isSale, metricsOf, ourParts, type SoldLine, sum } from './by-hand.ts'
import { shownBy } from './clock.ts'

export type AskedLine = SoldLine & {
  readonly collab_type: number
  readonly owner_member_id: number | null
  readonly est_base_amt: number
  readonly est_partner_amt: number
  readonly refunded_qty: number
  readonly returned_qty: number
  readonly ineligible_reason: number | null
  readonly delivery_t: number | null
  readonly category_id: number | null
  readonly post_t: number | null
  readonly team: number | null
}

/** Every paid line of a company with what other tables say of it, joined here and not in the database; as `member` sees its commission. */
export const askedLines = async (db: Db, company: number, member: number | null): Promise<readonly AskedLine[]> => {
  const rows = await db.selectFrom('affiliate_order_line').selectAll().where('company_id', '=', company).execute()
  const orders = await db.selectFrom('affiliate_order').selectAll().where('company_id', '=', company).execute()
  const products = await db.selectFrom('product').selectAll().where('company_id', '=', company).execute()
  const contents = await db.selectFrom('content').selectAll().where('company_id', '=', company).execute()
  const above = await db.selectFrom('member_closure').selectAll().where('depth', '=', 1).execute()
  const order = new Map(orders.map((one) => [one.order_id, one]))
  const category = new Map(products.map((one) => [one.product_id, one.category_id]))
  const posted = new Map(contents.map((one) => [one.content_id, one.post_t]))
  const leader = new Map(above.map((one) => [one.descendant_id, one.ancestor_id]))
  const parts = await ourParts(db, company)
  return rows.flatMap((row) =>
    row.paid_t === null
      ? []
      : [
          {
            ...row,
            paid_t: row.paid_t,
            ours: parts(row, member),
            buyer_key: order.get(row.order_id)?.buyer_key ?? '',
            delivery_t: order.get(row.order_id)?.delivery_t ?? null,
            commission: row.est_standard_amt + row.est_shop_ads_amt + row.est_bonus_amt,
            actual: (row.act_standard_amt ?? 0) + (row.act_shop_ads_amt ?? 0) + (row.act_bonus_amt ?? 0),
            category_id: category.get(row.product_id) ?? null,
            post_t: posted.get(row.content_id) ?? null,
            team: leader.get(row.owner_member_id ?? 0) ?? null,
          },
        ],
  )
}

/** What all asked lines together say of one of them. */
export interface Whole {
  readonly clock: BusinessClock
  /** Days later by which the keys of the calendar are told. */
  readonly shift: number
  /** First second of the asked days. */
  readonly start: number
  readonly asked: readonly AskedLine[]
  /** Of the company, at any time. */
  readonly ever: readonly AskedLine[]
}

const mondayOf = (day: number): number => day - ((new Date(day * 86_400_000).getUTCDay() + 6) % 7)

const tierOf = (line: AskedLine, { asked }: Whole): string => {
  if (line.creator_id === '') return ''
  const amt = sum(
    asked.filter(({ creator_id }) => creator_id === line.creator_id),
    ({ pay_amt }) => pay_amt,
  )
  return amt >= 10_000_000 ? '4' : amt >= 1_000_000 ? '3' : amt >= 100_000 ? '2' : '1'
}

const classesOf = ({ asked }: Whole): ReadonlyMap<string, string> => {
  const ids = [...new Set(asked.map(({ product_id }) => product_id))]
  const amts = ids.map((id) => ({
    id,
    amt: sum(
      asked.filter(({ product_id }) => product_id === id),
      ({ pay_amt }) => pay_amt,
    ),
  }))
  const whole = sum(amts, ({ amt }) => amt)
  let ahead = 0
  const classes = new Map<string, string>()
  for (const { id, amt } of amts.sort((a, b) => b.amt - a.amt || (a.id < b.id ? -1 : 1))) {
    classes.set(id, ahead < 0.8 * whole ? 'A' : ahead < 0.95 * whole ? 'B' : 'C')
    ahead += amt
  }
  return classes
}

const isBack = (line: AskedLine): boolean => line.refund_amt > 0 || line.returned_qty > 0 || line.refunded_qty > 0
export const isLost = (line: AskedLine): boolean => line.settlement_status === 3 || isBack(line)

/** The key of a line by each dimension, at the moment `t` of it. */
export const keyer = (whole: Whole) => {
  const classes = classesOf(whole)
  const { clock, shift } = whole
  return (line: AskedLine, dim: Dimension, t = line.paid_t): string => {
    const day = dayNumber(clock, t) + shift
    const keys: Record<Dimension, () => unknown> = {
      day: () => dayText(day),
      week: () => dayText(mondayOf(day)),
      month: () => dayText(day).slice(0, 7),
      hour: () => Math.floor((shownBy(clock, t) - clock.cut_hour * 3600) / 3600),
      region: () => line.region,
      shop: () => line.shop_id,
      category: () => line.category_id,
      product: () => line.product_id,
      sku: () => line.sku_id,
      creator: () => line.creator_id,
      tier: () => tierOf(line, whole),
      tenure: () =>
        line.creator_id === ''
          ? ''
          : whole.ever.some(({ creator_id, paid_t }) => creator_id === line.creator_id && paid_t < whole.start)
            ? 'old'
            : 'new',
      content: () => line.content_id,
      content_type: () => line.content_type,
      age: () => (line.post_t === null ? null : Math.min(30, Math.max(0, Math.floor((t - line.post_t) / 86_400)))),
      collab: () => line.collab_type,
      abc: () => classes.get(line.product_id),
      reason: () => {
        if (!isSale(line)) return 9
        return line.settlement_status === 3 ? (line.ineligible_reason ?? 0) : isBack(line) ? 8 : 0
      },
      team: () => line.team,
      staff: () => line.owner_member_id,
    }
    return String(keys[dim]() ?? '')
  }
}

const round = (value: number): number => Math.floor(value + 0.5 + 1e-9)
const share = (part: number, whole: number): number | null => (whole === 0 ? null : round((part / whole) * 10_000))

/** The metrics of paid lines by the catalogue, and what only questions ask. */
export const valuesByHand = (lines: readonly AskedLine[]): Readonly<Record<string, number | null>> => {
  const all = metricsOf(lines)
  const commission = sum(lines, (line) => line.commission)
  const refunds = sum(lines, (line) => line.refund_amt)
  return {
    ...all,
    M04: distinct(lines.filter(isSale), ({ order_id, sku_id }) => `${order_id} ${sku_id}`),
    M11: sum(lines, (line) => line.est_partner_amt),
    M12: share(
      commission,
      sum(lines, (line) => line.est_base_amt),
    ),
    M14: share(
      sum(lines, (line) => line.returned_qty + line.refunded_qty),
      sum(lines, (line) => line.quantity),
    ),
    REFUND: refunds,
    ROI: commission === 0 ? null : round(((all.M01 ?? 0) * 100) / commission),
  }
}
