import { useState } from 'react'
import type { BusinessClock } from '../../../shared/time/zone.ts'
import { daysOfPeriod, type Period, periodOfDays } from '../periods.ts'
import './period-days.css'

interface Props {
  readonly text: (key: 'period.custom' | 'period.from' | 'period.to' | 'period.wrong') => string
  readonly clock: BusinessClock
  readonly known: Period | undefined
  readonly onPeriod: (period: Period) => void
}

/** From one day to another, both included; says so when that is no period. */
export const PeriodDays = ({ text, clock, known, onPeriod }: Props) => {
  const [[from, to], setDays] = useState(() => (known ? daysOfPeriod(clock, known) : ['', '']))
  const [wrong, setWrong] = useState(false)
  const take = (first: string, last: string): void => {
    setDays([first, last])
    const period = periodOfDays(clock, first, last)
    setWrong(first !== '' && last !== '' && !period)
    if (period) onPeriod(period)
  }
  return (
    <fieldset className="period-days" aria-label={text('period.custom')}>
      <input
        type="date"
        aria-label={text('period.from')}
        value={from}
        onChange={(e) => take(e.target.value, to ?? '')}
      />
      <i aria-hidden="true">–</i>
      <input type="date" aria-label={text('period.to')} value={to} onChange={(e) => take(from ?? '', e.target.value)} />
      <p role="alert">{wrong ? text('period.wrong') : null}</p>
    </fieldset>
  )
}
