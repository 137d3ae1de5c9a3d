import type { Db } from '../../platform/db/tables.ts'
import { ourParts } from './by-hand.ts'

/** A line with what the list shows of it, read table by table. */
export type OracleLine = Awaited<ReturnType<typeof readLines>>[number]

/** Every line of a company, without a look at the product's own statements. */
export const readLines = async (db: Db, company_id: number) => {
  const of = <T extends { company_id: number }>(rows: readonly T[]): T[] =>
    rows.filter((row) => row.company_id === company_id)
  const [lines, orders, creators, shops, products, members] = await Promise.all([
    db.selectFrom('affiliate_order_line').selectAll().execute(),
    db.selectFrom('affiliate_order').selectAll().execute(),
    db.selectFrom('creator').selectAll().execute(),
    db.selectFrom('shop').selectAll().execute(),
    db.selectFrom('product').selectAll().execute(),
    db.selectFrom('member').selectAll().execute(),
  ])
  const parts = await ourParts(db, company_id)
  return of(lines).map((line) => {
    const order = of(orders).find((one) => one.order_id === line.order_id)
    if (!order) throw new Error(`line without order ${line.order_id}`)
    return {
      ...line,
      order,
      creator: of(creators).find((one) => one.creator_id === line.creator_id),
      shop: of(shops).find((one) => one.shop_id === line.shop_id),
      product: of(products).find((one) => one.product_id === line.product_id),
      owner: members.find((one) => one.id === line.owner_member_id),
      /** What of a paid line stays on the company's side, or on a member's and that of those below it. */
      ours: (member: number | null): number =>
        line.paid_t === null ? 0 : parts(line, member).reduce((sum, { amt }) => sum + amt, 0),
    }
  })
}

const act = (line: OracleLine): number | null =>
  line.act_standard_amt === null
    ? null
    : line.act_standard_amt + (line.act_shop_ads_amt ?? 0) + (line.act_bonus_amt ?? 0)

const isSale = (line: OracleLine): boolean => line.settlement_status !== 9
/** Of a return without a sale it is not reported. */
const ofSale =
  (of: (line: OracleLine) => number) =>
  (line: OracleLine): number | null =>
    isSale(line) ? of(line) : null

const sortValues: Readonly<Record<string, (line: OracleLine) => number | null>> = {
  price: ofSale((line) => line.price_amt),
  quantity: ofSale((line) => line.quantity),
  pay_amount: ofSale((line) => line.pay_amt),
  standard_rate_bp: ofSale((line) => line.standard_rate_bp),
  est_commission_base: ofSale((line) => line.est_base_amt),
  est_standard: ofSale((line) => line.est_standard_amt),
  est_shop_ads: ofSale((line) => line.est_shop_ads_amt),
  est_bonus: ofSale((line) => line.est_bonus_amt),
  est_partner: ofSale((line) => line.est_partner_amt),
  act_commission_base: (line) => line.act_base_amt,
  est_commission: (line) => (line.paid_t === null || !isSale(line) ? null : est(line)),
  act_commission: act,
  act_standard: (line) => line.act_standard_amt,
  act_shop_ads: (line) => line.act_shop_ads_amt,
  act_bonus: (line) => line.act_bonus_amt,
  act_partner: (line) => line.act_partner_amt,
  refund_amount: (line) => line.refund_amt,
  create_time: (line) => line.order.create_t,
  paid_time: (line) => line.paid_t,
  delivery_time: (line) => line.order.delivery_t,
  settled_time: (line) => line.settled_t,
}
export const sortFields = Object.keys(sortValues)

const keyOf = (line: OracleLine) => [line.order_id, line.sku_id, line.content_id, line.n] as const

export type Query = Readonly<Record<string, string>>

/** In the asked order: what is not reported last, ties by the key in the same direction. */
export const sorted = (lines: readonly OracleLine[], query: Query): OracleLine[] => {
  const value = sortValues[query.sort_field ?? 'create_time']
  const sign = (query.sort_order ?? 'desc') === 'desc' ? -1 : 1
  if (!value) throw new Error(`no sort ${query.sort_field}`)
  return lines.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)]
    if (one !== other && (one === null || other === null)) return one === null ? 1 : -1
    if (one !== other) return sign * (Number(one) - Number(other))
    const place = keyOf(a).findIndex((part, i) => part !== keyOf(b)[i])
    const [x, y] = [keyOf(a)[place] ?? 0, keyOf(b)[place] ?? 0]
    return x === y ? 0 : sign * (x < y ? -1 : 1)
  })
}

const times: Readonly<Record<string, (line: OracleLine) => number | null>> = {
  create: (line) => line.order.create_t,
  paid: (line) => line.paid_t,
  delivered: (line) => line.order.delivery_t,
  settled: (line) => line.settled_t,
}

const begins = (name: string | undefined, text: string): boolean =>
  Boolean(name?.toLowerCase().startsWith(text.toLowerCase()))

