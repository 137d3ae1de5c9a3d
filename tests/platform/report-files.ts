import fc from 'fast-check'
import { dayText } from '../../shared/time/zone.ts'

/** The first hour of the small world below, Unix seconds. */
export const H0 = Date.UTC(2025, 9, 24) / 1000
const HOUR = 3600
const DAYS = 16

/** Hours since `H0`. */
type Hour = number

/** A line as it truly runs. */
interface Item {
  readonly sku: number
  readonly content: string
  readonly creator: string
  readonly qty: number
  /** Major units of one item; later `corrected` ones, from that hour on. */
  readonly price: number
  readonly corrected: { readonly at: Hour; readonly price: number } | null
  readonly rate: number
  readonly discount: number
  readonly refunds: readonly Hour[]
  readonly returned: Hour | null
  readonly settled: Hour | null
  readonly frozen: { readonly from: Hour; readonly to: Hour } | null
}

interface Sale {
  readonly n: number
  readonly currency: string
  readonly created: Hour
  readonly paid: Hour | null
  readonly delivered: Hour | null
  readonly cancelled: Hour | null
  readonly items: readonly Item[]
}

/** An invoice of the web shop, and what came back of it. */
interface Invoice {
  readonly n: number
  readonly customer: number
  readonly stock: number
  readonly qty: number
  readonly at: Hour
  readonly back: { readonly qty: number; readonly after: Hour } | null
}

const hours = (days: number) => fc.integer({ min: 1, max: days * 24 })

const item: fc.Arbitrary<Item> = fc
  .record({
    sku: fc.integer({ min: 1, max: 3 }),
    content: fc.constantFrom('', 'v1'),
    creator: fc.constantFrom('', 'ann', 'bob', 'eve'),
    qty: fc.integer({ min: 2, max: 4 }),
    price: fc.integer({ min: 1, max: 90 }),
    corrected: fc.option(fc.record({ at: hours(DAYS), price: fc.integer({ min: 60, max: 90 }) }), { freq: 3 }),
    rate: fc.constantFrom(0, 1000, 1500),
    discount: fc.constantFrom(0, 0, 1),
    refunds: fc.array(hours(DAYS), { maxLength: 1 }),
    returned: fc.option(hours(DAYS), { freq: 1 }),
    settled: fc.option(hours(DAYS), { freq: 1 }),
    frozen: fc.option(fc.record({ from: hours(DAYS), for: hours(6) }), { freq: 1 }),
  })
  .map(({ frozen, ...one }) => ({
    ...one,
    frozen: frozen && { from: frozen.from, to: frozen.from + frozen.for },
  }))

const sale = fc
  .record({
    currency: fc.constantFrom('EUR', 'GBP', 'VND'),
    created: hours(4),
    paid: fc.option(hours(6), { freq: 5 }),
    delivered: fc.option(hours(5), { freq: 2 }),
    cancelled: fc.option(hours(DAYS), { freq: 1 }),
    items: fc.uniqueArray(item, {
      minLength: 1,
      maxLength: 3,
      size: 'max',
      selector: ({ sku, content }) => `${sku} ${content}`,
    }),
  })
  .map(({ paid, delivered, ...one }) => ({
    ...one,
    paid: paid === null ? null : one.created + paid,
    delivered: paid === null || delivered === null ? null : one.created + paid + delivered,
  }))

const invoice = fc.record({
  customer: fc.integer({ min: 1, max: 2 }),
  stock: fc.integer({ min: 1, max: 2 }),
  qty: fc.integer({ min: 1, max: 4 }),
  at: hours(DAYS),
  back: fc.option(fc.record({ qty: fc.integer({ min: 1, max: 2 }), after: hours(4) }), { freq: 2 }),
})

const stamp = (hour: Hour): string => new Date((H0 + hour * HOUR) * 1000).toISOString().slice(0, 19).replace('T', ' ')
const when = (hour: Hour | null, t: Hour): string => (hour !== null && hour <= t ? stamp(hour) : '')
const isPast = (hour: Hour | null, t: Hour): boolean => hour !== null && hour <= t

/** What a file may tell or not, beside what it always has. */
const parts = [
  'created',
  'paid',
  'delivered',
  'quantity',
  'refunded',
  'refund',
  'returned',
  'status',
  'settlement',
  'settled time',
  'actual',
  'creator',
  'collaboration',
  'rate',
  'estimate',
  'discount',
  'shop',
  'buyer',
  'title',
] as const
type Part = (typeof parts)[number]

