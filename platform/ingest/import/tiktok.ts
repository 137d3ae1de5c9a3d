import { type Field, fieldNames, fields } from './fields.ts'
import { missingColumns, placeOf } from './header.ts'
import { LineReader } from './line-reader.ts'
import type { Preset } from './row.ts'

const NAME = 'tiktok-affiliate'

const placesOf = (header: readonly string[]): Readonly<Record<Field, number>> =>
  Object.fromEntries(fields.map((field) => [field, placeOf(header, fieldNames[field])])) as Record<Field, number>

/** One of each must be there. */
const needed: readonly (readonly [Field, ...Field[]])[] = [
  ['order_id'],
  ['sku_id', 'product_id'],
  ['pay_amount'],
  ['currency'],
  ['create_time', 'paid_time'],
]

const check = (header: readonly string[], at: Readonly<Record<Field, number>>): void => {
  const missing = needed.filter((some) => some.every((field) => at[field] < 0))
  if (missing.length > 0)
    throw missingColumns(
      NAME,
      header,
      missing.map((some) => some.map((field) => fieldNames[field][0]).join(' / ')),
    )
}

/** The platform's own export of affiliate orders, in English or Chinese. */
export const tiktokAffiliate: Preset = {
  name: NAME,
  identity: NAME,
  zone: undefined,
  currency: (header, row) => row[placesOf(header).currency]?.trim().toUpperCase() || undefined,
  timeColumn: (header) => {
    const at = placesOf(header)
    return at.create_time >= 0 ? at.create_time : at.paid_time
  },
  open: (header, options) => {
    const at = placesOf(header)
    check(header, at)
    return new LineReader(
      {
        get: (record, field) => (at[field] < 0 ? '' : (record[at[field]] ?? '')),
        dateFormat: 'auto',
        decimalComma: false,
        amountTimes: { digits: 1, scale: 0 },
        repeated: 'replace',
        fallbackShop: NAME,
        moreWords: {},
      },
      options,
    )
  },
}
