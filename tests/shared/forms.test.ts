import { expect, test } from 'vitest'
import {
  accountRule,
  avatarRule,
  banknameRule,
  banknumberRule,
  codeRule,
  mobileRule,
  nameRule,
  passwordRule,
  repasswordRule,
} from '../../shared/forms/rules.ts'
import { zoneForm } from '../../shared/forms/zone.ts'
import { baseTexts } from '../../shared/i18n/base.ts'
import { errorTexts } from '../../shared/i18n/errors.ts'
import { messageTexts } from '../../shared/i18n/messages.ts'
import { payeeTexts } from '../../shared/i18n/payee.ts'
import { smsTexts } from '../../shared/i18n/sms.ts'

const right = undefined

test.each([
  ['', 'form.name.missing'],
  ['  ', 'form.name.missing'],
  ['王', 'form.name.wrong'],
  ['王芳', right],
  ['欧阳娜娜', right],
  ['一二三四五六七八九十', right],
  ['一二三四五六七八九十一', 'form.name.wrong'],
  ['Wang', 'form.name.wrong'],
  ['王 芳', 'form.name.wrong'],
  ['王芳1', 'form.name.wrong'],
  ['𠮷野', right],
])('[FO1] a name of "%s" is %s', (value, wrong) => {
  expect(nameRule(value)).toBe(wrong)
})

test.each([
  ['', 'form.bankname.missing'],
  ['工行', 'form.bankname.wrong'],
  ['招商银行', right],
  ['银'.repeat(30), right],
  ['银'.repeat(31), 'form.bankname.wrong'],
])('[FO2] a bank name of "%s" is %s', (value, wrong) => {
  expect(banknameRule(value)).toBe(wrong)
})

test.each([
  ['', 'form.banknumber.missing'],
  ['1'.repeat(15), 'form.banknumber.wrong'],
  ['1'.repeat(16), right],
  ['1'.repeat(17), 'form.banknumber.wrong'],
  ['1'.repeat(18), 'form.banknumber.wrong'],
  ['1'.repeat(19), right],
  ['1'.repeat(20), 'form.banknumber.wrong'],
  ['6222 0000 0000 0000', 'form.banknumber.wrong'],
  ['１'.repeat(16), 'form.banknumber.wrong'],
])('[FO3] a card number of "%s" is %s', (value, wrong) => {
  expect(banknumberRule(value)).toBe(wrong)
})

test.each([
  ['', 'form.code.missing'],
  ['12345', 'form.code.wrong'],
  ['123456', right],
  ['1234567', 'form.code.wrong'],
  ['12345a', 'form.code.wrong'],
])('[FO4] a code of "%s" is %s', (value, wrong) => {
  expect(codeRule(value)).toBe(wrong)
})

test.each([
  ['', 'form.mobile.missing'],
  ['12800000000', 'form.mobile.wrong'],
  ['13800000000', right],
  ['19900000000', right],
  ['1380000000', 'form.mobile.wrong'],
  ['138000000000', 'form.mobile.wrong'],
  ['+8613800000000', 'form.mobile.wrong'],
])('[FO5] a phone of "%s" is %s', (value, wrong) => {
  expect(mobileRule(value)).toBe(wrong)
})

test('[FO6] a password has at least six characters, blanks count; the second equals the first', () => {
  expect(passwordRule('')).toBe('form.password.missing')
  expect(passwordRule('12345')).toBe('form.password.short')
  expect(passwordRule('      ')).toBe(right)
  expect(passwordRule('x'.repeat(201))).toBe('form.password.long')
  expect(repasswordRule('123456')('')).toBe('form.repassword.missing')
  expect(repasswordRule('123456')('123457')).toBe('form.repassword.differs')
  expect(repasswordRule('123456')('123456')).toBe(right)
})

test('[FO7] an avatar is a JPEG under 2 MB', () => {
  const limit = 2 * 1024 * 1024
  expect(avatarRule({ type: 'image/png', size: 1 })).toBe('form.avatar.type')
  expect(avatarRule({ type: 'image/jpeg', size: limit })).toBe('form.avatar.size')
  expect(avatarRule({ type: 'image/jpeg', size: limit - 1 })).toBe(right)
})

test('[FO8] an account that can be registered is 4 to 32 letters, digits, dots, dashes, underscores', () => {
  expect([accountRule(''), accountRule('abc'), accountRule('a'.repeat(33)), accountRule('a b c d')]).toEqual([
    'form.account.missing',
    'form.account.wrong',
    'form.account.wrong',
    'form.account.wrong',
  ])
  expect(accountRule('li.na-01_x')).toBe(right)
})

test.each([
  ['zh', 'form.avatar.type', '上传头像图片只能是 JPG 格式!'],
  ['zh', 'form.avatar.size', '上传头像图片大小不能超过 2MB!'],
  ['en', 'form.repassword.differs', 'the two passwords do not match!'],
  ['en', 'form.repassword.missing', 'please enter the password again'],
  ['en', 'form.code.missing', 'please fill in the verification code'],
  ['en', 'form.name.missing', 'please enter name'],
  ['en', 'form.name.wrong', 'please enter correct name'],
  ['en', 'form.banknumber.wrong', 'please enter correct bank card number'],
  ['en', 'form.password.short', 'at least 6 digits'],
  ['en', 'form.mobile.wrong', 'please enter correct phone number'],
  [
    'en',
    'message.passwordChanged',
    'Password changed successfully, you will be redirected to login, please log in again!',
  ],
  ['en', 'message.modified', 'modified successfully'],
  ['en', 'form.avatar.type', 'Avatar must be a JPG'],
  ['en', 'form.avatar.size', 'Avatar must be under 2 MB'],
  ['en', 'form.bankname.wrong', 'please enter correct bank name'],
  ['en', 'message.module', 'This function needs separate authorization, contact the recruitment manager'],
  ['en', 'message.devTools', 'Please close the developer tools'],
  ['en', 'message.conflict', 'Changed by someone else, please reload'],
  ['en', 'sms.get', 'Get code'],
  ['en', 'sms.wait', 'retry in {n} s'],
  ['en', 'error.network', 'Request timed out, please check the network'],
  ['en', 'error.denied', 'No access'],
  ['en', 'error.tooMany', 'Too many requests'],
  ['zh', 'error.network', '请求超时, 请检查网络!'],
  ['en', 'message.billCancelled', 'Cancelled, remember to handle financial bills in time!'],
  ['en', 'message.relogin', 'Confirm logout'],
  ['en', 'message.reloginYes', 'Re-Login'],
  ['en', 'message.reloginNo', 'Cancel'],
  ['en', 'message.verification', 'Verification failed, please Login again.'],
] as const)('[FO9] the catalogue keeps its texts to the letter: %s %s', (language, key, words) => {
  expect(
    {
      ...baseTexts[language],
      ...errorTexts[language],
      ...messageTexts[language],
      ...payeeTexts[language],
      ...smsTexts[language],
    }[key],
  ).toBe(words)
})

test('[FO9] so does the form of the time zone', () => {
  expect(zoneForm.words.en['form.zone.missing']).toBe('please select a time zone')
})
