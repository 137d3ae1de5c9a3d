import type { ImportCheck, ImportRun } from '../../shared/areas/imports/api.ts'
import { ImportError } from '../ingest/import/error.ts'
import type { FoundCheck, RunOf } from '../queries/imports/runs.ts'
import { isZh, sayIt } from './areas/imports/run.ts'
import type { Call } from './call.ts'

/** Why lines are refused, in the caller's language. */
export const refusalsOf = (call: Call, refusals: FoundCheck['refusals']): ImportCheck['refusals'] =>
  refusals.map(({ reason, reason_zh, lines, first }) => ({
    message: isZh(call) ? reason_zh : reason,
    lines,
    first: [...first],
  }))

/** What every run tells of itself, whatever it imports. @param rejected how many lines of it were refused */
export const shownRun = (
  call: Call,
  run: RunOf<unknown, unknown, unknown>,
  rejected: number,
): Omit<ImportRun, 'options' | 'check' | 'summary'> => {
  const { id, name, size, received, state, lines, part, seconds, asks, reason_zh, reason_en, by, add_time } = run
  const why = new ImportError(reason_zh, reason_en, asks === '' ? undefined : asks)
  return {
    id: String(id),
    name,
    size,
    received,
    state,
    lines,
    part_bp: Math.round(Math.min(1, part) * 10_000),
    speed: seconds !== null && seconds > 0 && lines > 0 ? Math.round(lines / seconds) : null,
    reason: reason_zh === '' ? '' : sayIt(call, why),
    asks,
    rejects: rejected > 0 && run.file !== '' ? `/private/import/${run.secret}/rejects.csv` : '',
    isKept: run.file !== '',
    by,
    add_time,
  }
}
