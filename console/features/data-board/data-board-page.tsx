import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { analysisApi } from '../../../shared/areas/analysis/api.ts'
import { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import { boardList } from '../../../shared/areas/data-board/list.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { dayNumber, dayText } from '../../../shared/time/zone.ts'
import { BoardSkeleton } from '../../board/board-skeleton.tsx'
import { ComposePanel } from '../../board/compose-panel.tsx'
import { FilterWorld } from '../../board/filter-world.tsx'
import { keepPlatformTime, platformNowMs } from '../../http/platform-clock.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { ChipRow } from '../../lists/filters/chip-row.tsx'
import { FilterBar } from '../../lists/filters/filter-bar.tsx'
import { useSession } from '../../state/session.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { FrameContext } from '../../ui/figure.tsx'
import '../../board/dashboard.css'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import './board.css'
import { periodOf } from '../../board/board-state.ts'
import { Grid, Stack } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { renewal } from '../../ui/renewal.ts'
import { ThinBar } from '../../ui/thin-bar.tsx'
import { BoardCards } from './board-cards.tsx'
import { BoardHead } from './board-head.tsx'
import { ComposePanels } from './compose-panels.tsx'
import { DayPanel } from './day-panel.tsx'
import { HeatPanel } from './heat-panel.tsx'
import { SettlePanels } from './settle-panels.tsx'
import { useBoardAddress } from './use-board-address.ts'
import { useBoardText } from './use-board-text.ts'

const MyAnalyses = lazyPart(async () => (await import('./my-analyses.tsx')).MyAnalyses)

const daysText = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

/** Asked in vain and never answered: the failure stands above, and nothing here is on its way. */
const lost = ({ data, error }: { readonly data: unknown; readonly error: Error | null }): boolean =>
  error !== null && data === undefined

const Board = ({ record }: { record: UserRecord }) => {
  const text = useBoardText()
  const address = useBoardAddress()
  const { state, go, look } = address
  useEffect(keepPlatformTime, [])
  const clock = { zone: record.zone, cut_hour: record.cut_hour }
  const period = periodOf(state, clock, platformNowMs() / 1000)
  const { compare, compare_time, filter, grain } = state
  const input = { ...period, compare, ...(compare_time === null ? {} : { compare_time }), ...filter }
  const overview = useEndpoint(dashboardApi.overview, input)
  const trend = useEndpoint(dashboardApi.trend, { ...input, grain })
  const range = { ...period, ...filter }
  const compose = useEndpoint(dashboardApi.compose, { ...range, grain })
  const funnel = useEndpoint(dashboardApi.funnel, range)
  const heat = useEndpoint(dashboardApi.heat, range)
  const client = useQueryClient()
  const ordersOf = useOrdersLink()
  const { data } = overview
  const all = [overview, trend, compose, funnel, heat]
  const error = all.find((one) => one.error)?.error
  const asking = all.some((one) => one.isFetching)
  const old = all.some((one) => one.isPlaceholderData)
  const refresh = (): void => {
    for (const one of all) void one.refetch()
    void client.invalidateQueries({ queryKey: [analysisApi.look.path] })
  }
  const goesOn = data?.to === dayText(dayNumber(clock, data?.data_time ?? 0))
  const against = data
    ? text('board.against', { days: daysText(data.from, data.to), before: daysText(data.before_from, data.before_to) })
    : ''
  return (
    <Stack className="dash board" data-ready={data && !old ? '' : undefined}>
      <ThinBar shown={asking && data !== undefined} />
      <BoardHead
        address={address}
        clock={clock}
        period={period}
        time={data?.data_time}
        asking={asking}
        orders={ordersOf?.(range) ?? null}
        onRefresh={refresh}
      />
      <FilterWorld list={boardList} filters={state.filter} onFilters={(filter) => go({ filter })}>
        <FilterBar onAgain={refresh} keyword={false} />
        <ChipRow />
      </FilterWorld>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refresh} />
      {!data ? (
        overview.isPending && <BoardSkeleton title={text('screen.dataBoard')} head={190} />
      ) : (
        <FrameContext value={{ currency: data.currency, zone: record.zone, time: data.data_time }}>
          <Stack {...renewal(old)}>
            <BoardCards kpi={data.kpi} compare={state.compare} query={range} />
            <Grid
              {...(state.view === 'table'
                ? { min: 2000, className: 'wide' }
                : { columns: 'minmax(0, 3fr) minmax(260px, 1fr)' })}
            >
              {lost(trend) ? null : (
                <DayPanel
                  period={period}
                  trend={trend.data}
                  state={state}
                  onLook={look}
                  note={goesOn ? `${against} · ${text('board.soFar')}` : against}
                />
              )}
              <ComposePanel parts={data.compose} empty={text('board.noneRange')} />
            </Grid>
            <Grid min={440} className="board-charts">
              {lost(compose) ? null : <ComposePanels data={compose.data} state={state} period={period} />}
              {lost(funnel) ? null : <SettlePanels data={funnel.data} state={state} period={period} />}
              {lost(heat) ? null : <HeatPanel data={heat.data} />}
            </Grid>
          </Stack>
        </FrameContext>
      )}
      {data ? (
        <Boundary instead={null}>
          <MyAnalyses record={record} />
        </Boundary>
      ) : null}
    </Stack>
  )
}

/** S08a: a range of business days against the one before or the year before, by the same metrics as the data wall. */
const BoardPage = () => {
  const record = useSession((state) => state.record)
  return record ? <Board record={record} /> : null
}

const tabs: ReadonlyMap<string | null, ComponentType> = new Map([
  ['reports', lazyPart(async () => (await import('./reports/reports-tab.tsx')).ReportsTab)],
  ['sendings', lazyPart(async () => (await import('./reports/sendings-tab.tsx')).SendingsTab)],
])

/** S08a, and by tab the reports that go out of it. */
export const DataBoardPage = () => {
  const [params] = useSearchParams()
  const Tab = tabs.get(params.get('tab')) ?? BoardPage
  return <Tab />
}
