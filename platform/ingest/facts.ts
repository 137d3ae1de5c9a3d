import type { CollabType } from '../../shared/areas/orders/enums.ts'
import { commissionBase, commissionOf } from '../../shared/commission/line.ts'
import type { Draft, Said } from './derive.ts'
import { estimateAnew, setEstimate } from './estimate.ts'
import { findRate, type KnownLine } from './found-rate.ts'
import { needsRate, type OpenRate } from './open-rates.ts'
import { allLineFacts, allOrderFacts, lineBit, orderBit } from './said.ts'
import { highest, pick, type ReportTime, Stamps, type Taken } from './stamps.ts'
import type { LineRow, OrderRow } from './state.ts'
import type { IncomingLine, IncomingOrder, OrderUpdate } from './types.ts'

const UNKNOWN_REGION = 'ZZ'

const withBit = (said: number, bit: number, isSaid: boolean): number => (isSaid ? said | bit : said & ~bit)

/** A rate or an estimate that a source leaves open is found or worked out, and is no fact of the source. */
const lineSaid = ({ said = allLineFacts, standard_rate_bp, estimated }: IncomingLine): number =>
  withBit(
    withBit(said, lineBit.standard_rate_bp, standard_rate_bp !== null),
    lineBit.estimated,
    estimated !== undefined,
  )

const newLine = {
  owner_member_id: null,
  act_base_amt: null,
  act_standard_amt: null,
  act_shop_ads_amt: null,
  act_bonus_amt: null,
  act_partner_amt: null,
  fully_return: false,
  settlement_status: 0,
  settle_due_t: null,
  settled_t: null,
  ineligible_reason: null,
  bill_id: null,
  settled_fact_t: null,
  settled_left_amt: null,
} as const

/** A line that nothing is known of. */
const firstFacts = (order: OrderRow, line: IncomingLine, t: number, openRate: OpenRate): Draft => {
  const found = needsRate(line) ? openRate(line.product_id, line.creator_id, order.create_t) : 0
  const standard_rate_bp = line.standard_rate_bp ?? found
  const estimate = line.estimated ?? commissionOf(commissionBase(line), { ...line, standard_rate_bp })
  return {
    order_id: order.order_id,
    sku_id: line.sku_id,
    content_id: line.content_id,
    n: line.n,
    shop_id: order.shop_id,
    region: order.region,
    paid_t: order.paid_t,
    product_id: line.product_id,
    creator_id: line.creator_id,
    content_type: line.content_type,
    collab_type: line.collab_type,
    campaign_id: line.campaign_id,
    commission_model: line.commission_model,
    price_amt: line.price_amt,
    quantity: line.quantity,
    subtotal_amt: line.subtotal_amt,
    seller_discount_amt: line.seller_discount_amt,
    platform_discount_amt: line.platform_discount_amt,
    tax_amt: line.tax_amt,
    pay_amt: line.pay_amt,
    standard_rate_bp,
    shop_ads_rate_bp: line.shop_ads_rate_bp,
    partner_rate_bp: line.partner_rate_bp,
    bonus_rate_bp: line.bonus_rate_bp,
    ads_attributed: line.ads_attributed,
    est_base_amt: estimate.base_amt,
    est_standard_amt: estimate.standard_amt,
    est_shop_ads_amt: estimate.shop_ads_amt,
    est_bonus_amt: estimate.bonus_amt,
    est_partner_amt: estimate.partner_amt,
    refunded_qty: line.refunded_qty,
    returned_qty: line.returned_qty,
    refund_amt: line.refund_amt,
    told_back: null,
    orig_pay_amt: line.orig_pay_amt ?? null,
    fact_t: t,
    said: lineSaid(line),
    told_t: null,
    said_status: line.settlement_status ?? null,
    said_reason: line.reason ?? null,
    owner_path: [],
    ...newLine,
  }
}

/** The name under which the time of a line's told settlement state is kept. */
export const STATUS = 'status'

