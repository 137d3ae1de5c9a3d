import { currencyDecimals } from '../../../shared/format/number.ts'
import { keysOf } from '../../../shared/keys.ts'
import { lineBit, orderBit } from '../said.ts'
import { lineKey } from '../state.ts'
import { isAmount, type Refused, refuse } from '../validate.ts'
import type { Counted } from './control.ts'
import type { Field } from './fields.ts'
import { refuseTime, type TimeTrouble, timeBounds, timeReader } from './forms/dates.ts'
import { type Decimal, type NumberForm, readAmount } from './forms/numbers.ts'
import { columnsOf } from './header.ts'
import { regionOf } from './regions.ts'
import type { Preset, ReaderOptions, Row, RowReader } from './row.ts'
import { buyerHasher, minorUnits, readCount, readText } from './values.ts'

const columns = {
  invoice: ['InvoiceNo', 'Invoice'],
  stock: ['StockCode'],
  description: ['Description'],
  quantity: ['Quantity'],
  date: ['InvoiceDate'],
  price: ['UnitPrice', 'Price'],
  customer: ['CustomerID', 'Customer ID'],
  country: ['Country'],
} as const
type Column = keyof typeof columns
const names = keysOf(columns)

const meanings: Readonly<Record<Column, Field>> = {
  invoice: 'order_id',
  stock: 'sku_id',
  description: 'product_name',
  quantity: 'quantity',
  date: 'create_time',
  price: 'price',
  customer: 'buyer',
  country: 'region',
}

const CURRENCY = 'GBP'
/** What a line of the file says; the rest are stand-ins. */
const SAID = lineBit.price_amt | lineBit.quantity
const SHOP = { id: 'online-retail', name: 'Online Retail', region: 'GB' }

/** A stock code with a letter behind its number is a variant of the product with that number. */
const baseCode = (stock: string): [product: string, variant: string] => {
  const [, number, letters] = /^(\d+)([A-Za-z]+)$/.exec(stock) ?? []
  return number && letters ? [number, letters] : [stock, '']
}

const zeroPrice = refuse('单价为 0，不是销售', 'unit price is 0: not a sale')
const invalid = (column: string, text: string): Refused =>
  refuse(`${column}“${text}”无法识别`, `${column} "${text}" cannot be read`)

const returnName = (invoice: string, stock: string): string => `${invoice}:${stock}`

class Reader implements RowReader {
  readonly repeated = 'count'
  readonly #at: Readonly<Record<Column, number>>
  readonly #time: (text: string) => number
  readonly #bounds: (t: number) => TimeTrouble | undefined
  readonly #numbers: NumberForm
  readonly #buyer: (id: string) => string
  readonly #decimals = currencyDecimals(CURRENCY)
  readonly #prices = new Map<string, Decimal | undefined>()

  constructor(at: Readonly<Record<Column, number>>, options: ReaderOptions) {
    this.#at = at
    this.#time = timeReader(options.zone, options.forms?.dates.form ?? 'DMY', options.shift)
    this.#bounds = timeBounds(options.shift, options.now)
    this.#numbers = options.forms?.numbers.form ?? 'point'
    this.#buyer = buyerHasher(options.salt)
  }

