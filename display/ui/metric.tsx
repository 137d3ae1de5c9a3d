import type { ReactElement, ReactNode } from 'react'
import type { MetricId } from '../../shared/metrics/catalogue.ts'

/** What people read, and beside it the exact value (minor units, a count, basis points, or hundredths of a return). */
export interface ExactProps {
  readonly value: number | null
  readonly money?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** What an element of a figure carries. */
export const exact = ({ value, money, className }: ExactProps) => ({
  className: className ? `digits ${className}` : 'digits',
  'data-value': value ?? '',
  'data-money': money || undefined,
})

/** A metric's figure. */
export const Metric = (props: ExactProps & { readonly id: MetricId }): ReactElement => (
  <span {...exact(props)} data-metric={props.id}>
    {props.children}
  </span>
)
