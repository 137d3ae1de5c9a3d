import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/areas/goods/api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useFrame } from '../../ui/figure.tsx'
import { useGoodsText } from './use-goods-text.ts'

type Prices = CallData<typeof goodsApi.analyse>['prices']

/** What the product cost and paid, step by step until now. */
export const PricePanel = ({ prices }: { prices: Prices }) => {
  const text = useGoodsText()
  const { zone, time } = useFrame()
  const table = useMemo((): ChartTable => {
    const day = (t: number): string => dateTimeText(t, zone).slice(0, 10)
    const last = prices.at(-1)
    const rows = prices.map((one) => [day(one.t), one.min_price, one.commission_rate])
    const now = last ? [[`${day(time)} ${text('goods.history.now')}`, last.min_price, last.commission_rate]] : []
    return {
      columns: [
        { name: text('goods.history.t'), unit: 'text' },
        { name: text('column.min_price'), unit: 'money' },
        { name: text('column.commission_rate_bp'), unit: 'rate' },
      ],
      rows: [...rows, ...now],
    }
  }, [prices, text, zone, time])
  return (
    <ChartPanel
      name="prices"
      title={text('goods.history')}
      height={190}
      table={table}
      draw={line({ right: [2], stepped: true, hues: { 1: 'money', 2: 'data1' } })}
      empty={text('goods.history.empty')}
    />
  )
}
