import type { TextKey } from '../../i18n/use-text.ts'

export type LoginField = 'account' | 'password'
export type LoginErrors = Partial<Record<LoginField, string>>

/** What is wrong with a field's value as it stands, as a text key; the same limits as the call's own schema. */
export const checkField = (field: LoginField, value: string): TextKey | undefined => {
  if (field === 'account') return value.trim() ? undefined : 'login.accountMissing'
  if (!value) return 'login.passwordMissing'
  return value.length < 6 ? 'login.passwordShort' : undefined
}
