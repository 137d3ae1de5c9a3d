import { useState } from 'react'
import { type ConsoleRankRow, consoleApi } from '../../../shared/areas/dashboard/api.ts'
import type { LiveFilter } from '../../board/live-filter.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { Empty, Wait } from '../../ui/empty.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { Section } from '../../ui/section.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { RankTable } from './rank-table.tsx'

const types = ['product', 'creator', 'shop'] as const
const measures = ['gmv', 'orders', 'commission'] as const
export type RankType = (typeof types)[number]
export type RankBy = (typeof measures)[number]
const metricOf = { gmv: 'M01', orders: 'M03', commission: 'M08' } as const

/** The day's ten best products, creators or shops by turnover, orders or commission. */
export const RankPanel = ({ every, input }: { every: number; input: LiveFilter }) => {
  const text = useDashboardText()
  const [type, setType] = useState<RankType>('product')
  const [by, setBy] = useState<RankBy>('gmv')
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    consoleApi.rank,
    { ...input, type, by, limit: 10 },
    { every },
  )
  const rows: readonly ConsoleRankRow[] = data?.list ?? []
  return (
    <Section
      name="rank"
      title={text('dash.rank')}
      hint={<MetricHint metric={metricOf[by]} />}
      tools={
        <>
          <Segmented
            label={text('dash.rank')}
            value={type}
            onValue={setType}
            options={types.map((value) => ({ value, label: text.word(`dash.rank.${value}`, `kind.${value}`) }))}
          />
          <Segmented
            label={text('dash.by')}
            value={by}
            onValue={setBy}
            options={measures.map((value) => ({ value, label: text(`dash.by.${value}`) }))}
          />
        </>
      }
    >
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {!data ? (
        error ? null : (
          <Wait height={330} />
        )
      ) : rows.length === 0 ? (
        <Empty>{text('dash.empty')}</Empty>
      ) : (
        <RankTable rows={rows} type={type} by={by} currency={data.currency} old={isPlaceholderData} />
      )}
    </Section>
  )
}