/** The settlement state that a source tells; one told again without a reason keeps the reason. */
const stateTold = (stamps: Stamps, line: IncomingLine, before: LineRow) => {
  const { settlement_status: told, reason } = line
  const taken = stamps.value(STATUS, told !== undefined, before.said_status !== null)
  if (taken === 'keep' || told === undefined) return { status: before.said_status, reason: before.said_reason }
  if (taken === 'same' && rank(told) < rank(before.said_status ?? 0))
    return { status: before.said_status, reason: before.said_reason }
  return { status: told, reason: reason ?? (told === before.said_status ? before.said_reason : null) }
}

const settlementRanks = [0, 1, 4, 3, 2]
const rank = (status: number): number => settlementRanks.indexOf(status)

/** Where no report tells the collaboration, what the one that names the creator implies stands for it. */
const collabOf = (taken: Taken, creator: Taken, line: IncomingLine, before: LineRow): CollabType => {
  const isTold = ((before.said | (line.said ?? allLineFacts)) & lineBit.collab_type) !== 0
  const isNamed = line.creator_id !== '' || before.creator_id !== ''
  return pick(isNamed && !isTold ? creator : taken, line.collab_type, before.collab_type)
}

/**
 * What a report says of a line, on top of what is known: fact by fact the newest word counts. What was given back is as
 * reports tell it, without single refunds.
 */
const laterFacts = (stamps: Stamps, line: IncomingLine, { row: before, back }: KnownLine): Draft => {
  const of = (name: keyof typeof lineBit): Taken => stamps.bit(name, lineBit[name])
  const sale = stamps.value('pay_amt', true, true)
  const creator = stamps.value('creator_id', line.creator_id !== '', before.creator_id !== '')
  const campaign = stamps.value('campaign_id', line.campaign_id !== '', before.campaign_id !== '')
  const ads = stamps.value('shop_ads_rate_bp', line.shop_ads_rate_bp !== null, before.shop_ads_rate_bp !== null)
  const state = stateTold(stamps, line, before)
  const draft: Draft = { ...before }
  draft.product_id = pick(sale, line.product_id, before.product_id)
  draft.pay_amt = pick(sale, line.pay_amt, before.pay_amt)
  draft.orig_pay_amt = pick(sale, line.orig_pay_amt ?? null, before.orig_pay_amt)
  draft.creator_id = pick(creator, line.creator_id, before.creator_id)
  draft.campaign_id = pick(campaign, line.campaign_id, before.campaign_id)
  draft.shop_ads_rate_bp = pick(ads, line.shop_ads_rate_bp, before.shop_ads_rate_bp)
  draft.content_type = pick(of('content_type'), line.content_type, before.content_type)
  draft.collab_type = collabOf(of('collab_type'), creator, line, before)
  draft.commission_model = pick(of('commission_model'), line.commission_model, before.commission_model)
  draft.price_amt = pick(of('price_amt'), line.price_amt, before.price_amt)
  draft.quantity = pick(of('quantity'), line.quantity, before.quantity)
  draft.subtotal_amt = pick(of('subtotal_amt'), line.subtotal_amt, before.subtotal_amt)
  draft.seller_discount_amt = pick(of('seller_discount_amt'), line.seller_discount_amt, before.seller_discount_amt)
  draft.platform_discount_amt = pick(
    of('platform_discount_amt'),
    line.platform_discount_amt,
    before.platform_discount_amt,
  )
  draft.tax_amt = pick(of('tax_amt'), line.tax_amt, before.tax_amt)
  draft.partner_rate_bp = pick(of('partner_rate_bp'), line.partner_rate_bp, before.partner_rate_bp)
  draft.bonus_rate_bp = pick(of('bonus_rate_bp'), line.bonus_rate_bp, before.bonus_rate_bp)
  draft.ads_attributed = pick(of('ads_attributed'), line.ads_attributed, before.ads_attributed)
  draft.refunded_qty = highest(of('refunded_qty'), line.refunded_qty, back.refunded_qty)
  draft.returned_qty = highest(of('returned_qty'), line.returned_qty, back.returned_qty)
  draft.refund_amt = highest(of('refund_amt'), line.refund_amt, back.refund_amt)
  draft.said_status = state.status
  draft.said_reason = state.reason
  if (of('standard_rate_bp') !== 'keep' && line.standard_rate_bp !== null)
    draft.standard_rate_bp = line.standard_rate_bp
  const estimated = of('estimated')
  if (!line.estimated) {
    if ((before.said & lineBit.estimated) === 0) estimateAnew(draft)
  } else if (estimated !== 'keep') setEstimate(draft, line.estimated)
  return draft
}

