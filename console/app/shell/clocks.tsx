import { useEffect, useState } from 'react'
import { dateText, minuteText, offsetText } from '../../../shared/format/time.ts'
import { useText } from '../../i18n/use-text.ts'
import { worldClocks } from './world-clocks.ts'

/** Unix seconds, anew at each full minute. */
const useMinute = (): number => {
  const [now, setNow] = useState(() => Math.floor(Date.now() / 1000))
  useEffect(() => {
    const timer = setTimeout(() => setNow(Math.floor(Date.now() / 1000)), 60_050 - (Date.now() % 60_000))
    const wake = (): void => {
      if (!document.hidden) setNow(Math.floor(Date.now() / 1000))
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  })
  return now
}

/** Los Angeles, London, Sydney: by IANA zone, so summer time is right; the offset stands beside it. */
export const Clocks = ({ slim }: { slim: boolean }) => {
  const text = useText()
  const now = useMinute()
  return (
    <ul className="clocks" aria-label={text('app.clocks')}>
      {worldClocks.map(({ zone, name, short }) => (
        <li key={zone} data-zone={zone} title={`${text(name)} ${dateText(now, zone)} ${offsetText(now, zone)}`}>
          <span className="clock-name">{slim ? short : text(name)}</span>
          {slim ? null : <span className="clock-offset">{offsetText(now, zone).replace('UTC', '')}</span>}
          <time dateTime={minuteText(now, zone)}>{minuteText(now, zone)}</time>
        </li>
      ))}
    </ul>
  )
}
