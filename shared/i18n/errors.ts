import { defineWords } from './texts.ts'

/**
 * What a form says about its fields, and the question after a lost session: the part of the error catalogue that the
 * first page needs. To the letter in the language that the specification gives them in.
 */
export const errorTexts = defineWords({
  'form.required': ['必填', 'required'],
  'form.code.missing': ['请填写验证码', 'please fill in the verification code'],
  'form.code.wrong': ['请输入6位验证码', 'please fill in the 6-digit verification code'],
  'form.mobile.missing': ['请输入手机号', 'please enter phone number'],
  'form.mobile.wrong': ['请输入正确的手机号', 'please enter correct phone number'],
  'form.password.missing': ['请输入密码', 'please enter the password'],
  'form.password.short': ['密码至少6位', 'at least 6 digits'],
  'form.password.long': ['密码最多200位', 'at most 200 characters'],
  'form.repassword.missing': ['请再次输入密码', 'please enter the password again'],
  'form.repassword.differs': ['两次密码不一致!', 'the two passwords do not match!'],
  'form.account.missing': ['请输入账号', 'please enter an account'],
  'form.account.wrong': ['账号为4到32位字母、数字、点、横线或下划线', 'an account is 4 to 32 letters, digits, dots, dashes or underscores'],
  'form.avatar.type': ['上传头像图片只能是 JPG 格式!', 'Avatar must be a JPG'],
  'form.avatar.size': ['上传头像图片大小不能超过 2MB!', 'Avatar must be under 2 MB'],
  'message.relogin': ['您已登出，可取消留在本页或重新登录', 'Confirm logout'],
  'message.reloginYes': ['重新登录', 'Re-Login'],
  'message.reloginNo': ['取消', 'Cancel'],
})
export type ErrorKey = keyof typeof errorTexts.zh