/** Facts of which the earliest word counts, that of the report which first called the line settled. */
export const ACTUAL = 'actual'
const SETTLED_T = 'settled_t'
const once = [ACTUAL, SETTLED_T]

/** Whether the amounts or the time of settlement are a source's word. */
export const isTold = ({ told_t }: Pick<LineRow, 'told_t'>, fact: 'actual' | 'settled_t'): boolean =>
  told_t?.includes(`"${fact}"`) ?? false

/** What a report that calls a line settled says of that moment. */
const settledTold = (line: IncomingLine, t: number, isActual: boolean, isTime: boolean): Said => {
  const said = line.said ?? allLineFacts
  const goods = (said & lineBit.refund_amt) === 0 ? {} : { goods: line }
  return {
    settled: {
      t,
      ...goods,
      ...(isActual && line.actual ? { actual: line.actual } : {}),
      ...(isTime && line.settled_t !== undefined ? { settled_t: line.settled_t } : {}),
    },
  }
}

const nothing: Said = {}

/** Where no report tells the price of one, what was paid for all of them stands for it: the newest payment and count known. */
const findPrice = (draft: Draft): void => {
  if ((draft.said & lineBit.price_amt) === 0 && draft.quantity > 0)
    draft.price_amt = Math.round(draft.pay_amt / draft.quantity)
}

/** A line as a report has it, on top of what is known, and what the report says of its settlement. */
export const factsOf = (
  order: OrderRow,
  line: IncomingLine,
  before: KnownLine | undefined,
  at: ReportTime,
  openRate: OpenRate,
): { readonly draft: Draft; readonly said: Said } => {
  const isSettled = line.settlement_status === 2
  if (!before && !isSettled) {
    const draft = firstFacts(order, line, at.t, openRate)
    findPrice(draft)
    return { draft, said: nothing }
  }
  const stamps = new Stamps(before?.row, at, lineSaid(line))
  const draft = before ? laterFacts(stamps, line, before) : firstFacts(order, line, at.t, openRate)
  const isActual = stamps.earliest(ACTUAL, isSettled && line.actual !== undefined)
  const isTime = stamps.earliest(SETTLED_T, isSettled && line.settled_t !== undefined)
  Object.assign(draft, stamps.whole(once))
  findPrice(draft)
  if (before) findRate(draft, order.create_t, before, openRate)
  return { draft, said: isSettled ? settledTold(line, at.t, isActual, isTime) : nothing }
}

/** An order row that is this call's own. */
export type OwnOrder = { -readonly [K in keyof OrderRow]: OrderRow[K] }

/** Where no report tells a status, the furthest of those that its reports imply stands for it. */
const statusOf = (stamps: Stamps, event: IncomingOrder, before: OrderRow): number => {
  const taken = stamps.bit('order_status', orderBit.order_status)
  const isTold = ((before.said | (event.said ?? allOrderFacts)) & orderBit.order_status) !== 0
  return isTold
    ? highest(taken, event.order_status, before.order_status)
    : Math.max(event.order_status, before.order_status)
}

/** A time of payment that is null is nothing that a source says. */
const orderSaid = ({ said = allOrderFacts, paid_t }: IncomingOrder): number =>
  withBit(said, orderBit.paid_t, (said & orderBit.paid_t) !== 0 && paid_t !== null)

/** The earlier of two times, where there are two. */
const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

