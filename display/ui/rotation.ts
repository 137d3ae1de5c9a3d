import { useEffect, useState } from 'react'
import { pulse } from '../live/live.ts'

/** Index 0 to `count - 1`, one further every `seconds`; turned by the wall's own beat, so it adds no frame of its own. */
export const useRotation = (count: number, seconds: number): number => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let beats = 0
    return pulse.onBeat(() => {
      beats++
      if (beats % seconds === 0) setTurn((now) => now + 1)
    })
  }, [seconds])
  return turn % count
}
