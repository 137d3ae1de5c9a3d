import { describe, expect, it } from 'vitest'
import { createBook, type OrderBook } from '../../platform/demo/book.ts'
import { platformWorld, tideWorld } from '../../platform/demo/world.ts'
import type { IncomingLine, IncomingOrder } from '../../platform/ingest/types.ts'

const DAY = 86_400
const opening = Date.parse('2026-08-18T16:00:00Z') / 1000
const plan = { origin: opening, days: 90, scale: 1 }
const bookOf = (seed: number): OrderBook => createBook(tideWorld(seed), plan)
const book = bookOf(7)

const ordersFrom = (from: number, to: number, source = book): IncomingOrder[] => {
  const found: IncomingOrder[] = []
  for (let minute = from / 60; minute < to / 60; minute++) found.push(...source.ordersOfMinute(minute))
  return found
}
/** Three ordinary days near the end of the history. */
const orders = ordersFrom(opening + 74 * DAY, opening + 77 * DAY)
const lines = orders.flatMap((order) => order.lines)
const shareOf = (has: (line: IncomingLine) => boolean): number => lines.filter(has).length / lines.length
const countBy = <T>(list: readonly T[], key: (one: T) => string): number[] => {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1)
  return [...counts.values()].sort((a, b) => b - a)
}

