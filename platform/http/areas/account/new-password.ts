import { isCommon } from '../../../password/common.ts'
import { isOwnName } from '../../../password/own-names.ts'
import type { Call } from '../../call.ts'
import { hashPassword, queued } from '../../passwords.ts'
import { Refused, wrongField } from '../../refused.ts'

export const busy = (): Refused => new Refused('busy', { status: 429, refusal: { retry_after: 5 } })

/** @throws {Refused} when a new password was typed in two ways */
export const requireSame = ({ password, password_confirm }: { password: string; password_confirm: string }): void => {
  if (password !== password_confirm) throw wrongField('password_confirm', 'form.repassword.differs')
}

/** @throws {Refused} when a new password is one of the names that its account goes by */
export const requireForeign = (password: string, names: readonly string[]): void => {
  if (isOwnName(password, names)) throw wrongField('password', 'password.own')
}

/**
 * The hash to keep of a new password.
 * @throws {Refused} when it is too short here or among the first that anybody would try; 429 when too many wait for theirs
 */
export const newHash = async (password: string, { context: { passwordMin } }: Call): Promise<string> => {
  if (password.length < passwordMin) throw wrongField('password', 'field.tooShort', { n: passwordMin })
  if (await isCommon(password)) throw wrongField('password', 'password.common')
  const hash = await queued(() => hashPassword(password))
  if (hash === null) throw busy()
  return hash
}
