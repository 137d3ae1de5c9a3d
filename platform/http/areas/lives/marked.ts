import { clockOrNone } from '../../../../shared/areas/lives/states.ts'
import { dateText } from '../../../../shared/format/time.ts'
import { zonedSeconds } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import type { HeldLive } from '../../../queries/lives/lives.ts'
import { readCompany } from '../../../queries/view.ts'
import { Refused, wrongField } from '../../refused.ts'

/**
 * The second at which something happened in a room: the first `HH:MM` of the company's clock from its start on; without
 * one now, or the end of a room that is closed. @throws {Refused} for a room that has not begun; beside the field for a
 * time at which it did not run
 */
export const markedAt = async (
  tx: Tx,
  { company_id, start_t, end_t }: HeldLive,
  typed: string,
  now: number,
): Promise<number> => {
  if (start_t === null) throw new Refused('live.notBegun')
  if (clockOrNone(typed) !== undefined) throw wrongField('mark_clock', 'live.clock')
  const until = end_t ?? now
  if (typed.trim() === '') return until
  const { clock } = await readCompany(tx, company_id)
  // A minute that has begun: the room may have opened within it.
  const first = start_t - (start_t % 60)
  const found = [first, until]
    .map((t) => zonedSeconds(clock.zone, `${dateText(t, clock.zone)} ${typed.trim()}`))
    .find((t) => t >= first && t <= until)
  if (found === undefined) throw wrongField('mark_clock', 'live.outside')
  return Math.max(found, start_t)
}
