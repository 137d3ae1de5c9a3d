import { accountApi, memberKinds } from '../areas/account/api.ts'
import { payeeTexts } from '../i18n/payee.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'
import { accountRule, mobileRule, nameRule } from './rules.ts'

const words = defineWords({
  'form.invite.missing': ['请输入邀请码', 'please enter the invitation code'],
  'form.agree.missing': ['请先阅读并同意协议', 'please read and accept the terms first'],
  'form.register.title': ['注册潮屏账号', 'Register with Tidewall'],
  'form.register.invite': ['邀请码', 'Invitation code'],
  'form.register.kind': ['账号类型', 'Kind of account'],
  'form.register.kind.note': ['供负责人审核时参考', 'tells the leader who applies'],
  'memberKind.creator': ['达人', 'Creator'],
  'memberKind.agent': ['代理', 'Agent'],
  'memberKind.merchant': ['商家', 'Merchant'],
  'form.register.account': ['账号', 'Account'],
  'form.register.account.note': ['4 到 32 位字母、数字、点、横线或下划线', '4 to 32 letters, digits, . - or _'],
  'form.register.membername': ['姓名', 'Name'],
  'form.register.membername.note': ['2 到 10 个汉字', '2 to 10 Chinese characters'],
  'form.register.mobile': ['手机号', 'Phone number'],
  'form.register.code': ['短信验证码', 'Code by text message'],
  'form.register.password': ['密码', 'Password'],
  'form.register.password_confirm': ['确认密码', 'Password again'],
  'form.register.agree': ['我已阅读并同意以下协议', 'I have read and accept these'],
  'form.register.send': ['提交注册申请', 'Apply for an account'],
})

/** A new account (S02), which awaits the approval of whoever invites. */
export const registerForm = defineForm({
  id: 'register',
  endpoint: accountApi.register,
  words: joinTexts(words, pickTexts(payeeTexts, 'form.name.missing', 'form.name.wrong')),
  fields: [
    f.text('invite', { most: 32, rule: (code: string) => (code === '' ? 'form.invite.missing' : undefined) }),
    f.choice('kind', { options: memberKinds, labels: 'memberKind', open: true, first: memberKinds[0] }),
    f.text('account', { most: 32, rule: accountRule, autoComplete: 'username' }),
    f.text('membername', { most: 20, rule: nameRule, autoComplete: 'name' }),
    f.text('mobile', { most: 11, rule: mobileRule, autoComplete: 'tel-national' }),
    f.code('code', { purpose: 'register', to: 'mobile' }),
    f.password('password'),
    f.password('password_confirm', { repeats: 'password' }),
    f.check('agree', { rule: (agreed: string) => (agreed === '' ? 'form.agree.missing' : undefined) }),
  ],
  input: ({ agree: _, ...values }) => values,
})
