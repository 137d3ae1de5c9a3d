import { comparisons } from '../../../shared/areas/data-board/api.ts'
import { type BusinessClock, dayNumber, dayOfText, dayStart, dayText } from '../../../shared/time/zone.ts'
import { daysOfPeriod, type Period } from '../../lists/periods.ts'
import { Segmented } from '../../ui/segmented.tsx'
import type { BoardAddress } from './use-board-address.ts'
import { useBoardText } from './use-board-text.ts'

interface Props {
  readonly address: BoardAddress
  readonly clock: BusinessClock
  readonly period: Period
  /** Today's business day. */
  readonly today: number
}

/** With which days the period is compared; for days of one's own the first of them is chosen, as many follow. */
export const CompareChoice = ({ address: { state, go }, clock, period, today }: Props) => {
  const text = useBoardText()
  const [from, to] = daysOfPeriod(clock, period).map(dayOfText)
  const length = (to ?? 0) - (from ?? 0) + 1
  const latest = today - length + 1
  const first = state.compare_time === null ? (from ?? 0) - length : dayNumber(clock, state.compare_time)
  return (
    <>
      <Segmented
        label={text('word.compare')}
        value={state.compare}
        onValue={(compare) =>
          go({ compare, compare_time: compare === 'custom' ? dayStart(clock, Math.min(first, latest)) : null })
        }
        options={comparisons.map((value) => ({ value, label: text(`board.compare.${value}`) }))}
      />
      {state.compare === 'custom' ? (
        <input
          type="date"
          className="select"
          aria-label={text('board.compareFrom')}
          title={text('board.compareFrom')}
          data-testid="compare-day"
          value={dayText(first)}
          max={dayText(latest)}
          onChange={(event) => {
            const day = dayOfText(event.target.value)
            if (!Number.isNaN(day) && day <= latest) go({ compare_time: dayStart(clock, day) })
          }}
        />
      ) : null}
    </>
  )
}
