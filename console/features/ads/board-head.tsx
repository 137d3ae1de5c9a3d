import { type AdComparison, adComparisons } from '../../../shared/areas/ads/api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { namedPeriods } from '../../../shared/lists/filter.ts'
import type { BusinessClock } from '../../../shared/time/zone.ts'
import { PeriodDays } from '../../lists/filters/period-days.tsx'
import { daysOfPeriod, type Period } from '../../lists/periods.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useZoneMark } from '../../ui/use-zone-mark.ts'
import './ads.css'
import type { AdBoardState } from './board-state.ts'
import { useAdText } from './use-ad-text.ts'

interface Props {
  readonly state: AdBoardState
  readonly go: (change: Partial<AdBoardState>) => void
  readonly clock: BusinessClock
  readonly period: Period
  /** Unix second of the data; undefined before the first answer. */
  readonly time: number | undefined
  readonly asking: boolean
  readonly onRefresh: () => void
}

/** Which days of the ad zone, compared with which, and of when the figures are. */
export const AdBoardHead = ({ state, go, clock, period, time, asking, onRefresh }: Props) => {
  const text = useAdText()
  const mark = useZoneMark()
  const own = typeof state.period === 'object'
  const [from, to] = daysOfPeriod(clock, period)
  return (
    <header className="ad-head">
      <h1>{text('screen.dataBoard')}</h1>
      {time === undefined ? null : (
        <span className="ad-time" data-testid="data-time">
          {text('figure.asOf', { time: dateTimeText(time, clock.zone) + mark(time, clock.zone) })}
        </span>
      )}
      <span className="ad-space" />
      <Segmented
        label={text('ads.board.period')}
        value={typeof state.period === 'object' ? '' : state.period}
        onValue={(name) => {
          const found = namedPeriods.find((one) => one === name)
          if (found) go({ period: found })
        }}
        options={namedPeriods.map((name) => ({ value: name as string, label: text(`period.${name}`) }))}
      />
      <Popover
        className={own ? 'button ad-own' : 'button'}
        name={text('period.custom')}
        testId="ad-days"
        label={
          <>
            {own ? (from === to ? from : `${from} – ${to}`) : text('period.custom')}
            <Icon name="down" size={14} />
          </>
        }
      >
        {() => (
          <div className="ad-days">
            <PeriodDays text={text} clock={clock} known={period} onPeriod={(chosen) => go({ period: chosen })} />
            <p>{text('period.zone', { zone: clock.zone })}</p>
          </div>
        )}
      </Popover>
      <Segmented<AdComparison>
        label={text('ads.board.compare')}
        value={state.compare}
        onValue={(compare) => go({ compare })}
        options={adComparisons.map((one) => ({ value: one, label: text(`ads.board.compare.${one}`) }))}
      />
      <button type="button" className="button" aria-busy={asking} onClick={onRefresh}>
        <Icon name="refresh" size={16} />
        {text('ads.board.refresh')}
      </button>
    </header>
  )
}
