import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { multishopApi } from '../../../../shared/areas/shops/days-api.ts'
import { rateText } from '../../../../shared/format/number.ts'
import { type MetricId, metricUnit } from '../../../../shared/metrics/catalogue.ts'
import { NamedFigure } from '../../../ui/figure.tsx'
import { FigureCard, FigureNote, Figures } from '../../../ui/figures.tsx'
import { MetricHint } from '../../../ui/metric-hint.tsx'
import { renewal } from '../../../ui/renewal.ts'
import { useShopText } from '../use-shop-text.ts'

type Kpi = CallData<typeof multishopApi.overview>['kpi']

const figures = [
  ['gmv', 'M01'],
  ['orders', 'M03'],
  ['aov', 'M07'],
  ['refund_rate', 'M13'],
  ['ad_spend', 'M25'],
  ['roi', 'M27'],
  ['commission', 'M08'],
  ['gross_profit', 'M30'],
] as const satisfies readonly (readonly [keyof Kpi, MetricId])[]

const bone = <span className="lt-bone" />

/** The figures of all shops; what a profit leaves out stands under it. */
export const BoardFigures = ({ kpi, old = false }: { kpi: Kpi | undefined; old?: boolean }) => {
  const text = useShopText()
  const notes: Partial<Record<string, string>> = kpi
    ? {
        gross_profit: [
          ...(kpi.profit_rate === null ? [] : [text('shop.board.rate', { rate: rateText(kpi.profit_rate) })]),
          ...(kpi.uncosted_skus > 0 ? [text('shop.board.uncosted', { n: kpi.uncosted_skus })] : []),
        ].join(' · '),
        ad_spend: text(kpi.ad_spend === null ? 'shop.board.noAds' : 'shop.board.adsApart'),
      }
    : {}
  return (
    <Figures min={106} most={9} data-testid="shop-kpis" aria-label={text('shop.board.allGroups')} {...renewal(old)}>
      <FigureCard
        name="shops"
        title={text('kind.shop')}
        value={kpi ? <NamedFigure name="shops" unit="count" value={kpi.shops} /> : bone}
      >
        <FigureNote className="whole">
          {kpi ? text('shop.board.states', { fine: kpi.authorised, broken: kpi.broken, selling: kpi.selling }) : ''}
        </FigureNote>
      </FigureCard>
      {figures.map(([name, metric]) => (
        <FigureCard
          key={name}
          name={name}
          title={text.word(`shop.kpi.${name}`, `column.${name}`)}
          hint={<MetricHint metric={metric} value={kpi?.[name] ?? null} />}
          money={name === 'gmv' || name === 'gross_profit'}
          value={kpi ? <NamedFigure name={name} unit={metricUnit(metric)} value={kpi[name]} /> : bone}
        >
          <FigureNote className="whole">{notes[name]}</FigureNote>
        </FigureCard>
      ))}
    </Figures>
  )
}
