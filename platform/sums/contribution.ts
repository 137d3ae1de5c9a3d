import type { BusinessClock } from '../../shared/time/zone.ts'
import { isAdjustment } from '../ingest/adjustment.ts'
import type { LineRow, OrderState } from '../ingest/state.ts'
import { stageOf } from '../queries/shops/stage.ts'
import type { Contributions } from './deltas.ts'
import { at, newSums } from './measures.ts'
import { type Ours, oursIn } from './ours.ts'
import { bucketsOf, companyScope, dims, grains, memberScope } from './shape.ts'
import { estimatedOf } from './totals.ts'

const i = {
  gmv: at('gmv_amt'),
  net: at('net_amt'),
  orders: at('orders'),
  skuOrders: at('sku_orders'),
  lines: at('lines'),
  items: at('items'),
  base: at('est_base_amt'),
  commission: at('est_commission_amt'),
  partner: at('est_partner_amt'),
  pending: at('pending_amt'),
  settled: at('settled_amt'),
  ineligibleLines: at('ineligible_lines'),
  ineligible: at('ineligible_amt'),
  refund: at('refund_amt'),
  returned: at('returned_items'),
  standard: at('est_standard_amt'),
  shopAds: at('est_shop_ads_amt'),
  actStandard: at('act_standard_amt'),
  actShopAds: at('act_shop_ads_amt'),
  actBonus: at('act_bonus_amt'),
  actPartner: at('act_partner_amt'),
  pendingLines: at('pending_lines'),
  settledLines: at('settled_lines'),
  deliveredLines: at('delivered_lines'),
  dueLines: at('due_lines'),
  adjustments: at('adjustment_lines'),
  ours: at('ours_amt'),
  oursSettled: at('ours_settled_amt'),
  oursLost: at('ours_lost_amt'),
} as const

const addTo = (sums: number[], index: number, value: number): void => {
  sums[index] = (sums[index] ?? 0) + value
}

/** Actual commission by the day of payment, as the lines of that day hold it. */
const addSettled = (sums: number[], line: LineRow): void => {
  addTo(sums, i.settledLines, 1)
  addTo(sums, i.actStandard, line.act_standard_amt ?? 0)
  addTo(sums, i.actShopAds, line.act_shop_ads_amt ?? 0)
  addTo(sums, i.actBonus, line.act_bonus_amt ?? 0)
  addTo(sums, i.actPartner, line.act_partner_amt ?? 0)
}

/** Returns without a sale: what went back, and nothing else. */
const adjustmentSums = (lines: readonly LineRow[]): number[] => {
  const sums = newSums()
  for (const line of lines) {
    addTo(sums, i.adjustments, 1)
    addTo(sums, i.refund, line.refund_amt)
    addTo(sums, i.returned, line.refunded_qty + line.returned_qty)
    addTo(sums, i.net, -line.refund_amt)
  }
  return sums
}

const addOurs = (sums: number[], { settlement_status }: LineRow, amt: number): void => {
  addTo(sums, i.ours, amt)
  if (settlement_status === 2) addTo(sums, i.oursSettled, amt)
  if (settlement_status === 3) addTo(sums, i.oursLost, amt)
}

/** Sums of some lines of one order; the order counts once, and once for each SKU. */
const sumsOf = (lines: readonly LineRow[], ours: Ours): number[] => {
  if (lines[0] && isAdjustment(lines[0])) return adjustmentSums(lines)
  const sums = newSums()
  sums[i.orders] = 1
  sums[i.lines] = lines.length
  sums[i.skuOrders] = lines.length < 2 ? lines.length : new Set(lines.map((line) => line.sku_id)).size
  for (const line of lines) {
    const commission = estimatedOf(line)
    addTo(sums, i.gmv, line.pay_amt)
    addTo(sums, i.items, line.quantity)
    addTo(sums, i.base, line.est_base_amt)
    addTo(sums, i.commission, commission)
    addTo(sums, i.partner, line.est_partner_amt)
    addTo(sums, i.refund, line.refund_amt)
    addTo(sums, i.returned, line.refunded_qty + line.returned_qty)
    addTo(sums, i.standard, line.est_standard_amt)
    addTo(sums, i.shopAds, line.est_shop_ads_amt)
    for (const amt of ours.get(line)?.values() ?? []) addOurs(sums, line, amt)
    // A delivered line has a day on which its commission falls due (rule 9).
    const isSettled = line.settlement_status === 2
    const isDelivered = line.settle_due_t !== null || isSettled
    if (isDelivered) addTo(sums, i.deliveredLines, 1)
    if (isSettled || (isDelivered && line.settlement_status === 1)) addTo(sums, i.dueLines, 1)
    if (line.settlement_status === 1) {
      addTo(sums, i.pending, commission)
      addTo(sums, i.pendingLines, 1)
    }
    if (isSettled) addSettled(sums, line)
    if (line.settlement_status === 3) {
      addTo(sums, i.ineligibleLines, 1)
      addTo(sums, i.ineligible, commission)
    } else addTo(sums, i.net, line.pay_amt - line.refund_amt)
  }
  return sums
}

