import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { adsApi } from '../../../shared/areas/ads/api.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { barOption } from '../../charts/options/bar.ts'
import { funnelOption } from '../../charts/options/funnel.ts'
import { lineOption } from '../../charts/options/line.ts'
import { scatterOption } from '../../charts/options/scatter.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { useZoneMark } from '../../ui/use-zone-mark.ts'
import './ads.css'
import { creativesTable, daysTable, funnelTable, partsTable } from './tables.ts'
import { useAdText } from './use-ad-text.ts'

interface Props {
  readonly data: CallData<typeof adsApi.board>
  readonly currency: string
}

/** The range in pictures: days, creatives, funnel, and whom and where it was shown. */
export const BoardCharts = ({ data, currency }: Props) => {
  const text = useAdText()
  const mark = useZoneMark()
  const theme = usePreferences((state) => state.theme)
  const countryOf = useCountryName()
  const tables = useMemo(
    () => ({
      days: daysTable(data, text),
      creatives: creativesTable(data.creatives, text),
      funnel: funnelTable(data, text),
      placements: partsTable(data.placements, text('ads.placement'), (key) => text.word(`ads.placement.${key}`), text),
      regions: partsTable(data.regions, text('ads.region'), countryOf, text),
      ages: partsTable(data.ages, text('ads.age'), (key) => text.word(`ads.age.${key}`), text),
    }),
    [data, text, countryOf],
  )
  const options = useMemo(() => {
    if (data.days.every(({ spend }) => !spend)) return null
    const common = { theme, currency }
    const bars = (table: typeof tables.ages) => barOption({ ...common, table, columns: [1, 2], horizontal: true })
    return {
      days: lineOption({ ...common, table: tables.days, bars: [1, 2], right: [3] }),
      creatives: scatterOption({ ...common, table: tables.creatives, x: 1, y: 2, size: 3 }),
      funnel: funnelOption({ ...common, table: tables.funnel }),
      placements: bars(tables.placements),
      regions: bars(tables.regions),
      ages: bars(tables.ages),
    }
  }, [data, tables, theme, currency])
  const days = data.from === data.to ? data.from : `${data.from} – ${data.to}`
  const range = days + mark(data.data_time, data.zone)
  const common = { range, empty: text(data.missing.length > 0 ? 'ads.rate.none' : 'ads.noneRange') }
  const targeting = text('ads.targeting')
  return (
    <div className="ad-charts board">
      <ChartPanel {...common} name="days" title={text('ads.days')} table={tables.days} option={options?.days ?? null} />
      <ChartPanel
        {...common}
        name="creatives"
        title={text('ads.scatter')}
        note={text('ads.scatterNote')}
        table={tables.creatives}
        option={options?.creatives ?? null}
      />
      <ChartPanel
        {...common}
        name="funnel"
        title={text('ads.funnel')}
        height={220}
        table={tables.funnel}
        option={options?.funnel ?? null}
      />
      {(['placements', 'regions', 'ages'] as const).map((name) => (
        <ChartPanel
          key={name}
          {...common}
          name={name}
          title={text(`ads.${name}`)}
          {...(name === 'regions' ? {} : { note: targeting })}
          height={220}
          table={tables[name]}
          option={options?.[name] ?? null}
        />
      ))}
    </div>
  )
}
