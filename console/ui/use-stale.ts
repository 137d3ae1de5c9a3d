import { useEffect, useState } from 'react'
import { platformNowMs } from '../http/platform-clock.ts'

const usualS = 600
const lookMs = 30_000

/** Whether data of `time` (Unix seconds) stand for a moment more than `staleS` ago, ten minutes unless said; looked at twice a minute. */
export const useStale = (time: number, staleS = usualS): boolean => {
  const [now, setNow] = useState(() => platformNowMs() / 1000)
  useEffect(() => {
    const look = (): void => setNow(platformNowMs() / 1000)
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [])
  return now - time > staleS
}
