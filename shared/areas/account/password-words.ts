import { defineWords } from '../../i18n/texts.ts'

/** Words of the forms in which a new password is set. */
export const newPasswordTexts = defineWords({
  'password.note': ['至少 {n} 位，不要用常见密码或自己的名称', 'at least {n} characters, nothing common and no name of yours'],
  'password.short': ['密码至少{n}位', 'at least {n} characters'],
})
