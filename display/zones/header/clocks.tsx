import type { ReactElement } from 'react'
import { dateText, minuteText } from '../../../shared/format/time.ts'
import { serverSecond, useBeat } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'

const cities = [
  { key: 'clock.la', zone: 'America/Los_Angeles' },
  { key: 'clock.london', zone: 'Europe/London' },
  { key: 'clock.sydney', zone: 'Australia/Sydney' },
] as const

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const Clock = ({ name, zone }: { name: (typeof cities)[number]['key']; zone: string }): ReactElement => {
  const t = useTexts()
  const text = useBeat((state) => {
    const now = serverSecond()
    const here = dateText(now, state.wall?.head.tz ?? ownZone)
    const there = dateText(now, zone)
    return `${minuteText(now, zone)}|${there === here ? '' : there > here ? 'next' : 'previous'}`
  })
  const [time, day] = text.split('|')
  return (
    <div className="clock">
      <span>{t(name)}</span>
      <span className="digits clock-time">{time}</span>
      {day && <span className="clock-day">{t(day === 'next' ? 'clock.next' : 'clock.previous')}</span>}
    </div>
  )
}

/** World clocks by named zone, with the day where it differs from the business zone's. */
export const Clocks = (): ReactElement => (
  <div className="clocks">
    {cities.map(({ key, zone }) => (
      <Clock key={key} name={key} zone={zone} />
    ))}
  </div>
)
