import { useMemo } from 'react'
import { goodsApi } from '../../../shared/areas/goods/api.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { type GoodsState, writeGoods } from './goods-state.ts'
import { GoodsTable } from './goods-table.tsx'
import { useGoodsText } from './use-goods-text.ts'

/** Bars of the chart above the table. */
const BARS = 10

/** The best of the product's category, itself among them. */
export const SimilarTab = ({ state, range }: { state: GoodsState; range: string }) => {
  const text = useGoodsText()
  const load = useEndpoint(goodsApi.similar, { product_id: state.product_id, days: state.days })
  const { data } = load
  const table = useMemo(
    (): ChartTable | undefined =>
      data && {
        columns: [
          { name: text('goods.column.title'), unit: 'text' },
          { name: text('goods.column.gmv'), unit: 'money' },
          { name: text('goods.column.items'), unit: 'count' },
        ],
        rows: data.list
          .filter((row) => (row.place ?? 0) <= BARS || row.product_id === state.product_id)
          .map((row) => [
            row.product_id === state.product_id ? `${text('goods.this')} · ${row.title}` : row.title,
            row.gmv,
            row.items,
          ]),
      },
    [data, text, state.product_id],
  )
  const analysisOf = ({ product_id }: { readonly product_id?: unknown }): string =>
    `?${writeGoods({ ...state, product_id: String(product_id) })}`
  return (
    <>
      <ChartPanel
        name="similar-chart"
        title={text('goods.similar.chart')}
        range={range}
        height={300}
        table={table}
        draw={bar({ columns: [1], horizontal: true })}
        empty={text('goods.empty.similar')}
        load={load}
      />
      {load.error && !data ? null : <GoodsTable rows={data?.list} linkOf={analysisOf} own={state.product_id} />}
    </>
  )
}
