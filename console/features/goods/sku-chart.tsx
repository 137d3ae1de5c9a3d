import { useMemo } from 'react'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import type { ChartTable } from '../../charts/table.ts'
import type { Row } from '../../lists/any-list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useGoodsText } from './use-goods-text.ts'

/** Bars at most. */
const BARS = 10

const amountOf = (value: Row[string] | undefined): number | null => (typeof value === 'number' ? value : null)

/** The first rows of the list as bars. */
export const SkuChart = ({ rows, range }: { rows: readonly Row[] | undefined; range: string }) => {
  const text = useGoodsText()
  const { old } = useListWorld()
  const table = useMemo(
    (): ChartTable | undefined =>
      rows && {
        columns: [
          { name: text('column.sku_name'), unit: 'text' },
          { name: text('goods.column.items'), unit: 'count' },
          { name: text('goods.column.gmv'), unit: 'money' },
        ],
        rows: rows.slice(0, BARS).map((row) => [String(row.sku_name), amountOf(row.items_sold), amountOf(row.gmv)]),
      },
    [rows, text],
  )
  return (
    <ChartPanel
      name="skus-chart"
      title={text('goods.skus.chart')}
      range={range}
      height={200}
      old={old}
      table={table}
      draw={bar({ columns: [1], horizontal: true })}
      empty={text('goods.skus.none')}
    />
  )
}
