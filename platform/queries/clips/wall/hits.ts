import type { WallZones } from '../../../../shared/live/screens.ts'
import type { Tx } from '../../../db/tables.ts'
import { meanOf } from '../../arithmetic.ts'
import type { View } from '../../view.ts'
import { clipNo } from '../numbers.ts'
import { type Moment, toldMoments } from './moments.ts'
import type { ClipOutcomes } from './results.ts'
import { type CoverAt, readShownClips } from './shown-clips.ts'

const ROWS = 5

/** The best of the published clips, what all of them brought, and what is to be celebrated. */
export const hitsOf = async (
  tx: Tx,
  view: View,
  { clips, hits, hit_bp, month_amt }: ClipOutcomes,
  moments: readonly Moment[],
  coverAt: CoverAt,
): Promise<WallZones['hits']> => {
  const best = clips.slice(0, ROWS)
  const ids = [...best, ...moments].map(({ task_id }) => task_id)
  const shown = await readShownClips(tx, view, ids, coverAt)
  return {
    clips: clips.length,
    hit_bp,
    month_amt,
    rows: best.flatMap(({ task_id, plays, gmv, data_until }) => {
      const clip = shown.get(task_id)
      if (!clip) return []
      const gpm_amt = plays === null ? null : meanOf(gmv * 1000, plays)
      return [
        { id: clipNo('task', task_id), ...clip, plays, data_until, gmv_amt: gmv, gpm_amt, hit: hits.has(task_id) },
      ]
    }),
    moments: [...toldMoments(moments, shown)],
  }
}
