import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { multishopApi } from '../../../../shared/areas/shops/days-api.ts'
import { rateText } from '../../../../shared/format/number.ts'
import { ChartPanel } from '../../../charts/chart-panel.tsx'
import { map } from '../../../charts/options/map.ts'
import type { ChartTable } from '../../../charts/table.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { ordersOf } from '../../../lists/orders-of.ts'
import { useCountryName } from '../../../ui/country-name.ts'
import { useShopText } from '../use-shop-text.ts'

/** Countries that are named beside the title. */
const NAMED = 2

/** Turnover by the country that orders went to, on the map of the world; a country leads to its orders. */
export const ByCountry = ({ data }: { data: CallData<typeof multishopApi.overview> | undefined }) => {
  const text = useShopText()
  const countryOf = useCountryName()
  const { state } = useListWorld()
  const navigate = useNavigate()
  const countries = data?.countries
  const shares = useMemo(() => {
    const whole = (countries ?? []).reduce((sum, { gmv }) => sum + gmv, 0)
    return (countries ?? []).map(({ gmv }) => Math.round((gmv / whole) * 10_000))
  }, [countries])
  const table = useMemo<ChartTable | undefined>(
    () =>
      countries && {
        columns: [
          { name: text('column.country'), unit: 'text' },
          { name: text('shop.kpi.gmv'), unit: 'money' },
          { name: text('word.share'), unit: 'rate' },
        ],
        rows: countries.map(({ region, gmv }, n) => [countryOf(region), gmv, shares[n] ?? null]),
      },
    [countries, shares, countryOf, text],
  )
  const first = (countries ?? [])
    .slice(0, NAMED)
    .map(({ region }, n) => `${countryOf(region)} ${rateText(shares[n] ?? 0, 1)}`)
  return (
    <ChartPanel
      name="shop-countries"
      title={text('shop.board.byCountry')}
      note={first.join(' · ')}
      height={210}
      table={table}
      draw={countries ? map({ codes: countries.map(({ region }) => region) }) : null}
      empty={text('shop.board.none')}
      onPick={(row) => void navigate(ordersOf(state, { region: countries?.[row]?.region ?? '' }))}
    />
  )
}
