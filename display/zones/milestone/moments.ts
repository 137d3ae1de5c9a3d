import { serverSecond, store } from '../../live/live.ts'
import { replayEpoch } from '../../live/replay-day.ts'
import { isNight } from '../../stage/night.tsx'
import { type News, newsOf } from './news.ts'

/** Called when the wall stops for something: nothing at first, after a gap, in a replay or while everybody sleeps. */
export const onMoment = (listener: (news: News) => void): (() => void) => {
  let before = store.picture().state.wall
  return store.onDraw(() => {
    const { continuous, state } = store.picture()
    const after = state.wall
    const found = before && after && continuous && state.epoch !== replayEpoch ? newsOf(before, after) : undefined
    before = after
    if (found && after && !isNight(serverSecond(), after.head.tz)) listener(found)
  })
}
