import { useMemo } from 'react'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { multishopApi } from '../../../../shared/api/multishop.ts'
import { ChartPanel } from '../../../charts/chart-panel.tsx'
import { barOption } from '../../../charts/options/bar.ts'
import type { ChartTable } from '../../../charts/table.ts'
import { usePreferences } from '../../../state/preferences.ts'
import { useShopText } from '../use-shop-text.ts'

type Overview = CallData<typeof multishopApi.overview>

/** Shops that are drawn apart; the rest stands as one. */
const APART = 7

const tableOf = ({ days, shops }: Overview, others: string): ChartTable => {
  const apart = shops.length > APART + 1 ? shops.slice(0, APART) : shops
  const rest = shops.slice(apart.length)
  const restOf = (n: number): number => rest.reduce((total, { gmv }) => total + (gmv[n] ?? 0), 0)
  return {
    columns: [
      { name: '', unit: 'text' },
      ...apart.map(({ name }) => ({ name, unit: 'money' as const })),
      ...(rest.length > 0 ? [{ name: others, unit: 'money' as const }] : []),
    ],
    rows: days.map((day, n) => [
      day.slice(5),
      ...apart.map(({ gmv }) => gmv[n] ?? 0),
      ...(rest.length > 0 ? [restOf(n)] : []),
    ]),
  }
}

/** Turnover by day, the shops on one another. */
export const ByDay = ({ data }: { data: Overview | undefined }) => {
  const text = useShopText()
  const theme = usePreferences((state) => state.theme)
  const others = text('shop.board.others')
  const table = useMemo(() => (data ? tableOf(data, others) : undefined), [data, others])
  const currency = data?.currency ?? 'USD'
  const option = useMemo(
    () => (table && data && data.kpi.gmv > 0 ? barOption({ table, theme, currency, stacked: true }) : null),
    [table, data, theme, currency],
  )
  return (
    <ChartPanel
      name="shop-days"
      title={text('shop.board.byDay')}
      range={data ? `${data.from} – ${data.to}` : ''}
      height={210}
      table={table}
      option={option}
      empty={text('shop.board.none')}
    />
  )
}
