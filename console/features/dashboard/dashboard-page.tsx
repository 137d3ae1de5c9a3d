import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import { BoardSkeleton } from '../../board/board-skeleton.tsx'
import { ComposePanel } from '../../board/compose-panel.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { CountryPanel } from './country-panel.tsx'
import '../../board/dashboard.css'
import { MomentProvider } from '../../board/drill.tsx'
import type { LiveMoment } from '../../board/live-drills.ts'
import { type LiveFilter, useLiveFilter } from '../../board/live-filter.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { renewal } from '../../ui/renewal.ts'
import { ThinBar } from '../../ui/thin-bar.tsx'
import { FeedPanel } from './feed-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import { Hero } from './hero.tsx'
import { KpiCards } from './kpi-cards.tsx'
import type { LiveFiltersProps } from './live-filters.tsx'
import { RankPanel } from './rank-panel.tsx'
import { type Every, useEvery } from './refresh-period.ts'
import { SettleStrip } from './settle-strip.tsx'
import { TitleRow } from './title-row.tsx'
import { TrendPanel } from './trend-panel.tsx'
import { useFeed } from './use-feed.ts'

/** Comes with the first press, or with an address that narrows the figures. */
const LiveFilters = lazyPart<LiveFiltersProps>(async () => (await import('./live-filters.tsx')).LiveFilters)

/** What the figures of an answer are about; until the next comes they lead where they come from. */
const momentOf = ({ head, data_time }: CallData<typeof consoleApi.overview>, filter: LiveFilter): LiveMoment => ({
  clock: { zone: head.tz, cut_hour: head.cut_hour },
  day: head.day,
  time: data_time,
  filter,
})

/** S07a: today's affiliate business. Every figure comes from the platform; this page only shows it. */
export const DashboardPage = () => {
  const text = useDashboardText()
  const every: Every = useEvery((state) => state.every)
  const [filter, setFilter] = useLiveFilter()
  const overview = useEndpoint(consoleApi.overview, filter, { every })
  const feed = useFeed(filter)
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [filtering, setFiltering] = useState(false)
  const refresh = async (): Promise<void> => {
    setAsking(true)
    await client.refetchQueries({ type: 'active' })
    setAsking(false)
  }
  const { data, isPlaceholderData: old } = overview
  return (
    <Stack className="dash" data-ready={data && !old ? '' : undefined}>
      <ThinBar shown={overview.isFetching && data !== undefined} />
      <TitleRow
        zone={data?.head.tz ?? 'UTC'}
        dataTime={data?.data_time ?? 0}
        serverTime={data?.head.ts ?? 0}
        answeredAt={overview.dataUpdatedAt}
        failed={overview.isError || feed.state === 'failed'}
        asking={asking}
        onRefresh={refresh}
        filter={filter}
        filtering={filtering}
        onFiltering={() => setFiltering(!filtering)}
      />
      {filtering || Object.keys(filter).length > 0 ? (
        <LiveFilters isOpen={filtering} filter={filter} onFilter={setFilter} onAgain={refresh} />
      ) : null}
      <LoadFailed error={overview.error} kept={Boolean(data)} onRetry={refresh} />
      {!data ? (
        overview.isPending && <BoardSkeleton title={text('screen.console')} head={212} />
      ) : (
        <FrameContext value={{ currency: data.head.currency, zone: data.head.tz, time: data.data_time }}>
          <MomentProvider value={momentOf(data, filter)}>
            <Grid columns="minmax(300px, 5fr) minmax(0, 12fr)" {...renewal(old)}>
              <Hero head={data.head} hero={data.hero} kpi={data.kpi} />
              <KpiCards hero={data.hero} kpi={data.kpi} />
            </Grid>
            <Grid columns="minmax(0, 2fr) minmax(340px, 1fr)">
              <TrendPanel input={filter} every={every} zone={data.head.tz} day={data.head.day} />
              <FeedPanel feed={feed} zone={data.head.tz} currency={data.head.currency} />
            </Grid>
            <div {...renewal(old)}>
              <SettleStrip settle={data.settle} ours={data.ours} waiting={data.waiting} />
            </div>
            <Grid columns="minmax(0, 1.7fr) minmax(0, 1.15fr) minmax(0, 1fr)">
              <RankPanel every={every} input={filter} />
              <CountryPanel countries={data.countries} old={old} />
              <ComposePanel parts={data.compose} old={old} />
              <FunnelPanel input={filter} />
            </Grid>
          </MomentProvider>
        </FrameContext>
      )}
    </Stack>
  )
}
