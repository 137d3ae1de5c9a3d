import { useEffect, useState } from 'react'
import { serverSecond, store } from '../../live/live.ts'
import { inTime, type Moment, waitingAfter } from '../../live/moments.ts'

/** A moment stands so long, and there is a pause before the next. */
const standsMs = 7000
const pauseMs = 1000

const momentsNow = (): readonly Moment[] | undefined => store.picture().state.wall?.zones.hits?.moments

/** The moment that has its turn; one at a time, and none that is late. */
export const useMoment = (): Moment | undefined => {
  const [moment, setMoment] = useState<Moment>()
  useEffect(() => {
    let waiting: readonly Moment[] = []
    let before = momentsNow()
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = (): void => {
      timer = undefined
      const [next, ...rest] = inTime(waiting, serverSecond())
      waiting = rest
      if (!next) return
      setMoment(next)
      timer = setTimeout(() => {
        setMoment(undefined)
        timer = setTimeout(turn, pauseMs)
      }, standsMs)
    }
    const unfollow = store.onDraw(() => {
      const after = momentsNow()
      if (!after || after === before) return
      waiting = waitingAfter(waiting, before, after, store.picture().continuous)
      before = after
      if (timer === undefined) turn()
    })
    return () => {
      unfollow()
      clearTimeout(timer)
    }
  }, [])
  return moment
}
