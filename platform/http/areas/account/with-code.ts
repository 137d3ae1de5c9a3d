import type { SmsType } from '../../../../shared/areas/account/api.ts'
import { duplicateOf } from '../../../db/failures.ts'
import type { Tx } from '../../../db/tables.ts'
import { takeCode } from '../../../sms/codes.ts'
import type { Call } from '../../call.ts'
import { wrongField } from '../../refused.ts'
import type { TextKey } from '../../texts.ts'

const refusals = {
  wrong: 'code.wrong',
  expired: 'code.expired',
  spent: 'code.spent',
  none: 'code.none',
} as const

/**
 * Takes a code and does `write` in one transaction: a code is used up exactly when something was done with it, and a
 * wrong try stays counted, because nothing else stands in its transaction.
 * @throws {Refused} beside `code`
 */
export const withCode = async <T>(
  call: Call,
  { mobile, type, code }: { mobile: string; type: SmsType; code: string },
  write: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const outcome = await call.context.db.transaction().execute(async (tx) => {
    const taken = await takeCode(tx, { mobile, type, code, now: call.now })
    return taken === 'right' ? { done: await write(tx) } : { refusal: refusals[taken] }
  })
  if ('refusal' in outcome) throw wrongField('code', outcome.refusal)
  return outcome.done
}

/** Does `write`; that a value is another account's already is said beside its field, by the violated constraint's name. */
export const unlessTaken = async <T>(
  fields: Readonly<Record<string, { field: string; text: TextKey }>>,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    const taken = fields[duplicateOf(error) ?? '']
    throw taken ? wrongField(taken.field, taken.text) : error
  }
}
