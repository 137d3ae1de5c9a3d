import type { ComponentProps } from 'react'
import type { BusinessClock } from '../../../shared/time/zone.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { daysOfPeriod, type Period } from '../periods.ts'
import { PeriodDays } from './period-days.tsx'

interface Props {
  readonly text: ComponentProps<typeof PeriodDays>['text'] & ((key: 'period.zone', params: { zone: string }) => string)
  readonly clock: BusinessClock
  readonly period: Period
  /** The period is no named one. */
  readonly isOwn: boolean
  readonly testId: string
  readonly onPeriod: (period: Period) => void
}

/** The button beside the named periods: days of one's own. */
export const OwnDays = ({ text, clock, period, isOwn, testId, onPeriod }: Props) => {
  const [from, to] = daysOfPeriod(clock, period)
  return (
    <Popover
      isSet={isOwn}
      name={text('period.custom')}
      testId={testId}
      label={
        <>
          {isOwn ? (from === to ? from : `${from} – ${to}`) : text('period.custom')}
          <Icon name="down" size={14} />
        </>
      }
    >
      {() => (
        <div className="own-days">
          <PeriodDays text={text} clock={clock} known={period} onPeriod={onPeriod} />
          <p className="period-zone">{text('period.zone', { zone: clock.zone })}</p>
        </div>
      )}
    </Popover>
  )
}
