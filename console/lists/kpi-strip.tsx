import type { ReactNode } from 'react'
import { Figure, FrameContext, NamedFigure } from '../ui/figure.tsx'
import { isMetric } from '../ui/figure-text.ts'
import { Hint } from '../ui/hint.tsx'
import { MetricHint } from '../ui/metric-hint.tsx'
import type { ListAnswer } from './any-list.ts'
import { useListWorld } from './list-world.ts'

interface CardProps {
  readonly name: string
  readonly title: string
  readonly hint: ReactNode
  readonly children: ReactNode
}

const Card = ({ name, title, hint, children }: CardProps) => (
  <li data-kpi={name}>
    <p>
      <span>{title}</span>
      {hint}
    </p>
    {children}
  </li>
)

/** The list's figures over the whole filter, each with its formula, exact value and time of the data. */
export const KpiStrip = ({ answer }: { answer: ListAnswer | undefined }) => {
  const { list, text, clock } = useListWorld()
  const frame = {
    currency: answer?.currency ?? '',
    zone: clock.zone,
    time: answer?.data_time ?? 0,
  }
  const value = (name: string): number | null => answer?.summary.kpi[name] ?? null
  const bone = <span className="lt-bone" />
  return (
    <FrameContext value={frame}>
      <ul className="list-kpis" aria-label={text('list.kpi')} aria-busy={answer === undefined}>
        {list.kpi.filter(isMetric).map((metric) => (
          <Card
            key={metric}
            name={metric}
            title={text.word(`metric.${metric}`)}
            hint={<MetricHint metric={metric} value={value(metric)} />}
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
              title={title}
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