describe('orders as a function of time', () => {
  it('[D1] gives the same orders and changes for the same seed, in whatever order they are asked for', () => {
    const minutes = Array.from({ length: 240 }, (_, i) => opening / 60 + 60_000 + i * 17)
    const other = bookOf(7)
    const backwards = [...minutes].reverse().map((minute) => other.ordersOfMinute(minute))
    const forwards = minutes.map((minute) => book.ordersOfMinute(minute))
    expect(forwards).toEqual(backwards.reverse())
    expect(forwards.flat().map((order) => book.updatesOf(order))).toEqual(
      forwards.flat().map((order) => other.updatesOf(order)),
    )
    expect(forwards.flat().length).toBeGreaterThan(300)
    const ids = (source: OrderBook): string[] =>
      minutes.flatMap((m) => source.ordersOfMinute(m).map((o) => o.buyer_key))
    expect(ids(bookOf(8))).not.toEqual(ids(book))
  })

  it('[D1] says the same whether a span is asked for at once or in pieces', () => {
    const minute = opening / 60 + 100_000
    const [from, middle, to] = [minute * 60 + 5, minute * 60 + 31, minute * 60 + 58]
    const whole = book.standingsOf(minute, from, to, to + DAY)
    const pieces = [
      ...book.standingsOf(minute, from, middle, to + DAY),
      ...book.standingsOf(minute, middle, to, to + DAY),
    ]
    expect(pieces).toEqual(whole)
    const later = [minute * 60 + 3 * DAY, minute * 60 + 7 * DAY, minute * 60 + 30 * DAY] as const
    const byOrder = (list: ReturnType<OrderBook['changesOf']>) =>
      [...list].sort((a, b) => a.update.order_id.localeCompare(b.update.order_id) || a.t - b.t)
    expect(
      byOrder([...book.changesOf(minute, later[0], later[1]), ...book.changesOf(minute, later[1], later[2])]),
    ).toEqual(byOrder(book.changesOf(minute, later[0], later[2])))
  })

  it('[D2] leaves no hour of a day empty, and every market buys by its own clock', () => {
    const hours = countBy(orders, (order) => String(Math.floor((order.paid_t ?? 0) / 3600)))
    expect(hours.length).toBe(72)
    expect(hours.at(-1)).toBeGreaterThan(60)
    const at = (region: string, hour: number): number =>
      orders.filter((o) => o.region === region && Math.floor(((o.paid_t ?? 0) % DAY) / 3600) === hour).length
    // 14:00 UTC is 21:00 in Jakarta; 20:00 UTC is 03:00 there, but 21:00 in London (summer time).
    expect(at('ID', 14)).toBeGreaterThan(4 * at('ID', 20))
    expect(at('GB', 20)).toBeGreaterThan(4 * at('GB', 2))
  })

  it('[D3] keeps the shares of content, ads, campaigns and lines', () => {
    for (const [kind, share] of [
      [1, 0.55],
      [2, 0.3],
      [3, 0.1],
      [5, 0.04],
      [4, 0.01],
    ] as const) {
      expect(shareOf((line) => line.content_type === kind)).toBeCloseTo(share, 1)
      expect(Math.abs(shareOf((line) => line.content_type === kind) - share)).toBeLessThan(0.012)
    }
    expect(Math.abs(shareOf((line) => line.ads_attributed) - 0.15)).toBeLessThan(0.012)
    expect(Math.abs(shareOf((line) => line.partner_rate_bp > 0) - 0.12)).toBeLessThan(0.012)
    expect(Math.abs(lines.length / orders.length - 1.15)).toBeLessThan(0.02)
    const american = orders.filter(({ region }) => region === 'US').length / orders.length
    expect(Math.abs(american - 0.34)).toBeLessThan(0.03)
    expect(countBy(orders, ({ region }) => region).length).toBe(16)
  })

  it('[D4] cancels and refunds some orders and delivers the others, in order of time', () => {
    let cancelled = 0
    let refunded = 0
    const broken: unknown[] = []
    const check = (order: IncomingOrder, isRight: boolean, what: string): void => {
      if (!isRight) broken.push([what, order.order_id, book.updatesOf(order)])
    }
    for (const order of orders) {
      const paid = order.paid_t ?? 0
      const changes = book.updatesOf(order)
      const [first] = changes
      check(
        order,
        changes.every(({ t }, i) => t > (changes[i - 1]?.t ?? paid) - 1 && t > paid),
        'order of time',
      )
      check(
        order,
        changes.every(({ update }) => update.order_id === order.order_id),
        'own changes',
      )
      const refunds = changes.flatMap(({ update }) => update.refunds ?? [])
      const lineOf = (sku: string): IncomingLine | undefined => order.lines.find(({ sku_id }) => sku_id === sku)
      if (first?.update.order_status === 140) {
        cancelled++
        check(order, changes.length === 1 && first.t - paid < 3600, 'cancelled within the hour')
        check(order, refunds.length === order.lines.length, 'every line refunded')
        check(
          order,
          refunds.every(({ amt, sku_id }) => amt === lineOf(sku_id)?.pay_amt),
          'refunded whole',
        )
        continue
      }
      refunded += refunds.length
      const days = ((changes.find(({ update }) => update.order_status === 122)?.t ?? 0) - paid) / DAY
      check(order, days >= 2 && days <= 9, 'days to delivery')
      check(
        order,
        refunds.every(({ applied_t }) => applied_t > paid + days * DAY),
        'refund after delivery',
      )
      check(
        order,
        refunds.every(({ qty, sku_id }) => qty <= (lineOf(sku_id)?.quantity ?? 0)),
        'refunded quantity',
      )
      check(
        order,
        refunds.every(({ amt, sku_id }) => amt > 0 && amt <= (lineOf(sku_id)?.pay_amt ?? 0)),
        'refunded amount',
      )
      check(order, changes.at(-1)?.update.settled_t === changes.at(-1)?.t, 'settled last')
    }
    expect(broken).toEqual([])
    expect(Math.abs(cancelled / orders.length - 0.03)).toBeLessThan(0.006)
    expect(Math.abs(refunded / lines.length - 0.07)).toBeLessThan(0.01)
  })

  it('[D20] leaves some orders unpaid, for a day to three, and has some lines frozen, each with a reason', () => {
    const [from, to] = [opening + 74 * DAY, opening + 77 * DAY]
    const standing = []
    for (let minute = from / 60; minute < to / 60; minute++) standing.push(...book.standingsOf(minute, from, to, from))
    const unpaid = standing.map(({ order }) => order).filter(({ paid_t }) => paid_t === null)
    expect(standing.length - unpaid.length).toBe(orders.length)
    expect(Math.abs(unpaid.length / orders.length - 0.015)).toBeLessThan(0.003)
    for (const order of unpaid) {
      const [end, ...more] = book.updatesOf(order)
      const days = ((end?.t ?? 0) - order.create_t) / DAY
      expect([order.order_status, end?.update.order_status, end?.update.refunds, more]).toEqual([
        100,
        140,
        undefined,
        [],
      ])
      expect([days > 1, days < 3.1]).toEqual([true, true])
    }
    const frozen = lines.filter(({ settlement_status }) => settlement_status === 4)
    expect(Math.abs(frozen.length / lines.length - 0.006)).toBeLessThan(0.002)
    expect([...new Set(frozen.map(({ reason }) => reason))].sort()).toEqual([3, 4, 5])
    expect(lines.every(({ settlement_status, reason }) => (settlement_status === 4) === (reason !== undefined))).toBe(
      true,
    )
  })

  it('[D5] sells by Zipf: a few creators and products bring most, regulars come again', () => {
    const creators = countBy(lines, ({ creator_id }) => creator_id)
    const top = creators.slice(0, 30).reduce((sum, n) => sum + n, 0) / lines.length
    expect(top).toBeGreaterThan(0.4)
    expect(top).toBeLessThan(0.75)
    expect(creators.length).toBeGreaterThan(250)
    // Slope of log(count) over log(rank), least squares over ranks 5 to 150.
    const points = creators.slice(4, 150).map((n, i) => [Math.log(i + 5), Math.log(n)] as const)
    const mean = (list: number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length
    const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
    const slope = mean(points.map(([x, y]) => (x - mx) * (y - my))) / mean(points.map(([x]) => (x - mx) ** 2))
    expect(slope).toBeLessThan(-0.7)
    expect(slope).toBeGreaterThan(-1.5)
    const products = countBy(lines, ({ product_id }) => product_id)
    expect(products.slice(0, 40).reduce((sum, n) => sum + n, 0) / lines.length).toBeGreaterThan(0.3)
    const buyers = countBy(orders, ({ buyer_key }) => buyer_key)
    expect(buyers.length).toBeLessThan(orders.length * 0.97)
    expect(buyers.length).toBeGreaterThan(orders.length * 0.6)
  })

  it('[D6] grows to some 6,000 to 7,500 orders a day, with a peak on 11-11', () => {
    const day = (number: number): number =>
      ordersFrom(opening + number * DAY, opening + (number + 1) * DAY).length / 0.94
    expect(day(1)).toBeGreaterThan(700)
    expect(day(1)).toBeLessThan(1_300)
    const week = [92, 93, 94, 95, 96, 97, 98].map(day)
    const mean = week.reduce((sum, n) => sum + n, 0) / 7
    expect(mean).toBeGreaterThan(6_000)
    expect(mean).toBeLessThan(7_500)
    const singlesDay = (Date.parse('2026-11-10T16:00:00Z') / 1000 - opening) / DAY
    expect(day(singlesDay)).toBeGreaterThan(1.7 * day(singlesDay - 3))
    expect(book.ordersOfMinute(opening / 60 - 1)).toEqual([])
  })

  it('[D7] keeps the arithmetic of every order', () => {
    const all = [...orders, ...ordersFrom(opening + 74 * DAY, opening + 77 * DAY, createBook(platformWorld(7), plan))]
    const isRight = (line: IncomingLine): boolean =>
      line.subtotal_amt === line.price_amt * line.quantity &&
      line.pay_amt === line.subtotal_amt - line.seller_discount_amt - line.platform_discount_amt &&
      line.pay_amt > line.tax_amt &&
      line.price_amt >= 300 &&
      line.price_amt <= 8_000 &&
      (line.standard_rate_bp ?? 0) >= 800
    const broken = all.filter(
      (order) =>
        new Set(order.lines.map(({ sku_id }) => sku_id)).size !== order.lines.length ||
        order.create_t >= (order.paid_t ?? 0) ||
        !order.lines.every(isRight),
    )
    expect(broken).toEqual([])
    expect(new Set(all.map(({ order_id }) => order_id)).size).toBe(all.length)
    const titles = tideWorld(7).shelves.flatMap(({ products }) => products.map(({ title }) => title))
    expect([titles.length, new Set(titles).size]).toEqual([400, 400])
  })
})
