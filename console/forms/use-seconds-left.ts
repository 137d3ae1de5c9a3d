import { useEffect, useState } from 'react'

/** Whole seconds until `until` (Unix milliseconds), counting down; 0 when it is over. */
export const useSecondsLeft = (until: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = (): void => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
