import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/areas/goods/api.ts'
import { countText } from '../../../shared/format/number.ts'
import type { MetricId, MetricUnit } from '../../../shared/metrics/catalogue.ts'
import { placeOf } from '../../../shared/place-of.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useSession } from '../../state/session.ts'
import { NamedFigure, useFrame } from '../../ui/figure.tsx'
import { FigureCard, FigureNote, Figures } from '../../ui/figures.tsx'
import { Grid } from '../../ui/layout.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { useGoodsText } from './use-goods-text.ts'

type Data = CallData<typeof goodsApi.analyse>

interface CardEntry {
  readonly name: 'items' | 'gmv' | 'orders' | 'commission' | 'creators' | 'videos' | 'lives' | 'rating'
  readonly unit: MetricUnit
  readonly value: number | null
  readonly metric?: MetricId
  /** How many of them sold the product. */
  readonly sold?: number
}

const cardsOf = ({ kpi, card }: Data): readonly CardEntry[] => [
  { name: 'items', unit: 'count', value: kpi.items, metric: 'M05' },
  { name: 'gmv', unit: 'money', value: kpi.gmv_amt, metric: 'M01' },
  { name: 'orders', unit: 'count', value: kpi.orders, metric: 'M03' },
  { name: 'commission', unit: 'money', value: kpi.est_commission_amt, metric: 'M08' },
  { name: 'creators', unit: 'count', value: kpi.creators, metric: 'M17' },
  { name: 'videos', unit: 'count', value: kpi.videos, sold: kpi.videos_sold },
  { name: 'lives', unit: 'count', value: kpi.lives, sold: kpi.lives_sold },
  { name: 'rating', unit: 'ratio', value: card.rating },
]

const Kpi = ({ data }: { data: Data }) => {
  const text = useGoodsText()
  return (
    <Figures min={125} most={8} data-figures="goods" aria-label={text('word.figures')}>
      {cardsOf(data).map(({ name, unit, value, metric, sold }) => (
        <FigureCard
          key={name}
          name={name}
          title={text.word(`goods.kpi.${name}`, `goods.tab.${name}`, `column.${name}`, `metric.${metric}`)}
          hint={metric ? <MetricHint metric={metric} value={value} /> : null}
          money={unit === 'money'}
          value={<NamedFigure name={name} unit={unit} value={value} as={name === 'rating' ? 'exact' : 'short'} />}
        >
          {sold === undefined ? null : (
            <FigureNote data-value={sold}>{text('goods.kpi.sold', { n: countText(sold) })}</FigureNote>
          )}
        </FigureCard>
      ))}
    </Figures>
  )
}

/** Figures, the sales curve, and what the platform reports of the product's traffic. */
export const OverviewTab = ({ data, range }: { data: Data; range: string }) => {
  const text = useGoodsText()
  const { zone, time } = useFrame()
  const cut_hour = useSession((state) => state.record?.cut_hour ?? 0)
  const today = todayOf({ zone, cut_hour }, time)
  const day = useMemo(() => ({ name: text('word.day'), unit: 'text' as const }), [text])
  const sales = useMemo(
    (): ChartTable => ({
      columns: [
        day,
        { name: text('goods.column.gmv'), unit: 'money' },
        { name: text('goods.column.items'), unit: 'count' },
        { name: text('goods.column.orders'), unit: 'count' },
      ],
      rows: data.trend.map((one) => [one.day.slice(5), one.gmv_amt, one.items, one.orders]),
      running: placeOf(data.trend, (one) => one.day === today),
    }),
    [data.trend, day, today, text],
  )
  const traffic = useMemo(
    (): ChartTable => ({
      columns: [
        day,
        { name: text('goods.column.impressions'), unit: 'count' },
        { name: text('goods.column.clicks'), unit: 'count' },
      ],
      rows: data.trend.map((one) => [one.day.slice(5), one.impressions, one.clicks]),
    }),
    [data.trend, day, text],
  )
  const sold = data.trend.some((one) => one.orders > 0)
  const seen = data.trend.some((one) => one.impressions !== null)
  return (
    <>
      <Kpi data={data} />
      <Grid>
        <ChartPanel
          name="sales"
          title={text('goods.trend')}
          range={range}
          table={sales}
          draw={sold ? line({ columns: [1, 2], right: [2], bars: [2], hues: { 1: 'money', 2: 'data1' } }) : null}
          empty={text('goods.trend.none')}
        />
        <ChartPanel
          name="traffic"
          title={text('goods.trend.traffic')}
          note={text('goods.trend.reported')}
          range={range}
          table={traffic}
          draw={seen ? line({ right: [2] }) : null}
          empty={text('goods.traffic.none')}
        />
      </Grid>
    </>
  )
}
