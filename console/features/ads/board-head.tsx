import { type AdComparison, adComparisons } from '../../../shared/areas/ads/api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { namedPeriods } from '../../../shared/lists/filter.ts'
import type { BusinessClock } from '../../../shared/time/zone.ts'
import { OwnDays } from '../../lists/filters/own-days.tsx'
import type { Period } from '../../lists/periods.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
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
  return (
    <PageHead
      title={text('screen.dataBoard')}
      note={
        time === undefined ? null : (
          <span className="note" data-testid="data-time">
            {text('figure.asOf', { time: dateTimeText(time, clock.zone) + mark(time, clock.zone) })}
          </span>
        )
      }
    >
      <Segmented
        label={text('ads.board.period')}
        value={typeof state.period === 'object' ? '' : state.period}
        onValue={(name) => {
          const found = namedPeriods.find((one) => one === name)
          if (found) go({ period: found })
        }}
        options={namedPeriods.map((name): { value: string; label: string } => ({
          value: name,
          label: text(`period.${name}`),
        }))}
      />
      <OwnDays
        text={text}
        clock={clock}
        period={period}
        isOwn={typeof state.period === 'object'}
        testId="ad-days"
        onPeriod={(chosen) => go({ period: chosen })}
      />
      <Segmented<AdComparison>
        label={text('ads.board.compare')}
        value={state.compare}
        onValue={(compare) => go({ compare })}
        options={adComparisons.map((one) => ({ value: one, label: text(`ads.board.compare.${one}`) }))}
      />
      <button type="button" className="button" aria-busy={asking} onClick={onRefresh}>
        <Icon name="refresh" size={16} />
        {text('word.refresh')}
      </button>
    </PageHead>
  )
}
