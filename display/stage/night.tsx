import { type ReactElement, useEffect, useState } from 'react'
import { clockText } from '../../shared/format/time.ts'
import { serverSecond, store } from '../live/live.ts'
import './night.css'

/** Hours of the wall's own zone in which nobody looks: its light falls to about a third. */
const [from, until] = [2, 7]
const lookEveryMs = 15_000

/** Whether it is night where the wall stands, at a second of the server (Unix). */
export const isNight = (t: number, zone: string): boolean => {
  const hour = Number(clockText(t, zone).slice(0, 2))
  return hour >= from && hour < until
}

const look = (): boolean => {
  const zone = store.state().wall?.head.tz
  return zone !== undefined && isNight(serverSecond(), zone)
}

/** A veil over the picture at night, so that a panel that stands on for months wears and shines less. */
export const Night = (): ReactElement | null => {
  const [dark, setDark] = useState(false)
  useEffect(() => {
    const follow = (): void => setDark(look())
    follow()
    const timer = setInterval(follow, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return dark ? <div className="night" data-testid="night" aria-hidden="true" /> : null
}
