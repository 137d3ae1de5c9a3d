import { useEffect } from 'react'
import { multishopApi } from '../../../../shared/areas/shops/days-api.ts'
import { platformNowMs } from '../../../http/platform-clock.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { inputOf } from '../../../lists/url-state.ts'
import { FrameContext } from '../../../ui/figure.tsx'
import { Grid } from '../../../ui/layout.tsx'
import '../shops.css'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { renewal } from '../../../ui/renewal.ts'
import { BoardFigures } from './board-figures.tsx'
import { ByCountry } from './by-country.tsx'
import { ByDay } from './by-day.tsx'
import { GroupChoice } from './group-choice.tsx'
import { Todo } from './todo.tsx'

/** Filters of shops; those of time hold for what was sold. */
const names = ['region', 'seller_type', 'group', 'auth_state'] as const

/** Figures, turnover by day and country and what waits, for the shops and days that the list is asked for. */
export const BoardHead = ({ time }: { time: number | undefined }) => {
  const { state, clock, currency } = useListWorld()
  const input = inputOf(state, clock, platformNowMs() / 1000)
  const { start_time, end_time } = input
  const filters = Object.fromEntries(
    names.flatMap((name) => (input[name] === undefined ? [] : [[name, String(input[name])]])),
  )
  const {
    data,
    error,
    refetch,
    isPlaceholderData: old,
  } = useEndpoint(multishopApi.overview, {
    ...(start_time === undefined ? {} : { start_time }),
    ...(end_time === undefined ? {} : { end_time }),
    ...filters,
  })
  const known = data?.data_time
  // The list was asked again: what stands above it is of the same moment.
  useEffect(() => {
    if (time !== undefined && known !== undefined && time > known) void refetch()
  }, [time, known, refetch])
  // The list below says what to do where there is no shop at all.
  if (data?.kpi.shops === 0 && Object.keys(filters).length === 0) return null
  return (
    <FrameContext value={{ currency: data?.currency ?? currency, zone: clock.zone, time: data?.data_time ?? 0 }}>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      <GroupChoice groups={data?.groups ?? []} />
      {error && !data ? null : <BoardFigures kpi={data?.kpi} old={old} />}
      <Grid min={330} {...renewal(old)}>
        {error && !data ? null : (
          <>
            <ByDay data={data} />
            <ByCountry data={data} />
          </>
        )}
        <Todo filters={filters} />
      </Grid>
    </FrameContext>
  )
}
