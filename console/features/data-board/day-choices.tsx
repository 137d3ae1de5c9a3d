import { grains, trendMetrics } from '../../../shared/areas/data-board/api.ts'
import type { BoardState } from '../../board/board-state.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useBoardText } from './use-board-text.ts'

interface Props {
  readonly state: BoardState
  readonly onLook: (change: Partial<BoardState>) => void
}

/** By day, week or month, and which metrics stand at the left and the right axis. */
export const DayChoices = ({ state: { grain, metric, second }, onLook }: Props) => {
  const text = useBoardText()
  return (
    <>
      <Segmented
        label={text('board.grain')}
        value={grain}
        onValue={(chosen) => onLook({ grain: chosen })}
        options={grains.map((value) => ({ value, label: text(`board.grain.${value}`) }))}
      />
      <select
        className="select board-metric"
        aria-label={text('board.metric')}
        value={metric}
        data-testid="board-metric"
        onChange={(event) => {
          const chosen = trendMetrics.find((one) => one === event.target.value)
          if (chosen) onLook({ metric: chosen, second: chosen === second ? null : second })
        }}
      >
        {trendMetrics.map((one) => (
          <option key={one} value={one}>
            {text(`metric.${one}`)}
          </option>
        ))}
      </select>
      <select
        className="select board-metric"
        aria-label={text('board.second')}
        value={second ?? ''}
        data-testid="board-second"
        onChange={(event) => onLook({ second: trendMetrics.find((one) => one === event.target.value) ?? null })}
      >
        <option value="">{text('board.noSecond')}</option>
        {trendMetrics
          .filter((one) => one !== metric)
          .map((one) => (
            <option key={one} value={one}>
              {text(`metric.${one}`)}
            </option>
          ))}
      </select>
    </>
  )
}
