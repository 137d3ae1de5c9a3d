import { dayOfText, dayStart } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { wrongField } from '../http/refused.ts'
import { readCompany } from '../queries/view.ts'
import type { Actor } from './actor.ts'

/** The last second of a day of the company's clock. @throws {Refused} beside its field for a day that is none, or is over */
export const lastSecond = async (
  tx: Tx,
  { scope, now }: Pick<Actor, 'scope' | 'now'>,
  field: string,
  day: string,
): Promise<number> => {
  const { clock } = await readCompany(tx, scope.company_id)
  const end = dayStart(clock, dayOfText(day) + 1) - 1
  if (!(end > now)) throw wrongField(field, Number.isNaN(end) ? 'field.wrong' : 'field.past')
  return end
}
