import type { ErrorKey } from '../i18n/errors.ts'
import type { payeeTexts } from '../i18n/payee.ts'

/** A form rule of the specification (section 5): what is wrong with a value as it stands, as a key of the error catalogue. */
export type FieldRule = (value: string) => ErrorKey | undefined

const rule =
  <Key extends ErrorKey | keyof (typeof payeeTexts)['zh']>(
    missing: Key,
    wrong: Key,
    right: (value: string) => boolean,
  ) =>
  (value: string): Key | undefined => {
    if (value.trim() === '') return missing
    return right(value.trim()) ? undefined : wrong
  }

const hanOnly = /^\p{Script=Han}{2,10}$/u

/** 2 to 10 Chinese characters. */
export const nameRule = rule('form.name.missing', 'form.name.wrong', (value) => hanOnly.test(value))
/** 3 to 30 characters. */
export const banknameRule = rule('form.bankname.missing', 'form.bankname.wrong', (value) => {
  const { length } = [...value]
  return length >= 3 && length <= 30
})
/** 16 or 19 digits. */
export const banknumberRule = rule('form.banknumber.missing', 'form.banknumber.wrong', (value) =>
  /^(\d{16}|\d{19})$/.test(value),
)
/** Exactly 6 digits. */
export const codeRule = rule('form.code.missing', 'form.code.wrong', (value) => /^\d{6}$/.test(value))
/** 11 digits of a mainland mobile, prefixes 13 to 19. */
export const mobileRule = rule('form.mobile.missing', 'form.mobile.wrong', (value) => /^1[3-9]\d{9}$/.test(value))
/** An account name that can be registered; those of before sign in with whatever name they have. */
export const accountRule = rule('form.account.missing', 'form.account.wrong', (value) => /^[\w.-]{4,32}$/.test(value))
/** The specification's; an installation may ask for more of new ones. */
export const leastPassword = 6
export const longestPassword = 200

/** At least 6 characters, taken as they are: blanks count. */
export const passwordRule: FieldRule = (value) => {
  if (value === '') return 'form.password.missing'
  if (value.length < leastPassword) return 'form.password.short'
  return value.length > longestPassword ? 'form.password.long' : undefined
}
/** Equal to `password`. */
export const repasswordRule =
  (password: string): FieldRule =>
  (value) => {
    if (value === '') return 'form.repassword.missing'
    return value === password ? undefined : 'form.repassword.differs'
  }

export const avatarLimit = 2 * 1024 * 1024
/** JPEG under 2 MB, by what the browser says of the file; the server looks into it. */
export const avatarRule = (file: { readonly type: string; readonly size: number }): ErrorKey | undefined => {
  if (file.type !== 'image/jpeg') return 'form.avatar.type'
  return file.size < avatarLimit ? undefined : 'form.avatar.size'
}