const tests: Readonly<Record<string, (line: OracleLine, value: string, query: Query) => boolean>> = {
  start_time: (line, value, query) => (times[query.date_type ?? 'create']?.(line) ?? -1) >= Number(value),
  end_time: (line, value, query) => {
    const t = times[query.date_type ?? 'create']?.(line) ?? null
    return t !== null && t < Number(value)
  },
  settlement_status: (line, value) => value.split(',').includes(String(line.settlement_status)),
  region: (line, value) => value.split(',').includes(line.region),
  creator: (line, value) =>
    line.creator_id === value || begins(line.creator?.username, value) || begins(line.creator?.nickname, value),
  shop: (line, value) => line.shop_id === value || begins(line.shop?.name, value),
  product: (line, value) => line.product_id === value || begins(line.product?.title, value),
  content: (line, value) => line.content_id === value,
  owner: (line, value) =>
    String(line.owner_member_id) === value ||
    begins(line.owner?.username, value) ||
    begins(line.owner?.membername, value),
  content_type: (line, value) => value.split(',').includes(String(line.content_type)),
  collab_type: (line, value) => value.split(',').includes(String(line.collab_type)),
  commission_model: (line, value) => isSale(line) && value.split(',').includes(String(line.commission_model)),
  order_status: (line, value) => isSale(line) && value.split(',').includes(String(line.order.order_status)),
  returned: (line, value) => line.returned_qty + line.refunded_qty + line.refund_amt > 0 === (value === '1'),
  delivered: (line, value) => (line.settle_due_t !== null || line.settlement_status === 2) === (value === '1'),
  pay_amount_min: (line, value) => isSale(line) && line.pay_amt >= Number(value),
  pay_amount_max: (line, value) => isSale(line) && line.pay_amt <= Number(value),
  our_commission_min: (line, value) => line.paid_t !== null && isSale(line) && line.ours(null) >= Number(value),
  keyword: (line, value) => line.order_id.startsWith(value) || line.product_id === value || line.content_id === value,
}

export const filtered = (lines: readonly OracleLine[], query: Query): OracleLine[] =>
  lines.filter((line) => Object.entries(query).every(([name, value]) => tests[name]?.(line, value, query) ?? true))

const sum = (lines: readonly OracleLine[], value: (line: OracleLine) => number | null): number =>
  lines.reduce((total, line) => total + (value(line) ?? 0), 0)
const est = (line: OracleLine): number => line.est_standard_amt + line.est_shop_ads_amt + line.est_bonus_amt

const bySettlement = ({ date_type, start_time, end_time }: Query): boolean =>
  date_type === 'settled' || (start_time === undefined && end_time === undefined)

/** The summary of a query by the metric catalogue's formulas: metrics over paid lines, totals over all; as `member` (null: the company) sees it. */
export const summaryOf = (all: readonly OracleLine[], query: Query, member: number | null) => {
  const lines = filtered(all, query)
  const paid = lines.filter((line) => line.paid_t !== null)
  const { settlement_status: _, ...withoutTabs } = query
  const tabbed = filtered(all, withoutTabs)
  return {
    kpi: {
      M03: new Set(paid.filter(isSale).map((line) => line.order_id)).size,
      M04: new Set(paid.filter(isSale).map((line) => JSON.stringify([line.order_id, line.sku_id]))).size,
      M05: sum(paid, (line) => line.quantity),
      M01: sum(paid, (line) => line.pay_amt),
      M02: sum(paid, (line) => (line.settlement_status === 3 ? 0 : line.pay_amt - line.refund_amt)),
      M08: sum(paid, est),
      // By the day of settlement it is M09; by another one a figure of its own.
      M09: bySettlement(query) ? sum(paid, (line) => (line.settlement_status === 2 ? act(line) : 0)) : null,
      actual: sum(paid, (line) => (line.settlement_status === 2 ? act(line) : 0)),
      M10: sum(paid, (line) => (line.settlement_status === 1 ? est(line) : 0)),
      M11_OURS: sum(paid, (line) => line.ours(member)),
      ineligible: sum(paid, (line) => (line.settlement_status === 3 ? est(line) : 0)),
    },
    totals: {
      quantity: sum(lines, (line) => line.quantity),
      pay_amount: sum(lines, (line) => line.pay_amt),
      est_commission: sum(paid, est),
      act_commission: sum(lines, act),
      our_commission: sum(lines, (line) => line.ours(member)),
      est_standard: sum(lines, (line) => line.est_standard_amt),
      est_shop_ads: sum(lines, (line) => line.est_shop_ads_amt),
      est_bonus: sum(lines, (line) => line.est_bonus_amt),
      est_partner: sum(lines, (line) => line.est_partner_amt),
      act_standard: sum(lines, (line) => line.act_standard_amt),
      act_shop_ads: sum(lines, (line) => line.act_shop_ads_amt),
      act_bonus: sum(lines, (line) => line.act_bonus_amt),
      act_partner: sum(lines, (line) => line.act_partner_amt),
      refund_amount: sum(lines, (line) => line.refund_amt),
    },
    tabs: Object.fromEntries(
      [0, 1, 2, 3, 4, 9].map((status) => [
        String(status),
        tabbed.filter((line) => line.settlement_status === status).length,
      ]),
    ),
  }
}
