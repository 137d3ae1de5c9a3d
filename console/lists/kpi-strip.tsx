import type { ReactNode } from 'react'
import { type DateBasis, isDateBasis } from '../../shared/metrics/basis.ts'
import { Figure, FrameContext, NamedFigure } from '../ui/figure.tsx'
import { FigureName, NameOf } from '../ui/figure-name.tsx'
import { isMetric } from '../ui/figure-text.ts'
import { Hint } from '../ui/hint.tsx'
import { MetricHint } from '../ui/metric-hint.tsx'
import { renewal } from '../ui/renewal.ts'
import type { AnyList, ListAnswer } from './any-list.ts'
import { useListWorld } from './list-world.ts'
import type { Filters } from './url-state.ts'

interface CardProps {
  readonly name: string
  readonly title: ReactNode
  readonly hint: ReactNode
  readonly children: ReactNode
}

const Card = ({ name, title, hint, children }: CardProps) => (
  <li data-kpi={name}>
    <p>
      {title}
      {hint}
    </p>
    {children}
  </li>
)

/** By which moment of the lines the filter cuts its days; undefined where the list has only one. */
const basisIn = ({ filters }: AnyList, { period, start_time, end_time, date_type }: Filters): DateBasis | undefined => {
  const types = filters.find(({ kind }) => kind === 'period')
  if (types?.kind !== 'period' || types.types.length < 2) return undefined
  if (!period && !start_time && !end_time) return 'any'
  const type = date_type ?? types.types[0]
  return isDateBasis(type) ? type : undefined
}

/** The list's figures over the whole filter, each with its formula, exact value and time of the data. */
export const KpiStrip = ({ answer }: { answer: ListAnswer | undefined }) => {
  const { list, state, text, clock, old } = useListWorld()
  const basis = basisIn(list, state.filters)
  const by = basis === undefined || basis === 'paid' ? '' : text(`basis.${basis}`)
  const frame = {
    currency: answer?.currency ?? '',
    zone: clock.zone,
    time: answer?.data_time ?? 0,
  }
  const value = (name: string): number | null => answer?.summary.kpi[name] ?? null
  const bone = <span className="lt-bone" />
  return (
    <FrameContext value={frame}>
      <ul className="list-kpis" aria-label={text('list.kpi')} {...renewal(old)}>
        {list.kpi.filter(isMetric).map((metric) => (
          <Card
            key={metric}
            name={metric}
            title={<FigureName metric={metric} basis={basis} />}
            hint={<MetricHint metric={metric} basis={basis} value={value(metric)} />}
          >
            {answer ? <Figure metric={metric} value={value(metric)} /> : bone}
          </Card>
        ))}
        {list.figures?.map(({ name, unit }) => {
          const title = text.word(`kpi.${list.id}.${name}`)
          return (
            <Card
              key={name}
              name={name}
              title={<NameOf name={title} by={by} />}
              hint={
                <Hint label={title}>
                  <b>{title}</b>
                  <span>{text.word(`kpi.${list.id}.${name}.hint`)}</span>
                </Hint>
              }
            >
              {answer ? <NamedFigure name={name} unit={unit} value={value(name)} /> : bone}
            </Card>
          )
        })}
      </ul>
    </FrameContext>
  )
}
