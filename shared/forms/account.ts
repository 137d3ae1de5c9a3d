import { accountApi } from '../areas/account/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'
import { mobileRule } from './rules.ts'

const passwordWords = defineWords({
  'form.password.title': ['修改密码', 'Change password'],
  'form.password.send': ['修改密码', 'Change password'],
  'form.password.password': ['新密码', 'New password'],
  'form.password.password_confirm': ['确认新密码', 'New password again'],
  'form.password.code': ['验证码', 'Verification code'],
  'form.password.code.note': ['验证码将发送到 {mobile}', 'The code goes to {mobile}'],
})

/** Another password by a code to the own phone (D04). */
export const passwordForm = defineForm({
  id: 'password',
  endpoint: accountApi.password,
  words: passwordWords,
  fields: [
    f.password('password'),
    f.password('password_confirm', { repeats: 'password' }),
    f.code('code', { purpose: 'password' }),
  ],
})

const firstPasswordWords = defineWords({
  'form.firstPassword.title': ['设置自己的密码', 'Set a password of your own'],
  'form.firstPassword.note': [
    '现在的密码是别人为你设置的。设置新密码后才能继续，其他设备会退出登录。',
    'Somebody else set the password that you signed in with. You go on once you have your own; other devices are signed out.',
  ],
  'form.firstPassword.send': ['设置并继续', 'Set it and go on'],
  'form.firstPassword.password': ['新密码', 'New password'],
  'form.firstPassword.password_confirm': ['确认新密码', 'New password again'],
})

/** In the place of a password that somebody else knows. */
export const firstPasswordForm = defineForm({
  id: 'firstPassword',
  endpoint: accountApi.firstPassword,
  words: firstPasswordWords,
  fields: [f.password('password'), f.password('password_confirm', { repeats: 'password' })],
})

const forgetWords = defineWords({
  'form.forget.title': ['找回密码', 'Forgot password'],
  'form.forget.step.proof': ['验证手机号', 'Prove your phone'],
  'form.forget.step.password': ['设置新密码', 'Set a new password'],
  'form.forget.mobile': ['手机号', 'Phone number'],
  'form.forget.code': ['短信验证码', 'Code by text message'],
  'form.forget.code.note': ['验证码只会发到已注册的手机号', 'Codes are sent to registered numbers only'],
  'form.forget.password': ['新密码', 'New password'],
  'form.forget.password_confirm': ['确认新密码', 'New password again'],
  'form.forget.send': ['设置新密码', 'Set the new password'],
})

/** A new password by a code to the account's phone (S03): the server judges both together. */
export const forgetForm = defineForm({
  id: 'forget',
  endpoint: accountApi.forget,
  words: forgetWords,
  fields: [
    f.text('mobile', { rule: mobileRule, most: 11, autoComplete: 'tel-national', who: true }),
    f.code('code', { purpose: 'forget', to: 'mobile' }),
    f.password('password'),
    f.password('password_confirm', { repeats: 'password' }),
  ],
  steps: { proof: ['mobile', 'code'], password: ['password', 'password_confirm'] },
})

const avatarWords = defineWords({
  'form.avatar.title': ['上传头像', 'Upload avatar'],
  'form.avatar.send': ['使用这张头像', 'Use this avatar'],
  'form.avatar.done': ['头像已更新', 'Avatar updated'],
  'form.avatar.image': ['头像', 'Avatar'],
})

/** A JPEG under 2 MB, cut to a square (D08). */
export const avatarForm = defineForm({
  id: 'avatar',
  endpoint: accountApi.uploadavatar,
  words: avatarWords,
  fields: [f.image('image')],
})
