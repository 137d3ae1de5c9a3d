import { accountApi } from '../areas/account/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'
import { mobileRule } from './rules.ts'

const words = defineWords({
  'form.phone.title': ['修改手机号', 'Change phone'],
  'form.phone.step.old': ['验证当前手机号', 'Verify the current phone'],
  'form.phone.step.new': ['绑定新手机号', 'Bind the new phone'],
  'form.phone.proof': ['当前手机号的验证码', 'Code to the current phone'],
  'form.phone.proof.note': ['验证码将发送到 {mobile}', 'The code goes to {mobile}'],
  'form.phone.phone': ['新手机号', 'New phone'],
  'form.phone.code': ['验证码', 'Verification code'],
  'form.phone.send': ['绑定新手机号', 'Bind the new phone'],
})

/** Another phone (D05): the one at hand is proved first, with a call of its own. */
export const phoneForm = defineForm({
  id: 'phone',
  endpoint: accountApi.modifyphone,
  words,
  fields: [
    f.code('proof', { purpose: 'phone_old' }),
    f.text('phone', { rule: mobileRule, most: 11, autoComplete: 'tel-national' }),
    f.code('code', { purpose: 'phone_new', to: 'phone' }),
  ],
  steps: { old: ['proof'], new: ['phone', 'code'] },
  input: ({ phone, code }) => ({ phone, code }),
})
