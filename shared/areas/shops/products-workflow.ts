import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { productStatuses } from '../products/list.ts'
import { shopProductList } from './products-list.ts'

const [ON_SALE, OFF_SHELF] = [1, 4]
/** Draft, on sale, refused, off the shelf: what is in review, frozen or deleted stays as it is. */
const editable = [0, 1, 3, OFF_SHELF]

const MOST_PIECES = 10_000_000
/** Minor units: at most ten million of the unit, enough for every currency. */
const MOST_AMOUNT = 1_000_000_000

/** Own products: on and off the shelf; price, stock and cost of every SKU; the rate of the open collaboration (1 to 80 %). */
export const shopProductWorkflow = defineWorkflow({
  of: 'product',
  list: shopProductList,
  state: 'status',
  states: productStatuses,
  transitions: {
    on: { from: [OFF_SHELF], to: ON_SALE, by: 'anyone', bulk: true, asks: true, undo: 'off' },
    off: { from: [ON_SALE], to: OFF_SHELF, by: 'anyone', bulk: true, danger: true, undo: 'on' },
    price: {
      from: editable,
      by: 'anyone',
      bulk: true,
      // Down to a tenth, up to ten times.
      form: [f.rate('change_bp', { least: -9000, most: 90_000, was: ['min_price', 'max_price'], becomes: 'scaled' })],
    },
    stock: {
      from: editable,
      by: 'anyone',
      bulk: true,
      form: [f.count('stock', { least: 0, most: MOST_PIECES, was: ['stock'], becomes: { times: 'sku_count' } })],
    },
    commission: {
      from: editable,
      by: 'anyone',
      bulk: true,
      form: [f.rate('rate_bp', { least: 100, most: 8000, was: ['commission_rate_bp'] })],
    },
    cost: {
      by: 'anyone',
      bulk: true,
      form: [f.money('cost', { least: 0, most: MOST_AMOUNT, was: ['min_cost', 'max_cost'] })],
    },
  },
})
