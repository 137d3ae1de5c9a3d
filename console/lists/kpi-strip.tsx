import type { ReactNode } from 'react'
import { basisIn } from '../../shared/lists/basis.ts'
import { figureKeys } from '../../shared/lists/figure-keys.ts'
import { figureBy, isOwnBasis } from '../../shared/metrics/basis.ts'
import { Figure, FrameContext, NamedFigure } from '../ui/figure.tsx'
import { FigureName, NameOf } from '../ui/figure-name.tsx'
import { isMetric } from '../ui/figure-text.ts'
import { Hint } from '../ui/hint.tsx'
import { MetricHint } from '../ui/metric-hint.tsx'
import { renewal } from '../ui/renewal.ts'
import type { ListAnswer } from './any-list.ts'
import { useListWorld } from './list-world.ts'

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

/** The list's figures over the whole filter, each with its formula, exact value and time of the data. */
export const KpiStrip = ({ answer }: { answer: ListAnswer | undefined }) => {
  const { list, state, text, clock, old, filter } = useListWorld()
  const basis = basisIn(list, state)
  const frame = {
    currency: answer?.currency ?? '',
    zone: clock.zone,
    time: answer?.data_time ?? 0,
  }
  const value = (name: string): number | null => answer?.summary.kpi[name] ?? null
  const bone = <span className="lt-bone" />
  /** A figure, which leads to the rows that it counts where the list says which those are. */
  const leading = (name: string, title: string, figure: ReactNode): ReactNode => {
    const asked = list.asks?.[name]
    if (!asked) return figure
    return (
      <button
        type="button"
        className="link-button kpi-link"
        title={`${text('list.kpiRows')} ${title}`}
        onClick={() => filter({ ...state.filters, ...asked }, state.keyword)}
      >
        {figure}
      </button>
    )
  }
  const figures = list.figures ?? []
  const named = ({ name, unit, ...figure }: (typeof figures)[number]): ReactNode => {
    const title = text.word(...figureKeys(list, name))
    return (
      <Card
        key={name}
        name={name}
        title={<NameOf name={title} by={figureBy(text, figure, basis)} />}
        hint={
          <Hint label={title}>
            <b>{title}</b>
            <span>{text.word(`kpi.${list.id}.${name}.hint`)}</span>
          </Hint>
        }
      >
        {answer ? leading(name, title, <NamedFigure name={name} unit={unit} value={value(name)} />) : bone}
      </Card>
    )
  }
  return (
    <FrameContext value={frame}>
      <ul className="list-kpis" aria-label={text('list.kpi')} {...renewal(old)}>
        {list.kpi.filter(isMetric).map((metric) => {
          const other = figures.find(({ insteadOf }) => insteadOf === metric)
          if (other && !isOwnBasis(metric, basis)) return named(other)
          return (
            <Card
              key={metric}
              name={metric}
              title={<FigureName metric={metric} basis={basis} />}
              hint={<MetricHint metric={metric} basis={basis} value={value(metric)} />}
            >
              {answer
                ? leading(metric, text(`metric.${metric}`), <Figure metric={metric} value={value(metric)} />)
                : bone}
            </Card>
          )
        })}
        {figures.filter(({ insteadOf }) => insteadOf === undefined).map(named)}
      </ul>
    </FrameContext>
  )
}
