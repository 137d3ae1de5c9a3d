import { Link } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import {
  type boardCards,
  type Comparison,
  type dashboardApi,
  isBoardCard,
} from '../../../shared/areas/data-board/api.ts'
import type { Change } from '../../../shared/format/number.ts'
import { ChangeMark } from '../../board/change.tsx'
import { metricDrills } from '../../board/drills.ts'
import { risingOf } from '../../board/rising.ts'
import { type Query, useOrdersLink } from '../../board/use-orders-link.ts'
import { Figure, useFrame } from '../../ui/figure.tsx'
import { FigureName } from '../../ui/figure-name.tsx'
import { exactText, shortText } from '../../ui/figure-text.ts'
import { FigureCard, FigureNote, Figures } from '../../ui/figures.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { useBoardText } from './use-board-text.ts'

type Kpi = CallData<typeof dashboardApi.overview>['kpi']

interface Against {
  readonly name: Comparison
  readonly value: number | null
  readonly change: Change
}

/** What was asked for first; the year before always. */
const againstOf = ({ before, change, previous, year }: Kpi[number], compare: Comparison): readonly Against[] => [
  compare === 'custom' ? { name: 'custom', value: before, change } : { name: 'previous', ...previous },
  { name: 'year', ...year },
]

interface CardProps {
  readonly entry: Kpi[number]
  readonly metric: (typeof boardCards)[number]
  readonly compare: Comparison
  /** Address of the orders behind it; undefined for whoever may not see them. */
  readonly orders: string | undefined
}

const Card = ({ entry, metric, compare, orders }: CardProps) => {
  const text = useBoardText()
  const { currency } = useFrame()
  const figure = <Figure metric={metric} value={entry.value} />
  const told = text('board.behind', {
    metric: text(`metric.${metric}`),
    value: shortText(metric, entry.value, currency),
  })
  return (
    <FigureCard
      name={metric}
      title={<FigureName metric={metric} />}
      hint={<MetricHint metric={metric} value={entry.value} />}
      money={metric === 'M01'}
      value={
        orders ? (
          <Link className="figure-link" to={orders} aria-label={told} data-testid={`orders-${metric}`}>
            {figure}
          </Link>
        ) : (
          figure
        )
      }
    >
      {againstOf(entry, compare).map(({ name, value, change }) => (
        <FigureNote key={name} className="spread" data-against={name}>
          <span title={text('board.before', { value: exactText(metric, value, currency) })}>
            {text(`board.versus.${name}`)}
          </span>
          <ChangeMark value={change} rising={risingOf(metric)} />
        </FigureNote>
      ))}
    </FigureCard>
  )
}

interface Props {
  readonly kpi: Kpi
  readonly compare: Comparison
  /** Days and filter of the figures. */
  readonly query: Query
}

/** The figures of the period, each against the days compared and the year before, each with the orders behind it. */
export const BoardCards = ({ kpi, compare, query }: Props) => {
  const text = useBoardText()
  const ordersOf = useOrdersLink()
  return (
    <Figures min={124} most={8} data-figures="board" aria-label={text('word.figures')}>
      {kpi.map((entry) =>
        isBoardCard(entry.id) ? (
          <Card
            key={entry.id}
            entry={entry}
            metric={entry.id}
            compare={compare}
            orders={ordersOf?.({ ...query, ...metricDrills[entry.id] })}
          />
        ) : null,
      )}
    </Figures>
  )
}
