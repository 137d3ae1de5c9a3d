import { useMemo } from 'react'
import { billApi } from '../../../shared/areas/bills/api.ts'
import { billTypes } from '../../../shared/areas/bills/states.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { useBillText } from './use-bill-text.ts'

const HEIGHT = 140

/** Income by month, a column for each kind of bill. */
export const BillMonths = () => {
  const text = useBillText()
  const { clock, currency: own } = useListWorld()
  const load = useEndpoint(billApi.months, {}, { tell: 'never' })
  const { data } = load
  const table = useMemo((): ChartTable | undefined => {
    if (!data) return undefined
    const periods = [...new Set(data.months.map(({ period }) => period))]
    const types = billTypes.filter((type) => data.months.some(({ bill_type }) => bill_type === type))
    const amtOf = (period: string, type: number): number | null =>
      data.months.find((one) => one.period === period && one.bill_type === type)?.amt ?? null
    return {
      columns: [
        { name: text('column.bill_period'), unit: 'text' },
        ...types.map((type) => ({ name: text(`billType.${type}`), unit: 'money' as const })),
      ],
      rows: periods.map((period) => [period, ...types.map((type) => amtOf(period, type))]),
    }
  }, [data, text])
  return (
    <FrameContext value={{ currency: data?.currency ?? own, zone: clock.zone, time: data?.data_time ?? 0 }}>
      <ChartPanel
        name="billMonths"
        title={text('bill.months')}
        range={table ? `${table.rows[0]?.[0] ?? ''} – ${table.rows.at(-1)?.[0] ?? ''}` : ''}
        height={HEIGHT}
        table={table}
        draw={table && table.rows.length > 0 ? bar({ stacked: true }) : null}
        load={load}
      />
    </FrameContext>
  )
}
