import { contractFields, dealApi, dealFields } from '../areas/deals/api.ts'
import { dealListTexts } from '../areas/deals/words.ts'
import { defineWords, joinTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** A deal, new or worded anew. */
export const dealForm = defineForm({
  id: 'deal',
  endpoint: dealApi.save,
  words: joinTexts(
    dealListTexts,
    defineWords({
      'form.deal.title': ['合作', 'Deal'],
      'form.deal.note': [
        '商品和达人可以先空着，寄样前补齐。',
        'Product and creator may be named later, before a sample is sent.',
      ],
      'form.deal.brand': ['品牌', 'Brand'],
      'form.deal.deal_type': ['类型', 'Kind'],
      'form.deal.product_id': ['商品', 'Product'],
      'form.deal.creator_id': ['达人', 'Creator'],
      'form.deal.flat_amt': ['一口价', 'Flat fee'],
      'form.deal.flat_amt.note': ['一口价和混合需要', 'For a flat fee, and for both'],
      'form.deal.rate_bp': ['佣金率', 'Commission rate'],
      'form.deal.rate_bp.note': ['纯佣和混合需要', 'For commission, and for both'],
      'form.deal.requirement': ['内容要求', 'Asked for'],
      'form.deal.content_date': ['内容截止', 'Content due'],
      'form.deal.send': ['保存', 'Save'],
      'form.deal.done': ['合作已保存', 'The deal is saved'],
    }),
  ),
  fields: dealFields,
  input: (fields, about: { readonly id: string | null }) => ({ ...fields, id: about.id }),
  refreshes: true,
})

/** What was signed. */
export const dealContractForm = defineForm({
  id: 'dealContract',
  endpoint: dealApi.contract,
  words: defineWords({
    'form.dealContract.title': ['上传合同', 'Bring a contract'],
    'form.dealContract.note': ['图片（扫描或拍照）或文本。', 'A picture (a scan or photograph) or a text.'],
    'form.dealContract.file_id': ['文件', 'File'],
    'form.dealContract.send': ['保存', 'Save'],
    'form.dealContract.done': ['合同已保存', 'The contract is kept'],
  }),
  fields: contractFields,
  input: (fields, about: { readonly id: string }) => ({ ...fields, id: about.id }),
  refreshes: true,
})