  #price(text: string): Decimal | undefined {
    if (this.#prices.has(text)) return this.#prices.get(text)
    if (this.#prices.size > 5000) this.#prices.clear()
    const price = readAmount(text, this.#numbers, this.#decimals)
    this.#prices.set(text, price)
    return price
  }

  groupOf(fields: readonly string[]): string {
    return (fields[this.#at.invoice] ?? '').trim()
  }

  keysOf(fields: readonly string[]): readonly string[] {
    const stock = (fields[this.#at.stock] ?? '').trim()
    return stock === ''
      ? []
      : [lineKey({ sku_id: stock, content_id: '', n: 1 }), returnName(this.groupOf(fields), stock)]
  }

  countedOf(fields: readonly string[]): Counted {
    const get = (column: Column): string => fields[this.#at[column]] ?? ''
    const [t, price] = [this.#time(get('date')), this.#price(get('price'))]
    const quantity = readCount(get('quantity'), this.#numbers)
    const amt = price && !Number.isNaN(quantity) ? minorUnits(price, this.#decimals, quantity) : 0
    return {
      t: Number.isNaN(t) ? null : t,
      currency: CURRENCY,
      pay_amt: isAmount(amt) ? Math.max(0, amt) : 0,
      refund_amt: isAmount(amt) ? Math.max(0, -amt) : 0,
    }
  }

  read(fields: readonly string[]): Row {
    const get = (column: Column): string => fields[this.#at[column]] ?? ''
    const invoice = get('invoice').trim()
    const stock = get('stock').trim()
    const quantity = readCount(get('quantity'), this.#numbers)
    const price = this.#price(get('price'))
    const t = this.#time(get('date'))
    if (!invoice) return { kind: 'reject', ...invalid('InvoiceNo', '') }
    if (!stock) return { kind: 'reject', ...invalid('StockCode', '') }
    if (!price) return { kind: 'reject', ...invalid('UnitPrice', get('price')) }
    if (price.digits === 0) return { kind: 'reject', ...zeroPrice }
    if (Number.isNaN(quantity) || quantity === 0) return { kind: 'reject', ...invalid('Quantity', get('quantity')) }
    if (Number.isNaN(t)) return { kind: 'reject', ...invalid('InvoiceDate', get('date')) }
    const trouble = this.#bounds(t)
    if (trouble) return { kind: 'reject', ...refuseTime('InvoiceDate', get('date'), trouble) }
    const total = minorUnits(price, this.#decimals, quantity)
    if (!isAmount(total))
      return {
        kind: 'reject',
        ...refuse(
          `数量乘单价“${get('quantity')} × ${get('price')}”过大`,
          `Quantity times UnitPrice, "${get('quantity')} x ${get('price')}", is too large for one amount`,
        ),
      }
    const customer = get('customer').trim().replace(/\.0$/, '')
    if (quantity < 0 || price.digits < 0) {
      const amt = Math.abs(total)
      // Money taken back without goods belongs to no sale.
      const buyer_key = price.digits < 0 || customer === '' ? '' : this.#buyer(customer)
      const event = {
        kind: 'return',
        refund_id: returnName(invoice, stock),
        buyer_key,
        sku_id: stock,
        product_id: baseCode(stock)[0],
        shop_id: SHOP.id,
        region: regionOf(get('country')),
        currency: CURRENCY,
        qty: Math.abs(quantity),
        amt,
        applied_t: t,
      } as const
      return { kind: 'return', group: invoice, event }
    }
    if (/^C\d/.test(invoice))
      return { kind: 'reject', ...refuse('退单的数量为正', 'a cancellation with a positive quantity') }
    const [product_id, variant] = baseCode(stock)
    const pay_amt = total
    return {
      kind: 'line',
      group: invoice,
      // Written out: an object that begins with a spread costs the engine a hundred times as much.
      head: {
        said: (customer === '' ? 0 : orderBit.buyer_key) | orderBit.create_t | orderBit.paid_t,
        order_id: invoice,
        shop_id: SHOP.id,
        shop_name: SHOP.name,
        shop_region: SHOP.region,
        region: regionOf(get('country')),
        buyer_key: this.#buyer(customer === '' ? `invoice ${invoice}` : customer),
        order_status: 130,
        create_t: t,
        paid_t: t,
        delivery_t: null,
        currency: CURRENCY,
        is_sample: false,
        source: 'import',
      },
      line: {
        said: SAID,
        sku_id: stock,
        content_id: '',
        n: 1,
        product_id,
        product_name: readText(get('description')),
        sku_name: variant,
        seller_sku: stock,
        creator_id: '',
        creator_name: '',
        content_type: 3,
        collab_type: 9,
        campaign_id: '',
        commission_model: 1,
        price_amt: minorUnits(price, this.#decimals),
        quantity,
        subtotal_amt: pay_amt,
        seller_discount_amt: 0,
        platform_discount_amt: 0,
        tax_amt: 0,
        pay_amt,
        standard_rate_bp: 0,
        shop_ads_rate_bp: null,
        partner_rate_bp: 0,
        bonus_rate_bp: 0,
        ads_attributed: false,
        refunded_qty: 0,
        returned_qty: 0,
        refund_amt: 0,
      },
    }
  }
}

/** The UCI "Online Retail" data set: invoices of a British web shop, no creators and no commission. */
export const onlineRetail: Preset = {
  name: 'online-retail',
  identity: 'online-retail',
  zone: 'Europe/London',
  currency: CURRENCY,
  timeColumn: (header) => columnsOf('online-retail', header, columns).date,
  columnsOf: (header) => {
    const at = columnsOf('online-retail', header, columns)
    const fieldAt = new Map(names.map((column) => [at[column], meanings[column]]))
    return header.map((name, place) => ({ name: name.trim(), field: fieldAt.get(place) }))
  },
  formsOf: () => ({}),
  open: (header, options) => new Reader(columnsOf('online-retail', header, columns), options),
}