/** The company's side of some lines by role. */
const sumsByRole = (lines: readonly LineRow[], ours: Ours): Map<number, number[]> => {
  const all = new Map<number, number[]>()
  for (const line of lines)
    for (const [role, amt] of ours.get(line) ?? []) {
      const sums = all.get(role) ?? newSums()
      all.set(role, sums)
      addOurs(sums, line, amt)
    }
  return all
}

const groupBy = (lines: readonly LineRow[], key: (line: LineRow) => string): Map<string, LineRow[]> => {
  const groups = new Map<string, LineRow[]>()
  for (const line of lines) {
    const name = key(line)
    const group = groups.get(name)
    if (group) group.push(line)
    else groups.set(name, [line])
  }
  return groups
}

interface Booking {
  readonly ours: Ours
  readonly into: Contributions
  readonly scope: string
  readonly sign: number
}

/** One dimension of a day: an id that the source does not know (empty) is no row. */
const addDim = (booking: Booking, day: number, dim: number, id: string, sums: readonly number[]): void => {
  if (id !== '') booking.into.add(booking.scope, grains.day, day, dim, id, sums, booking.sign)
}

const bookPaid = (booking: Booking, order: OrderState, lines: readonly LineRow[], day: number, hour: number): void => {
  const { into, scope, sign, ours } = booking
  const { region, shop_id, buyer_key } = order.row
  const sums = sumsOf(lines, ours)
  into.add(scope, grains.all, 0, dims.total, '', sums, sign)
  into.add(scope, grains.day, day, dims.total, '', sums, sign)
  into.add(scope, grains.hour, hour, dims.total, '', sums, sign)
  addDim(booking, day, dims.region, region, sums)
  addDim(booking, day, dims.shop, shop_id, sums)
  if (buyer_key !== '') into.addBuyer(scope, day, buyer_key, sign)
  // Most orders are one line: its sums are those of the whole.
  const groupSums = (group: readonly LineRow[]): number[] =>
    group.length === lines.length ? sums : sumsOf(group, ours)
  for (const [product, group] of groupBy(lines, (line) => line.product_id))
    addDim(booking, day, dims.product, product, groupSums(group))
  for (const [creator, group] of groupBy(lines, (line) => line.creator_id))
    addDim(booking, day, dims.creator, creator, groupSums(group))
  for (const [type, group] of groupBy(lines, (line) => String(line.content_type)))
    addDim(booking, day, dims.content, type, groupSums(group))
  for (const [collab, group] of groupBy(lines, (line) => String(line.collab_type)))
    addDim(booking, day, dims.collab, collab, groupSums(group))
  for (const [status, group] of groupBy(lines, (line) => String(line.settlement_status))) {
    const ofStatus = groupSums(group)
    into.add(scope, grains.all, 0, dims.status, status, ofStatus, sign)
    addDim(booking, day, dims.status, status, ofStatus)
  }
  for (const [role, ofRole] of sumsByRole(lines, ours)) addDim(booking, day, dims.role, String(role), ofRole)
}

/** What each member itself brought, by day: kept of whole companies, because a member's own scope holds those below it too. */
const bookOwners = (booking: Booking, lines: readonly LineRow[], day: number): void => {
  const owned = lines.filter((line) => line.owner_member_id !== null)
  for (const [owner, group] of groupBy(owned, (line) => String(line.owner_member_id)))
    addDim(booking, day, dims.owner, owner, sumsOf(group, booking.ours))
}

/** Pieces by SKU; what came back without a sale sold none. */
const bookSkus = ({ into, sign }: Booking, lines: readonly LineRow[], day: number): void => {
  for (const line of lines)
    if (line.sku_id !== '' && !isAdjustment(line)) into.addSku(line.sku_id, day, sign * line.quantity)
}

/** Content type of a live room. */
const LIVE = 2

