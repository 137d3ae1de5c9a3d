import type { ReactElement, ReactNode } from 'react'
import type { MetricId } from '../../shared/metrics/catalogue.ts'

/** A metric's figure: what people read, and beside it the exact value (minor units, a count or basis points). */
export const Metric = (props: {
  id: MetricId
  value: number | null
  money?: boolean
  className?: string
  children: ReactNode
}): ReactElement => (
  <span
    className={props.className ? `digits ${props.className}` : 'digits'}
    data-metric={props.id}
    data-value={props.value ?? ''}
    data-money={props.money || undefined}
  >
    {props.children}
  </span>
)
