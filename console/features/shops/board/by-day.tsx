import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { multishopApi } from '../../../../shared/areas/shops/days-api.ts'
import { dayOfText, dayStart, todayOf } from '../../../../shared/time/zone.ts'
import { ChartPanel } from '../../../charts/chart-panel.tsx'
import { bar } from '../../../charts/options/bar.ts'
import { stackedDays } from '../../../charts/stacked-days.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { ordersOf } from '../../../lists/orders-of.ts'
import { useShopText } from '../use-shop-text.ts'

type Overview = CallData<typeof multishopApi.overview>

/** Turnover by day, the shops on one another; a piece leads to its orders. */
export const ByDay = ({ data }: { data: Overview | undefined }) => {
  const text = useShopText()
  const { state, clock } = useListWorld()
  const navigate = useNavigate()
  const others = text('shop.board.others')
  const table = useMemo(
    () => (data ? stackedDays(data.days, data.shops, others, todayOf(clock, data.data_time)) : undefined),
    [data, others, clock],
  )
  const open = (row: number, column: number): void => {
    const day = dayOfText(data?.days[row] ?? '')
    // What is added up from several shops has no name to look for.
    const shop = table?.columns[column]?.name === others ? undefined : data?.shops[column - 1]
    const ends = { start_time: String(dayStart(clock, day)), end_time: String(dayStart(clock, day + 1)) }
    void navigate(ordersOf({ ...state, filters: ends }, shop ? { shop: shop.shop_id } : {}))
  }
  return (
    <ChartPanel
      name="shop-days"
      title={text('shop.board.byDay')}
      range={data ? `${data.from} – ${data.to.slice(5)}` : ''}
      height={210}
      table={table}
      draw={data && data.kpi.gmv > 0 ? bar({ stacked: true }) : null}
      empty={text('shop.board.none')}
      onPick={open}
    />
  )
}
