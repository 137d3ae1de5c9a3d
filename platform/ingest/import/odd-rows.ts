import type { Field } from './fields.ts'
import { figureOf } from './forms/figure.ts'
import { normal } from './header.ts'
import { ownTotals } from './own.ts'

/** Rows of an export that are no lines of an order, and no mistake either. */

type Get = (field: Field) => string

const HAN = /\p{Script=Han}{5}/u
/** Several words, or a phrase of Chinese, without any digit. */
const isPhrase = (text: string): boolean => !/\d/.test(text) && (/\S\s+\S/.test(text.trim()) || HAN.test(text))

const amounts: readonly Field[] = ['pay_amount', 'price', 'subtotal']
const described: readonly Field[] = [...amounts, 'quantity', 'tax', 'refund_amount', 'create_time', 'paid_time']

/** The row under the headings in which the network's plain order export tells what each column means. */
export const describesFields = (get: Get): boolean =>
  isPhrase(get('order_id')) &&
  described.filter((field) => isPhrase(get(field))).length > 1 &&
  amounts.every((field) => figureOf(get(field)) === undefined)

const totals = new Set(ownTotals.map(normal))

/** The last row of our own workbooks. */
export const isTotals = (fields: readonly string[], get: Get): boolean => {
  const first = fields.find((text) => text.trim() !== '')
  return first !== undefined && totals.has(normal(first)) && get('sku_id') === '' && get('product_id') === ''
}
