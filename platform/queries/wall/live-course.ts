import type { WallZones } from '../../../shared/live/screens.ts'
import type { Db } from '../../db/tables.ts'
import { readSteps, STEP_S } from '../lives/course.ts'
import type { View } from '../view.ts'

const HOURS = 6

const stepOf = (t: number): number => Math.floor(t / STEP_S) * STEP_S

/** The course of a running room; without one, of none. */
export const readLiveCourse = async (
  db: Db,
  view: View,
  room: WallZones['live_rooms'][number] | undefined,
): Promise<WallZones['live_course']> => {
  if (!room) return { live_id: null, steps: [] }
  const known = new Map((await readSteps(db, view, room.live_id)).map((step) => [step.t, step]))
  const last = stepOf(view.now)
  const first = Math.max(stepOf(room.start_t ?? view.now), last - HOURS * 3600 + STEP_S)
  const count = Math.max(0, last - first) / STEP_S + 1
  const steps = Array.from({ length: count }, (_, n) => {
    const t = first + n * STEP_S
    const step = known.get(t)
    return { t, gmv_amt: step?.gmv_amt ?? 0, viewers: step?.viewers ?? null }
  })
  return { live_id: room.live_id, steps }
}
