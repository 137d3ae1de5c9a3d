import { useEffect } from 'react'
import { multishopApi } from '../../../../shared/api/multishop.ts'
import { platformNowMs } from '../../../http/platform-clock.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { inputOf } from '../../../lists/url-state.ts'
import { FrameContext } from '../../../ui/figure.tsx'
import './board.css'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { BoardFigures } from './board-figures.tsx'
import { ByDay } from './by-day.tsx'
import { Todo } from './todo.tsx'

/** Figures, turnover by day and what waits, for the shops and days that the list is asked for. */
export const BoardHead = ({ time }: { time: number | undefined }) => {
  const { state, clock, currency } = useListWorld()
  const { start_time, end_time, region, seller_type } = inputOf(state, clock, platformNowMs() / 1000)
  const { data, error, refetch } = useEndpoint(multishopApi.overview, {
    ...(start_time === undefined ? {} : { start_time }),
    ...(end_time === undefined ? {} : { end_time }),
    ...(region === undefined ? {} : { region: String(region) }),
    ...(seller_type === undefined ? {} : { seller_type: String(seller_type) }),
  })
  const known = data?.data_time
  // The list was asked again: what stands above it is of the same moment.
  useEffect(() => {
    if (time !== undefined && known !== undefined && time > known) void refetch()
  }, [time, known, refetch])
  return (
    <FrameContext value={{ currency: data?.currency ?? currency, zone: clock.zone, time: data?.data_time ?? 0 }}>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      <BoardFigures kpi={data?.kpi} />
      <div className="shop-board">
        <ByDay data={data} />
        <Todo />
      </div>
    </FrameContext>
  )
}