const firstOrder = (event: IncomingOrder, t: number): OwnOrder => ({
  order_id: event.order_id,
  shop_id: event.shop_id,
  region: event.region,
  buyer_key: event.buyer_key,
  order_status: event.order_status,
  create_t: event.create_t,
  paid_t: event.paid_t,
  delivery_t: event.delivery_t,
  completed_t: event.completed_t ?? null,
  cancelled_t: event.cancelled_t ?? null,
  cancel_by: null,
  cancel_reason: '',
  currency: event.currency,
  order_amt: 0,
  is_sample: event.is_sample,
  source: event.source ?? 'api',
  orig_currency: event.exchanged?.currency ?? null,
  orig_amt: null,
  fx_rate: event.exchanged?.rate ?? null,
  fact_t: t,
  said: orderSaid(event),
  told_t: null,
})

/** An order as a report has it, on top of what is known: it fills in times and never takes one back. */
export const orderOf = (event: IncomingOrder, before: OrderRow | undefined, at: ReportTime): OwnOrder => {
  if (!before) return firstOrder(event, at.t)
  const stamps = new Stamps(before, at, orderSaid(event))
  const of = (name: keyof typeof orderBit): Taken => stamps.bit(name, orderBit[name])
  const timeOf = (name: 'delivery_t' | 'completed_t' | 'cancelled_t'): number | null => {
    const time = event[name] ?? null
    return pick(stamps.value(name, time !== null, before[name] !== null), time, before[name])
  }
  /** Where no report tells it, the earliest time that one infers stands for it. */
  const inferable = (name: 'create_t' | 'paid_t'): number | null =>
    ((before.said | orderSaid(event)) & orderBit[name]) === 0
      ? earlier(event[name], before[name])
      : pick(of(name), event[name], before[name])
  // An older report in another currency tells nothing of the rate at which the order stands.
  const told = event.exchanged ?? null
  const isOther = (told?.currency ?? null) !== before.orig_currency
  const currency = stamps.value('currency', true, true)
  const rate = isOther ? currency : 'new'
  const region = stamps.value('region', event.region !== UNKNOWN_REGION, before.region !== UNKNOWN_REGION)
  return {
    ...before,
    shop_id: pick(of('shop_id'), event.shop_id, before.shop_id),
    region: pick(region, event.region, before.region),
    buyer_key: pick(of('buyer_key'), event.buyer_key, before.buyer_key),
    order_status: statusOf(stamps, event, before),
    create_t: inferable('create_t') ?? before.create_t,
    paid_t: inferable('paid_t'),
    delivery_t: timeOf('delivery_t'),
    completed_t: timeOf('completed_t'),
    cancelled_t: timeOf('cancelled_t'),
    is_sample: pick(of('is_sample'), event.is_sample, before.is_sample),
    currency: event.currency,
    orig_currency: pick(rate, told?.currency ?? null, before.orig_currency),
    orig_amt: null,
    fx_rate: pick(rate, told?.rate ?? null, before.fx_rate),
    ...stamps.whole(),
  }
}

/** A known order after a change that a source tells of it. */
export const updatedOrder = (before: OrderRow, event: OrderUpdate, at: ReportTime): OwnOrder => {
  const { order_status } = event
  const stamps = new Stamps(before, at, order_status === undefined ? 0 : orderBit.order_status)
  const timeOf = (name: 'delivery_t' | 'completed_t' | 'cancelled_t'): number | null => {
    const told = event[name] ?? null
    return told === null ? before[name] : pick(stamps.value(name, true, before[name] !== null), told, before[name])
  }
  const row = {
    ...before,
    order_status:
      order_status === undefined
        ? before.order_status
        : highest(stamps.bit('order_status', orderBit.order_status), order_status, before.order_status),
    delivery_t: timeOf('delivery_t'),
    completed_t: timeOf('completed_t'),
    cancelled_t: timeOf('cancelled_t'),
  }
  return { ...row, ...stamps.some() }
}