/** By the part of a file that it belongs to; null: every file has it. */
const columns = {
  'Order ID': null,
  'SKU ID': null,
  'Product ID': null,
  'Product Name': 'title',
  'Content ID': null,
  'Payment Amount': null,
  Currency: null,
  'Time Created': 'created',
  'Payment time': 'paid',
  Quantity: 'quantity',
  'SKU Seller Discount': 'discount',
  'Refunded quantity': 'refunded',
  'Refund amount': 'refund',
  'Returned quantity': 'returned',
  'Order Status': 'status',
  'Settlement status': 'settlement',
  'Time Commission Paid': 'settled time',
  'Actual Commission Payment': 'actual',
  'Creator Username': 'creator',
  'Collaboration type': 'collaboration',
  'Est. standard commission payment': 'estimate',
  'Standard commission rate': 'rate',
  'Order Delivery Time': 'delivered',
  'Shop name': 'shop',
  'Buyer Username': 'buyer',
  'Report time': null,
} as const satisfies Record<string, Part | null>
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]

/** Amounts of the dong are written in its thousands: 90 are 90,000. */
const amount = (currency: string, value: number): string =>
  currency === 'VND' ? String(value * 1000) : (value + 0.37).toFixed(2)

/** A line of the order as a report of hour `t` has it. */
const row = (one: Sale, line: Item, t: Hour, hasTime: boolean): Record<Column, string> => {
  const isPaid = isPast(one.paid, t)
  const isCancelled = isPast(one.cancelled, t)
  const isSettled = isPaid && isPast(line.settled, t)
  const isFrozen = line.frozen !== null && line.frozen.from <= t && t < line.frozen.to
  const price = line.corrected && line.corrected.at <= t ? line.corrected.price : line.price
  const paid = price * line.qty
  const gone = isPaid ? line.refunds.filter((hour) => hour <= t).length : 0
  const back = isPaid && isPast(line.returned, t) ? 1 : 0
  const money = (value: number): string => (value === 0 ? '0' : amount(one.currency, value))
  return {
    'Order ID': `o${one.n}`,
    'SKU ID': `s${line.sku}`,
    'Product ID': `p${Math.ceil(line.sku / 2)}`,
    'Product Name': price === line.price ? 'Lamp' : 'New lamp',
    'Content ID': line.content,
    'Payment Amount': money(paid),
    Currency: one.currency,
    'Time Created': stamp(one.created),
    'Payment time': when(one.paid, t),
    Quantity: String(line.qty),
    'SKU Seller Discount': money(line.discount),
    'Refunded quantity': String(gone),
    'Refund amount': money(gone * price),
    'Returned quantity': String(back),
    'Order Status': isCancelled ? 'Cancelled' : isPast(one.delivered, t) ? 'Delivered' : isPaid ? 'To ship' : 'Unpaid',
    'Settlement status': isSettled
      ? 'Settled'
      : isCancelled
        ? 'Ineligible'
        : isFrozen
          ? 'Frozen'
          : isPaid
            ? 'Pending'
            : 'Unpaid by customer',
    'Time Commission Paid': isSettled ? when(line.settled, t) : '',
    'Actual Commission Payment': isSettled ? money(line.price) : '',
    'Creator Username': line.creator,
    'Collaboration type': line.creator === '' ? 'None' : 'Open',
    'Est. standard commission payment': money(line.price),
    'Standard commission rate': line.rate === 0 ? '' : `${line.rate / 100}%`,
    'Order Delivery Time': when(one.delivered, t),
    'Shop name': `Shop ${one.n % 2}`,
    'Buyer Username': `buyer ${one.n % 2}`,
    'Report time': hasTime ? stamp(t) : '',
  }
}

/** Empty lines after which what came before is written before what follows. */
const GAP = '\n'.repeat(101)

/** A file that reports some of the world as it was at an hour. */
export interface ReportFile {
  readonly name: string
  readonly preset: 'tiktok-affiliate' | 'online-retail'
  /** When it was true, Unix seconds. */
  readonly t: number
  /** Its lines tell that themselves. */
  readonly hasTime: boolean
  readonly text: string
}

const lookOf = fc.record({
  t: fc.oneof(hours(DAYS + 4), hours(10)),
  /** What it tells. */
  told: fc.oneof(
    fc.constant(parts),
    { weight: 2, arbitrary: fc.subarray([...parts], { minLength: parts.length - 5 }) },
    { weight: 2, arbitrary: fc.subarray([...parts]) },
  ),
  hasTime: fc.boolean(),
  isRetail: fc.constantFrom(false, false, true),
  /** Which of the world's lines are in it; bits. */
  part: fc.oneof(fc.constant(0xffff), fc.integer({ min: 1, max: 0xffff })),
  order: fc.infiniteStream(fc.nat(1000)),
  isTwice: fc.boolean(),
})
type Look = typeof lookOf extends fc.Arbitrary<infer T> ? T : never

