import type * as z from 'zod/mini'
import type { WallZones } from '../../../shared/live/screens.ts'
import type { smartZones } from '../../../shared/live/smart-zones.ts'
import type { smartSnapshot } from '../../../shared/live/wall.ts'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { readDayField } from './day-field.ts'
import { readLiveCourse } from './live-course.ts'
import { outlookOf } from './outlook.ts'
import { readPlaylist } from './playlist.ts'
import { SlotMemory } from './slot-memory.ts'
import { readSnapshot, type WallMemory } from './snapshot.ts'
import { readUnusual } from './unusual.ts'
import { readDaysBefore } from './usual.ts'

const DAYS = 28

type Slow = Omit<Pick<WallZones, keyof typeof smartZones>, 'playlist' | 'live_course'>
interface Course {
  readonly course: WallZones['live_course']
  readonly now: number
}

/** What is worth keeping between two pictures of the smart wall; one for each platform. */
export class SmartMemory {
  readonly slow = new SlotMemory<Slow & { readonly now: number }>()
  /** By room. */
  readonly courses = new SlotMemory<Course>()
}

const readSlow = async (tx: Tx, view: View): Promise<Slow & { readonly now: number }> => {
  const { before, today } = await readDaysBefore(tx, view, DAYS)
  const [unusual, day_field] = await Promise.all([readUnusual(tx, view, before), readDayField(tx, view)])
  return {
    outlook: outlookOf(view, before, today),
    unusual,
    day_field,
    now: view.now,
  }
}

/** The smart wall of a scope in one moment: the data wall, and once in each slot what its own scenes need. */
export const readSmartSnapshot = async (
  tx: Tx,
  view: View,
  memory: WallMemory,
  own: SmartMemory,
): Promise<z.infer<typeof smartSnapshot>> => {
  const [data, playlist, { now, ...slow }] = await Promise.all([
    readSnapshot(tx, view, memory),
    readPlaylist(tx, view.scope.text),
    own.slow.at(view, () => readSlow(tx, view)),
  ])
  const [room] = data.zones.live_rooms
  const readCourse = async () => ({ course: await readLiveCourse(tx, view, room), now: view.now })
  const known = await own.courses.at(view, readCourse, room?.live_id)
  const times = Object.fromEntries(Object.keys(slow).map((name) => [name, now]))
  return {
    head: data.head,
    zones: { ...data.zones, playlist, ...slow, live_course: known.course },
    data_time: { ...data.data_time, playlist: view.now, ...times, live_course: known.now },
  }
}
