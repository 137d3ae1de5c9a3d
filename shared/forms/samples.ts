import { sampleApi, sampleFields } from '../areas/samples/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

const words = defineWords({
  'form.sample.title': ['申请样品', 'Request a sample'],
  'form.sample.note': ['{title}', '{title}'],
  'form.sample.sku_id': ['规格', 'Variation'],
  'form.sample.qty': ['数量', 'Quantity'],
  'form.sample.creator_id': ['达人', 'Creator'],
  'form.sample.address': ['收货地址', 'Delivery address'],
  'form.sample.content_type': ['内容形式', 'Content'],
  'sampleContent.1': ['短视频', 'Video'],
  'sampleContent.2': ['直播', 'Live'],
  'form.sample.content_count': ['内容条数', 'How many'],
  'form.sample.content_date': ['最晚发布日期', 'Published by'],
  'form.sample.send': ['提交申请', 'Send the request'],
  'form.sample.done': ['样品申请已提交，等待审核', 'The request was sent and is in review'],
})

interface Product {
  readonly product_id: string
  /** Commission rate that was seen, basis points; null: not reported. */
  readonly rate_bp: number | null
}

/** Asks for a sample of a product, for a creator. */
export const sampleForm = defineForm({
  id: 'sample',
  endpoint: sampleApi.apply,
  words,
  fields: sampleFields,
  input: (values, about: Product) => ({ ...values, ...about }),
})
