import { defineWords } from './texts.ts'

/** Words of the button that asks for a verification code. */
export const smsTexts = defineWords({
  'sms.get': ['获取验证码', 'Get code'],
  'sms.wait': ['{n}s 后重试', 'retry in {n} s'],
})