/** What each video and each live brought; what came back without a sale names none. */
const bookContents = ({ into, sign }: Booking, lines: readonly LineRow[], day: number): void => {
  for (const [content_id, group] of groupBy(lines, (line) => line.content_id)) {
    if (content_id === '') continue
    const amt = group.reduce((sum, line) => sum + line.pay_amt, 0)
    into.addContent({
      content_id,
      day,
      live_lines: sign * group.filter((line) => line.content_type === LIVE).length,
      sku_orders: sign * new Set(group.map((line) => line.sku_id)).size,
      gmv_amt: sign * amt,
    })
  }
}

/** What the lines of each stage come to, on the day on which their order was made. */
const bookStages = (
  into: Contributions,
  { row }: OrderState,
  lines: readonly LineRow[],
  clock: BusinessClock,
  sign: number,
): void => {
  const { day } = bucketsOf(clock, row.create_t)
  for (const line of lines)
    into.addStage({
      day,
      shop_id: row.shop_id,
      stage: stageOf(row.order_status, line),
      lines: sign,
      items: sign * line.quantity,
      order_amt: sign * line.pay_amt,
      refund_amt: sign * line.refund_amt,
      paid_amt: row.paid_t === null ? 0 : sign * line.pay_amt,
    })
}

/** Lines without a payment belong to no day; they are kept so that a whole filter is never added up line by line. */
const bookUnpaid = ({ into, scope, sign, ours }: Booking, order: OrderState, lines: readonly LineRow[]): void => {
  const add = (dim: number, id: string, group: readonly LineRow[]): void => {
    if (dim === dims.total || id !== '') into.add(scope, grains.unpaid, 0, dim, id, sumsOf(group, ours), sign)
  }
  add(dims.total, '', lines)
  add(dims.region, order.row.region, lines)
  add(dims.shop, order.row.shop_id, lines)
  for (const [creator, group] of groupBy(lines, (line) => line.creator_id)) add(dims.creator, creator, group)
  for (const [type, group] of groupBy(lines, (line) => String(line.content_type))) add(dims.content, type, group)
  for (const [status, group] of groupBy(lines, (line) => String(line.settlement_status)))
    add(dims.status, status, group)
}

/** Actual commission is booked when it was settled, not when the order was paid. */
const bookSettled = (booking: Booking, line: LineRow, clock: BusinessClock): void => {
  if (line.settlement_status !== 2 || line.settled_t === null) return
  const amt = (line.act_standard_amt ?? 0) + (line.act_shop_ads_amt ?? 0) + (line.act_bonus_amt ?? 0)
  if (amt === 0) return
  const { into, scope, sign } = booking
  const { day, hour } = bucketsOf(clock, line.settled_t)
  const sums = newSums()
  sums[i.settled] = amt
  into.add(scope, grains.all, 0, dims.total, '', sums, sign)
  into.add(scope, grains.day, day, dims.total, '', sums, sign)
  into.add(scope, grains.hour, hour, dims.total, '', sums, sign)
  addDim(booking, day, dims.region, line.region, sums)
  addDim(booking, day, dims.shop, line.shop_id, sums)
  addDim(booking, day, dims.product, line.product_id, sums)
  addDim(booking, day, dims.creator, line.creator_id, sums)
  addDim(booking, day, dims.content, String(line.content_type), sums)
}

/**
 * Adds (sign 1) or takes away (sign -1) what an order contributes to the rollups of its company and of every member in
 * its lines' owner paths.
 */
export const contribute = (
  into: Contributions,
  companyId: number,
  clock: BusinessClock,
  order: OrderState,
  sign: 1 | -1,
) => {
  const { paid_t } = order.row
  const all = order.lines.map((line) => line.row)
  const whole = companyScope(companyId)
  bookStages(into, order, all, clock, sign)
  const scopes = new Map<string, LineRow[]>([[whole, all]])
  for (const line of all)
    for (const member of line.owner_path) {
      const scope = memberScope(member)
      const lines = scopes.get(scope)
      if (lines) lines.push(line)
      else scopes.set(scope, [line])
    }
  for (const [scope, lines] of scopes) {
    const booking = { into, scope, sign, ours: oursIn(order, scope === whole ? null : Number(scope.slice(1))) }
    if (paid_t === null) {
      bookUnpaid(booking, order, lines)
      continue
    }
    const { day, hour } = bucketsOf(clock, paid_t)
    bookPaid(booking, order, lines, day, hour)
    if (lines === all) {
      bookSkus(booking, lines, day)
      bookContents(booking, lines, day)
      bookOwners(booking, lines, day)
    }
    for (const line of lines) bookSettled(booking, line, clock)
  }
}
