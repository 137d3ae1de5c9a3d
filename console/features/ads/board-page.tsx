import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adsApi } from '../../../shared/areas/ads/api.ts'
import { type AdNetwork, adZone } from '../../../shared/areas/ads/networks.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { keepPlatformTime, platformNowMs } from '../../http/platform-clock.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useSession } from '../../state/session.ts'
import { Wait } from '../../ui/empty.tsx'
import { FrameContext } from '../../ui/figure.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { AdCards } from './ad-cards.tsx'
import './ads.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { renewal } from '../../ui/renewal.ts'
import { ThinBar } from '../../ui/thin-bar.tsx'
import { BoardCharts } from './board-charts.tsx'
import { AdBoardHead } from './board-head.tsx'
import { type AdBoardState, adPeriodOf, readAdBoard, writeAdBoard } from './board-state.ts'
import { AdFacts, RateNotes } from './notes.tsx'
import { ReportPanel } from './report-panel.tsx'
import { useAdText } from './use-ad-text.ts'

const daysText = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

const Board = ({ network, record }: { network: AdNetwork; record: UserRecord }) => {
  const text = useAdText()
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const state = useMemo(() => readAdBoard(search), [search])
  const go = (change: Partial<AdBoardState>): void => setParams(writeAdBoard({ ...state, ...change }))
  const look = (change: Partial<AdBoardState>): void =>
    setParams(writeAdBoard({ ...state, ...change }), { replace: true })
  useEffect(keepPlatformTime, [])
  const clock = { zone: adZone(record, network), cut_hour: 0 }
  const period = adPeriodOf(state, clock, platformNowMs() / 1000)
  const board = useEndpoint(adsApi.board, { network, ...period, compare: state.compare })
  const { level, parent } = state
  const report = useEndpoint(adsApi.report, { network, ...period, level, ...(parent && { parent }) })
  const { data } = board
  const error = board.error ?? report.error
  const asking = board.isFetching || report.isFetching
  const refresh = (): void => {
    void board.refetch()
    void report.refetch()
  }
  return (
    <Stack className="ad-board" data-ready={data && report.data && !board.isPlaceholderData ? '' : undefined}>
      <ThinBar shown={asking && data !== undefined} />
      <AdBoardHead
        state={state}
        go={go}
        clock={clock}
        period={period}
        time={data?.data_time}
        asking={asking}
        onRefresh={refresh}
      />
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refresh} />
      {data ? (
        <FrameContext value={{ currency: data.currency, zone: data.zone, time: data.data_time }}>
          <Note>
            {text('ads.board.against', {
              days: daysText(data.from, data.to),
              before: daysText(data.before_from, data.before_to),
            })}
          </Note>
          <RateNotes missing={data.missing} />
          <Stack {...renewal(board.isPlaceholderData)}>
            <AdCards kpi={data.kpi} compare={state.compare} />
            <BoardCharts data={data} />
          </Stack>
          {report.error && !report.data ? null : (
            <div {...renewal(report.isPlaceholderData)}>
              <ReportPanel report={report.data} state={state} go={go} look={look} />
            </div>
          )}
          <AdFacts money={data} zone={data.zone} />
        </FrameContext>
      ) : error ? null : (
        <Wait height={320} label={text('word.loading')} />
      )}
    </Stack>
  )
}

const Page = ({ network }: { network: AdNetwork }) => {
  const record = useSession((state) => state.record)
  return record ? <Board network={network} record={record} /> : null
}

/** S08b of TikTok ads: a range of days of the ad zone. */
export const TiktokBoardPage = () => <Page network="tiktok" />
/** S08b of Meta ads. */
export const MetaBoardPage = () => <Page network="meta" />
