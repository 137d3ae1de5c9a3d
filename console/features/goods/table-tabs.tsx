import { useMemo } from 'react'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { goodsApi } from '../../../shared/api/goods.ts'
import {
  goodsCreatorColumns,
  goodsLiveColumns,
  goodsSimilarColumns,
  goodsSkuColumns,
  goodsVideoColumns,
} from '../../../shared/lists/goods-columns.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { barOption } from '../../charts/options/bar.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useSession } from '../../state/session.ts'
import { useFrame } from '../../ui/figure.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { type GoodsState, writeGoods } from './goods-state.ts'
import { GoodsTable } from './goods-table.tsx'
import { useGoodsText } from './use-goods-text.ts'

interface Props {
  readonly state: GoodsState
  readonly range: string
}

/** Bars of the chart above a table. */
const BARS = 10
const input = ({ product_id, days }: GoodsState) => ({ product_id, days })

export const CreatorsTab = ({ state }: Props) => {
  const { data, error, refetch } = useEndpoint(goodsApi.creators, input(state))
  const record = useSession((one) => one.record)
  const mayOrders = record !== null && decideAccess(record).allows('orders')
  const ordersOf = ({ creator_id }: { readonly creator_id?: unknown }): string =>
    `${screenRow('orders').path}?${new URLSearchParams({ creator: String(creator_id), product: state.product_id })}`
  return (
    <>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      <GoodsTable
        name="creators"
        columns={goodsCreatorColumns}
        rowKey="creator_id"
        rows={data?.list}
        {...(mayOrders ? { linkOf: ordersOf } : {})}
      />
    </>
  )
}

export const VideosTab = ({ state }: Props) => {
  const { data, error, refetch } = useEndpoint(goodsApi.videos, input(state))
  return (
    <>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      <GoodsTable name="videos" columns={goodsVideoColumns} rowKey="content_id" rows={data?.list} />
    </>
  )
}

export const LivesTab = ({ state }: Props) => {
  const { data, error, refetch } = useEndpoint(goodsApi.lives, input(state))
  return (
    <>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      <GoodsTable name="lives" columns={goodsLiveColumns} rowKey="live_id" rows={data?.list} />
    </>
  )
}

export const SkusTab = ({ state, range }: Props) => {
  const text = useGoodsText()
  const theme = usePreferences((one) => one.theme)
  const { currency } = useFrame()
  const { data, error, refetch } = useEndpoint(goodsApi.skus, input(state))
  const table = useMemo(
    (): ChartTable | undefined =>
      data && {
        columns: [
          { name: text('goods.column.sku_name'), unit: 'text' },
          { name: text('goods.column.items'), unit: 'count' },
          { name: text('goods.column.gmv'), unit: 'money' },
        ],
        rows: data.list.slice(0, BARS).map((row) => [row.sku_name || row.sku_id, row.items, row.gmv]),
      },
    [data, text],
  )
  const option = useMemo(
    () => (table ? barOption({ table, theme, currency, columns: [1], horizontal: true }) : null),
    [table, theme, currency],
  )
  return (
    <>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      <ChartPanel
        name="skus-chart"
        title={text('goods.skus.chart')}
        range={range}
        height={200}
        table={table}
        option={option}
        empty={text('goods.empty.skus')}
      />
      <GoodsTable name="skus" columns={goodsSkuColumns} rowKey="sku_id" rows={data?.list} />
    </>
  )
}

export const SimilarTab = ({ state, range }: Props) => {
  const text = useGoodsText()
  const theme = usePreferences((one) => one.theme)
  const { currency } = useFrame()
  const { data, error, refetch } = useEndpoint(goodsApi.similar, input(state))
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
  const option = useMemo(
    () => (table ? barOption({ table, theme, currency, columns: [1], horizontal: true }) : null),
    [table, theme, currency],
  )
  const analysisOf = ({ product_id }: { readonly product_id?: unknown }): string =>
    `?${writeGoods({ ...state, product_id: String(product_id) })}`
  return (
    <>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      <ChartPanel
        name="similar-chart"
        title={text('goods.similar.chart')}
        range={range}
        height={300}
        table={table}
        option={option}
        empty={text('goods.empty.similar')}
      />
      <GoodsTable
        name="similar"
        columns={goodsSimilarColumns}
        rowKey="product_id"
        rows={data?.list}
        linkOf={analysisOf}
        own={state.product_id}
      />
    </>
  )
}
