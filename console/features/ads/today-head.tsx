import { useMemo } from 'react'
import { adsApi } from '../../../shared/areas/ads/api.ts'
import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import { line } from '../../charts/options/line.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { Wait } from '../../ui/empty.tsx'
import { FrameContext } from '../../ui/figure.tsx'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { AdCards } from './ad-cards.tsx'
import './ads.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { renewal } from '../../ui/renewal.ts'
import { useZoneMark } from '../../ui/use-zone-mark.ts'
import { AdFacts, AuthNotes, RateNotes } from './notes.tsx'
import { accountsTable, creativesTable, hoursTable, partsTable } from './tables.ts'
import { ToFlow } from './to-flow.tsx'
import { useAdText } from './use-ad-text.ts'

const EVERY_S = 60

/** Today's figures and charts, through the filters of the list below. */
export const TodayHead = ({ network }: { network: AdNetwork }) => {
  const text = useAdText()
  const mark = useZoneMark()
  const countryOf = useCountryName()
  const { state } = useListWorld()
  const { account, status, region } = state.filters
  const input = { network, ...(account && { account }), ...(status && { status }), ...(region && { region }) }
  const { data, error, refetch, isPlaceholderData: old } = useEndpoint(adsApi.today, input, { every: EVERY_S })
  const currency = data?.currency ?? ''
  const tables = useMemo(
    () =>
      data && {
        hours: hoursTable(data, text),
        accounts: accountsTable(data, text),
        creatives: creativesTable(data.creatives, text),
        regions: partsTable(data.regions, text('ads.region'), countryOf, text),
      },
    [data, text, countryOf],
  )
  const spent = data?.hours.some(({ spend }) => spend) ?? false
  const empty = text(data?.missing.length ? 'ads.rate.none' : 'ads.none')
  const day = data ? data.day + mark(data.data_time, data.zone) : ''
  return (
    <Stack as="section" data-testid="ad-today" data-ready={data ? '' : undefined} {...renewal(old)}>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? (
        <FrameContext value={{ currency, zone: data.zone, time: data.data_time }}>
          <AuthNotes accounts={data.accounts} now={data.data_time} />
          <RateNotes missing={data.missing} />
          <AdCards kpi={data.kpi} />
          <Grid columns="minmax(0, 1.6fr) minmax(0, 1fr)">
            <ChartPanel
              name="hours"
              title={text('ads.hours')}
              range={day}
              table={tables?.hours}
              draw={spent ? line({ bars: [1, 2], right: [3] }) : null}
              empty={empty}
            />
            <ChartPanel
              name="creatives"
              title={text('ads.creatives')}
              range={day}
              table={tables?.creatives}
              draw={spent ? bar({ columns: [2], horizontal: true }) : null}
              empty={empty}
            />
            <ChartPanel
              name="accounts"
              title={text('ads.accounts')}
              range={day}
              height={200}
              table={tables?.accounts}
              draw={
                data.accounts.some(({ exchanged }) => exchanged.spend)
                  ? bar({ columns: [1, 2], horizontal: true })
                  : null
              }
              empty={empty}
            />
            <ChartPanel
              name="regions"
              title={text('ads.regions')}
              range={day}
              height={200}
              table={tables?.regions}
              draw={spent ? bar({ columns: [1, 2] }) : null}
              empty={empty}
            />
          </Grid>
          <Row>
            <AdFacts money={data} zone={data.zone} writes />
            <ToFlow />
          </Row>
        </FrameContext>
      ) : error ? null : (
        <Wait height={320} label={text('word.loading')} />
      )}
    </Stack>
  )
}
