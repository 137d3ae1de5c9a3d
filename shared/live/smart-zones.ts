import * as z from 'zod/mini'
import { sceneIds } from './scenes.ts'

const id = z.string()
const count = z.int().check(z.minimum(0))
/** Turnover (M01), minor units. */
const turnover = z.int().check(z.minimum(0))

/** What the smart wall plays, in this order; a scene of no seconds is left out. */
export const playlistZone = z.array(z.object({ scene: z.enum(sceneIds), seconds: count }))

/**
 * Where today's turnover may come to, by elapsed hour: `low` and `high` are its running totals at the end of each hour if
 * the day goes on like the tenth and like the ninetieth of a hundred of `days` days before (P10 and P90); null for the hours
 * that are over. Without `days` there is nothing to go by.
 */
export const outlookZone = z.object({
  days: count,
  low: z.array(z.nullable(turnover)),
  high: z.array(z.nullable(turnover)),
})

/**
 * What sells otherwise than it usually does by this time of the day, the largest difference first: `usual_amt` is the mean
 * of the seven days before times the share that the whole scope had of those days by now. A country's name is its ISO code.
 */
export const unusualZone = z.array(
  z.object({
    id,
    kind: z.enum(['country', 'product', 'creator']),
    name: z.string(),
    amt: turnover,
    usual_amt: turnover,
  }),
)

/** Today's turnover by country and elapsed hour, the countries with the most first. */
export const dayFieldZone = z.array(z.object({ id, amt: turnover, hours: z.array(turnover) }))

/**
 * The course of the room that stands first (`live_id`; null: none runs): turnover and most viewers of each step of five
 * minutes, without a gap, since it began or of the last six hours. Viewers that nobody has told are null.
 */
export const liveCourseZone = z.object({
  live_id: z.nullable(id),
  steps: z.array(z.object({ t: z.int(), gmv_amt: turnover, viewers: z.nullable(count) })),
})

/** What the smart wall shows beside the zones of the data wall. */
export const smartZones = {
  playlist: playlistZone,
  outlook: outlookZone,
  unusual: unusualZone,
  day_field: dayFieldZone,
  live_course: z._default(liveCourseZone, { live_id: null, steps: [] }),
} as const
