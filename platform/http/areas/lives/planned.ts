import { clockRule } from '../../../../shared/areas/lives/states.ts'
import { zonedSeconds } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { readCompany } from '../../../queries/view.ts'
import { wrongField } from '../../refused.ts'

/** Unix seconds of a day and a time of the company's clock. @throws {Refused} beside the field, also for what has gone by */
export const plannedStart = async (
  tx: Tx,
  company_id: number,
  { plan_day, plan_clock }: { readonly plan_day: string; readonly plan_clock: string },
  now: number,
): Promise<number> => {
  if (clockRule(plan_clock) !== undefined) throw wrongField('plan_clock', 'live.clock')
  const { clock } = await readCompany(tx, company_id)
  const start = zonedSeconds(clock.zone, `${plan_day} ${plan_clock.trim()}`)
  if (start <= now) throw wrongField('plan_clock', 'live.past')
  return start
}
