import type { Db } from '../../platform/db/tables.ts'

export interface OurPart {
  readonly role: number
  readonly amt: number
}

interface OwnedLine {
  readonly order_id: string
  readonly sku_id: string
  readonly content_id: string
  readonly n: number
  readonly owner_path: readonly number[]
}

/** The parts of a line's commission but the creator's; with `member` those alone that go to it or to who stood below it. */
export const ourParts = async (db: Db, company: number) => {
  const splits = await db.selectFrom('commission_split').selectAll().where('company_id', '=', company).execute()
  const keyOf = ({ order_id, sku_id, content_id, n }: Omit<OwnedLine, 'owner_path'>): string =>
    JSON.stringify([order_id, sku_id, content_id, n])
  const byLine = new Map<string, typeof splits>()
  for (const split of splits) byLine.set(keyOf(split), [...(byLine.get(keyOf(split)) ?? []), split])
  return (line: OwnedLine, member: number | null): OurPart[] => {
    const ranks = new Map(line.owner_path.map((id, rank) => [id, rank]))
    const own = member === null ? Number.POSITIVE_INFINITY : (ranks.get(member) ?? -1)
    return (byLine.get(keyOf(line)) ?? []).flatMap(({ role, member_id, act_amt, est_amt }) => {
      const rank = member_id === null ? undefined : ranks.get(member_id)
      const isOurs = role > 1 && (member === null || (rank !== undefined && rank <= own))
      return isOurs ? [{ role, amt: act_amt ?? est_amt }] : []
    })
  }
}

/** A line with its order's buyer, straight from the tables. */
export interface SoldLine {
  readonly order_id: string
  readonly sku_id: string
  readonly content_id: string
  readonly n: number
  readonly paid_t: number
  readonly region: string
  readonly shop_id: string
  readonly product_id: string
  readonly creator_id: string
  readonly content_type: number
  readonly buyer_key: string
  readonly owner_member_id: number | null
  readonly owner_path: readonly number[]
  readonly quantity: number
  readonly pay_amt: number
  readonly refund_amt: number
  readonly settlement_status: number
  readonly settled_t: number | null
  readonly commission: number
  readonly actual: number
  readonly est_base_amt: number
  readonly est_partner_amt: number
  readonly refunded_qty: number
  readonly returned_qty: number
  /** What stays on the viewer's side: each part with the role of who gets it. */
  readonly ours: readonly OurPart[]
}

/** Every paid line of a company; with `member` only those that it or someone below owns. No rollup is looked at. */
export const soldLines = async (db: Db, company: number, member: number | null): Promise<readonly SoldLine[]> => {
  const rows = await db
    .selectFrom('affiliate_order_line as l')
    .innerJoin('affiliate_order as o', (on) =>
      on.onRef('o.company_id', '=', 'l.company_id').onRef('o.order_id', '=', 'l.order_id'),
    )
    .selectAll('l')
    .select('o.buyer_key')
    .where('l.company_id', '=', company)
    .where('l.paid_t', 'is not', null)
    .execute()
  const parts = await ourParts(db, company)
  return rows
    .filter((row) => member === null || row.owner_path.includes(member))
    .map((row) => ({
      ...row,
      paid_t: row.paid_t ?? 0,
      ours: parts(row, member),
      commission: row.est_standard_amt + row.est_shop_ads_amt + row.est_bonus_amt,
      actual: (row.act_standard_amt ?? 0) + (row.act_shop_ads_amt ?? 0) + (row.act_bonus_amt ?? 0),
    }))
}

export const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)
export const distinct = <T>(list: readonly T[], of: (one: T) => string): number =>
  new Set(list.map(of).filter((value) => value !== '')).size
export const paidIn = (lines: readonly SoldLine[], from: number, to: number): readonly SoldLine[] =>
  lines.filter((line) => line.paid_t >= from && line.paid_t <= to)

/** Not a return without a sale, whose refund counts on its own day and which counts as nothing itself. */
export const isSale = ({ settlement_status }: Pick<SoldLine, 'settlement_status'>): boolean => settlement_status !== 9
export const salesIn = (lines: readonly SoldLine[], from: number, to: number): readonly SoldLine[] =>
  paidIn(lines, from, to).filter(isSale)

/** The metrics of a window by their formulas in the catalogue; rates half-up in basis points, null without a divisor. */
export const metricsOf = (lines: readonly SoldLine[]): Readonly<Record<string, number | null>> => {
  const gmv = sum(lines, (line) => line.pay_amt)
  const sales = lines.filter(isSale)
  const orders = distinct(sales, (line) => line.order_id)
  const share = (part: number, whole: number): number | null =>
    whole === 0 ? null : Math.floor((part / whole) * 10_000 + 0.5 + 1e-9)
  return {
    M01: gmv,
    M02: sum(
      lines.filter((line) => line.settlement_status !== 3),
      (line) => line.pay_amt - line.refund_amt,
    ),
    M03: orders,
    M05: sum(lines, (line) => line.quantity),
    M06: distinct(lines, (line) => line.buyer_key),
    M07: orders === 0 ? null : Math.floor(gmv / orders + 0.5 + 1e-9),
    M08: sum(lines, (line) => line.commission),
    M10: sum(
      lines.filter((line) => line.settlement_status === 1),
      (line) => line.commission,
    ),
    M11_OURS: sum(lines, ({ ours }) => sum(ours, ({ amt }) => amt)),
    M13: share(
      sum(lines, (line) => line.refund_amt),
      gmv,
    ),
    M15: share(lines.filter((line) => line.settlement_status === 3).length, sales.length),
    M17: distinct(lines, (line) => line.creator_id),
    M18: distinct(sales, (line) => line.product_id),
  }
}

export interface Place {
  readonly id: string
  readonly amt: number
  readonly orders: number
}

/** Objects by turnover, ties by orders, then id in byte order. */
export const ranking = (lines: readonly SoldLine[], of: (line: SoldLine) => string): readonly Place[] => {
  const sales = lines.filter(isSale)
  const ids = [...new Set(sales.map(of))].filter((id) => id !== '')
  const places = ids.map((id) => {
    const own = sales.filter((line) => of(line) === id)
    return { id, amt: sum(own, (line) => line.pay_amt), orders: distinct(own, (line) => line.order_id) }
  })
  return places.sort((a, b) => b.amt - a.amt || b.orders - a.orders || (a.id < b.id ? -1 : 1))
}
