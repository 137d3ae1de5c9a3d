import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { moneyText } from '../../../shared/format/number.ts'
import type { settleZone } from '../../../shared/live/zones.ts'
import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { Figure, useFrame } from '../../ui/figure.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { useDashboardText } from './use-dashboard-text.ts'

interface FactProps {
  readonly name: string
  readonly metric: MetricId
  readonly value: number
  readonly tone?: 'money'
  readonly children?: ReactNode
}

const Fact = ({ name, metric, value, tone, children }: FactProps) => (
  <div>
    <dt>
      {name}
      <MetricHint metric={metric} value={value} />
    </dt>
    <dd className={tone}>
      <Figure metric={metric} value={value} as="exact" />
      {children}
    </dd>
  </div>
)

/** What becomes of the commission: waiting, paid, lost. */
export const SettleStrip = ({ settle }: { settle: z.infer<typeof settleZone> }) => {
  const text = useDashboardText()
  const { currency } = useFrame()
  return (
    <section className="settle" aria-label={text('dash.settle')} data-panel="settle">
      <h2>{text('dash.settle')}</h2>
      <dl>
        <Fact name={text('dash.pending')} metric="M10" value={settle.pending_amt} tone="money" />
        <Fact name={text('dash.settled')} metric="M09" value={settle.settled_month_amt} tone="money" />
        <Fact name={text('dash.ineligible')} metric="M15" value={settle.ineligible_rate_bp}>
          <small data-part="ineligible_amt" data-value={settle.ineligible_amt}>
            {text('dash.ineligibleAmt', { amount: moneyText(settle.ineligible_amt, currency) })}
          </small>
        </Fact>
        <Fact name={text('dash.refund')} metric="M13" value={settle.refund_rate_bp} />
      </dl>
    </section>
  )
}
