import { useMemo } from 'react'
import { creatorDataApi } from '../../../shared/areas/creators/data-api.ts'
import { countText } from '../../../shared/format/number.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { heat } from '../../charts/options/heat.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useCreatorDataText } from './use-creator-data-text.ts'
import { useDataAsked } from './use-data-asked.ts'

const HEIGHT = 190
const FULL_BP = 10_000

/** Of the creators who joined in a month, how many sold in it and in each month since. */
export const CreatorRetention = () => {
  const text = useCreatorDataText()
  const load = useEndpoint(creatorDataApi.retention, useDataAsked())
  const { data } = load
  const joined = useMemo(() => data?.months.filter(({ creators }) => creators > 0), [data])
  const table = useMemo((): ChartTable | undefined => {
    if (!data || !joined) return undefined
    const later = data.months.map((_, n) => (n === 0 ? text('data.month0') : text('data.monthN', { n })))
    return {
      columns: [{ name: text('data.joined'), unit: 'text' }, ...later.map((name) => ({ name, unit: 'rate' as const }))],
      rows: joined.map(({ month, creators, sold }) => [
        `${month} (${countText(creators)})`,
        ...later.map((_, n) => {
          const some = sold[n]
          return some === null || some === undefined ? null : Math.round((some * FULL_BP) / creators)
        }),
      ]),
    }
  }, [data, joined, text])
  return (
    <ChartPanel
      name="creatorRetention"
      title={text('data.retention')}
      note={text('data.retentionNote')}
      height={HEIGHT}
      table={table}
      draw={joined && joined.length > 0 ? heat() : null}
      load={load}
    />
  )
}
