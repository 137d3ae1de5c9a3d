import { originalApi, useFields } from '../areas/originals/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

const words = defineWords({
  'form.originalUse.title': ['申请使用原片', 'Ask to use an original'],
  'form.originalUse.note': [
    '提供方批准后，公司可在期限内下载并用于剪辑需求。',
    'Once approved, your company may fetch it and name it in demands until the term ends.',
  ],
  'form.originalUse.purpose': ['用途', 'Purpose'],
  'form.originalUse.account': ['使用账号', 'Account'],
  'form.originalUse.until': ['使用至', 'Until'],
  'form.originalUse.send': ['提交申请', 'Ask'],
  'form.originalUse.done': ['申请已提交，等待审批', 'The request was sent'],
})

/** Asks to use an original. */
export const originalUseForm = defineForm({
  id: 'originalUse',
  endpoint: originalApi.apply,
  words,
  fields: useFields,
  refreshes: true,
  input: (values, about: { readonly id: string }) => ({ ...values, ...about }),
})
