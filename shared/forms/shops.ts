import { shopProductsApi } from '../areas/shops/products-api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'

const words = defineWords({
  'form.skuAmount.title': ['修改{field}', 'Change the {field}'],
  'form.skuAmount.note': ['{name}', '{name}'],
  'form.skuAmount.value': ['{field}', 'New {field}'],
  'form.skuAmount.askText': ['{name}：{changes}', '{name}: {changes}'],
  'form.skuAmount.send': ['保存', 'Save'],
  'form.skuAmount.done': ['已保存', 'Saved'],
})

/** The value that is changed, and as it was seen. */
interface SeenSku<Name> {
  readonly sku_id: string
  readonly field: Name
  readonly seen: number | null
}

const common = { endpoint: shopProductsApi.sku, words, asks: 'before-after' } as const
const MOST = 1_000_000_000

/** An amount of one SKU. */
export const skuAmountForm = defineForm({
  ...common,
  id: 'skuAmount',
  fields: [f.money('value', { least: 0, most: MOST })],
  input: (values, about: SeenSku<'price' | 'cost'>) => ({ ...values, ...about }),
})

/** How many there are of one SKU. */
export const skuStockForm = defineForm({
  ...common,
  id: 'skuStock',
  like: 'skuAmount',
  fields: [f.count('value', { least: 0, most: MOST })],
  input: (values, about: SeenSku<'stock'>) => ({ ...values, ...about }),
})
