import { goodsSubmitApi } from '../areas/goods/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'

const words = defineWords({
  'form.goodsSubmit.product': ['商品ID或链接', 'Product ID or link'],
  'form.goodsSubmit.product.none': ['请填写商品ID或链接', 'Please enter a product ID or a link'],
  'form.goodsSubmit.send': ['提交收录', 'Ask for it'],
})

/** Asks for a product that nobody has looked at yet. */
export const goodsSubmitForm = defineForm({
  id: 'goodsSubmit',
  endpoint: goodsSubmitApi.submit,
  words,
  unguarded: true,
  refreshes: true,
  fields: [
    f.text('product', {
      most: 300,
      rule: (typed: string) => (typed === '' ? 'form.goodsSubmit.product.none' : undefined),
    }),
  ],
})