const shuffled = <T>(all: readonly T[], { order }: Pick<Look, 'order'>): T[] =>
  all
    .map((one) => ({ one, at: order.next().value ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

/** Lines of one order stand together or apart, as it comes. */
const laidOut = (lines: readonly string[], { order }: Pick<Look, 'order'>): string =>
  lines.map((line) => `${line}\n${(order.next().value ?? 0) % 3 === 0 ? '' : GAP}`).join('')

const affiliateFile = (sales: readonly Sale[], look: Look): string => {
  const parts = new Set<Part>(look.told)
  const lines = sales.flatMap((one) => (one.created <= look.t ? one.items.map((line) => ({ one, line })) : []))
  // A file has one of the two times, and without that of its creation tells an order once it is paid.
  if (!parts.has('paid')) parts.add('created')
  const isTold = ({ paid }: Sale): boolean => parts.has('created') || isPast(paid, look.t)
  const told = lines
    .filter(({ one }, i) => isTold(one) && (look.part >> i) & 1)
    .map(({ one, line }) => row(one, line, look.t, look.hasTime))
  const isIn = (name: Column): boolean => {
    const part: Part | null = columns[name]
    return name === 'Report time' ? look.hasTime : part === null || parts.has(part)
  }
  const head = names.filter(isIn)
  const texts = shuffled(told, look).map((cells) => head.map((name) => cells[name]).join(','))
  return `${head.join(',')}\n${laidOut([...texts, ...(look.isTwice ? texts.slice(0, 1) : [])], look)}`
}

const retailFile = (invoices: readonly Invoice[], look: Look): string => {
  const lines = invoices.flatMap(({ n, customer, stock, qty, at, back }) => [
    { at, text: `${n},2200${stock},LAMP,${qty},${stamp(at)},1.25,${customer},France` },
    ...(back
      ? [
          {
            at: at + back.after,
            text: `C${n},2200${stock},LAMP,-${back.qty},${stamp(at + back.after)},1.25,${customer},France`,
          },
        ]
      : []),
  ])
  const told = lines.filter(({ at }, i) => at <= look.t && (look.part >> i) & 1).map(({ text }) => text)
  return `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n${laidOut(shuffled(told, look), look)}`
}

/** What is done to a company, one after the other. */
export type Step =
  /** `cut`: it is ended before the transaction of this number. */
  { readonly kind: 'file'; readonly file: ReportFile; readonly cut: number | null } | RatesStep

/** All rates of a currency, as those of everybody or as the company's own. */
export interface RatesStep {
  readonly kind: 'rates'
  readonly currency: string
  readonly isOwn: boolean
}

export interface Sequence {
  readonly files: readonly ReportFile[]
  readonly rates: readonly RatesStep[]
  readonly steps: readonly Step[]
}

export const currencies = ['EUR', 'GBP', 'VND']
const perDollar = { EUR: 0.9, GBP: 0.77, VND: 25_400 } as const

/** The rates of a currency on all days, every day another one. */
export const ratesOf = (currency: string) => {
  const base = perDollar[currency as keyof typeof perDollar]
  const day0 = Math.floor(H0 / 86_400) - 2
  return Array.from({ length: DAYS + 12 }, (_, d) => ({ day: day0 + d, rate: base * (1 + d / 100) }))
}

/** The same as a file. */
export const ratesFile = (currency: string): string =>
  `day,currency,rate\n${ratesOf(currency)
    .map(({ day, rate }) => `${dayText(day)},${currency},${rate}\n`)
    .join('')}`

/** Reports of a small world, in the disorder in which they come in. */
export const sequences: fc.Arbitrary<Sequence> = fc
  .record({
    sales: fc.array(sale, { minLength: 1, maxLength: 4, size: 'max' }),
    invoices: fc.array(invoice, { maxLength: 5, size: 'max' }),
    own: fc.subarray(currencies),
    looks: fc.array(lookOf, { minLength: 3, maxLength: 6, size: 'max' }),
    cuts: fc.infiniteStream(fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 4 }))),
    order: fc.infiniteStream(fc.nat(1000)),
  })
  .map(({ sales, invoices, own, looks, cuts, order }) => {
    const world = sales.map((one, n) => ({ ...one, n }))
    const bills = invoices.map((one, n) => ({ ...one, n: 1000 + n }))
    const files = looks.map((look, n): ReportFile => {
      const text = look.isRetail ? retailFile(bills, look) : affiliateFile(world, look)
      const preset = look.isRetail ? 'online-retail' : 'tiktok-affiliate'
      return { name: `f${n}.csv`, preset, t: H0 + look.t * HOUR, hasTime: look.hasTime && !look.isRetail, text }
    })
    const told = files.filter(({ text }) => text.trim().includes('\n'))
    const cutOf = (): number | null => cuts.next().value ?? null
    const rates = currencies.map((currency): RatesStep => ({ kind: 'rates', currency, isOwn: own.includes(currency) }))
    const steps: Step[] = [
      ...[...told, ...told.slice(0, 2)].map((file): Step => ({ kind: 'file', file, cut: cutOf() })),
      ...rates,
    ]
    // In the end every file has been there once with all rates, in whatever order.
    const again = shuffled(told, { order }).map((file): Step => ({ kind: 'file', file, cut: null }))
    return { files: [...told].sort((a, b) => a.t - b.t), rates, steps: [...shuffled(steps, { order }), ...again] }
  })
