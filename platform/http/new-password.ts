import { hashPassword, queued } from './passwords.ts'
import { Refused, wrongField } from './refused.ts'

export const busy = (): Refused => new Refused('busy', { status: 429, refusal: { retry_after: 5 } })

/** @throws {Refused} when a new password was typed in two ways */
export const requireSame = ({ password, password_confirm }: { password: string; password_confirm: string }): void => {
  if (password !== password_confirm) throw wrongField('password_confirm', 'field.repassword')
}

/** The hash to keep of a new password. @throws {Refused} 429 when too many wait for theirs */
export const newHash = async (password: string): Promise<string> => {
  const hash = await queued(() => hashPassword(password))
  if (hash === null) throw busy()
  return hash
}
