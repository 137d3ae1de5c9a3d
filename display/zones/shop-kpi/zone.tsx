import type { ReactElement } from 'react'
import { useCurrency, useZone } from '../../live/live.ts'
import { useShopTexts } from '../../settings/shop-texts.ts'
import { useDim, useZoneLamp, ZoneLampMark } from '../../ui/zone-lamp.tsx'
import { KpiZone, Tile } from '../kpi/zone.tsx'
import './shop-kpi.css'

/** What the shops keep of today, and what their ads cost. */
const ids = ['M30', 'M25'] as const

/** They are read less often than orders come: their lamp is their own, by its shape. */
const ShopFigures = (): ReactElement => {
  const t = useShopTexts()
  const figures = useZone('shop_kpi')
  const currency = useCurrency()
  const lamp = useZoneLamp('shop_kpi')
  const dim = useDim('shop_kpi')
  return (
    <section className="shop-kpi" data-zone="shop_kpi" data-lamp={lamp} data-dim={dim}>
      {ids.map((id) => (
        <Tile
          key={id}
          id={id}
          name={t(`shopKpi.${id}`)}
          figure={figures?.find((one) => one.id === id)}
          currency={currency}
        />
      ))}
      <ZoneLampMark zone="shop_kpi" />
    </section>
  )
}

/** The figures of the data wall with two more. */
export const ShopKpiZone = (): ReactElement => <KpiZone more={<ShopFigures />} />
