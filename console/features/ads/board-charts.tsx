import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { adsApi } from '../../../shared/areas/ads/api.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import type { Draw } from '../../charts/draw.ts'
import { bar } from '../../charts/options/bar.ts'
import { funnel } from '../../charts/options/funnel.ts'
import { line } from '../../charts/options/line.ts'
import { scatter } from '../../charts/options/scatter.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { Grid } from '../../ui/layout.tsx'
import { useZoneMark } from '../../ui/use-zone-mark.ts'
import './ads.css'
import { creativesTable, daysTable, funnelTable, partsTable } from './tables.ts'
import { useAdText } from './use-ad-text.ts'

interface Props {
  readonly data: CallData<typeof adsApi.board>
}

/** The range in pictures: days, creatives, funnel, and whom and where it was shown. */
export const BoardCharts = ({ data }: Props) => {
  const text = useAdText()
  const mark = useZoneMark()
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
  const drawn = (draw: Draw): Draw | null => (data.days.some(({ spend }) => spend) ? draw : null)
  const days = data.from === data.to ? data.from : `${data.from} – ${data.to}`
  const range = days + mark(data.data_time, data.zone)
  const common = { range, empty: text(data.missing.length > 0 ? 'ads.rate.none' : 'ads.noneRange') }
  const targeting = text('ads.targeting')
  return (
    <Grid min={250} className="ad-charts">
      <ChartPanel
        {...common}
        name="days"
        title={text('ads.days')}
        table={tables.days}
        draw={drawn(line({ bars: [1, 2], right: [3] }))}
      />
      <ChartPanel
        {...common}
        name="creatives"
        title={text('ads.scatter')}
        note={text('ads.scatterNote')}
        table={tables.creatives}
        draw={drawn(scatter({ x: 1, y: 2, size: 3 }))}
      />
      <ChartPanel
        {...common}
        name="funnel"
        title={text('ads.funnel')}
        height={220}
        table={tables.funnel}
        draw={drawn(funnel())}
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
          draw={drawn(bar({ columns: [1, 2], horizontal: true }))}
        />
      ))}
    </Grid>
  )
}
