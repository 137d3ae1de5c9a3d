import { createContext, useContext } from 'react'
import type { MetricId } from '../../shared/metrics/catalogue.ts'
import { metricUnit } from '../../shared/metrics/catalogue.ts'
import './figure.css'
import { exactText, shortText } from './figure-text.ts'

/** What every figure of a panel shares: its currency, the zone of its times and the time of its data (Unix seconds). */
export interface Frame {
  readonly currency: string
  readonly zone: string
  readonly time: number
}

export const FrameContext = createContext<Frame>({ currency: 'USD', zone: 'UTC', time: 0 })
export const useFrame = (): Frame => useContext(FrameContext)

interface Props {
  readonly metric: MetricId
  readonly value: number | null
  /** `exact` writes every digit; `short` uses K and M and keeps the exact value in the tooltip. */
  readonly as?: 'exact' | 'short'
}

/** One figure, with its exact value on the element. */
export const Figure = ({ metric, value, as = 'short' }: Props) => {
  const { currency } = useFrame()
  const exact = exactText(metric, value, currency)
  const shown = as === 'exact' ? exact : shortText(metric, value, currency)
  return (
    <data
      className="figure"
      value={value ?? ''}
      data-metric={metric}
      data-unit={metricUnit(metric)}
      {...(value === null ? {} : { 'data-value': value })}
      {...(shown === exact ? {} : { title: exact })}
    >
      {shown}
    </data>
  )
}
