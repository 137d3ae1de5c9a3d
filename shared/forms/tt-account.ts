import { addFields, ttAccountApi } from '../areas/tt-accounts/api.ts'
import { ttAccountErrors } from '../areas/tt-accounts/words.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** Follows an account. */
export const ttAccountForm = defineForm({
  id: 'ttAccount',
  endpoint: ttAccountApi.add,
  words: joinTexts(
    pickTexts(ttAccountErrors, 'ttAccount.handle'),
    defineWords({
      'form.ttAccount.title': ['添加账号', 'Add an account'],
      'form.ttAccount.account': ['@用户名或主页链接', '@handle or address of the page'],
      'form.ttAccount.send': ['添加', 'Add'],
      'form.ttAccount.done': ['账号已添加', 'The account is added'],
    }),
  ),
  fields: addFields,
  refreshes: true,
})
