import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type * as z from 'zod/mini'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import { countText, moneyText, rateText } from '../../../shared/format/number.ts'
import type { settleZone } from '../../../shared/live/zones.ts'
import { type DateBasis, figureName } from '../../../shared/metrics/basis.ts'
import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { Drill } from '../../board/drill.tsx'
import { metricDrills } from '../../board/drills.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { useSession } from '../../state/session.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Figure, useFrame } from '../../ui/figure.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'

interface AmountProps {
  readonly name: string
  readonly metric: MetricId
  readonly basis?: DateBasis
  readonly value: number | null
  readonly tone?: 'money'
  readonly to: ComponentProps<typeof Drill>['to']
  /** Beside the name. */
  readonly goal?: ReactNode
  readonly children?: ReactNode
}

const Amount = ({ name, metric, basis, value, tone, to, goal, children }: AmountProps) => (
  <Fact
    title={
      <>
        {name}
        <MetricHint metric={metric} basis={basis} value={value} />
        {goal}
      </>
    }
  >
    <span className={tone}>
      <Drill to={to}>
        <Figure metric={metric} value={value} as="exact" />
      </Drill>
    </span>
    {children}
  </Fact>
)

type Overview = CallData<typeof consoleApi.overview>

interface Props {
  readonly settle: z.infer<typeof settleZone>
  readonly ours: Overview['ours']
  readonly waiting: Overview['waiting']
}

/** Something to look after, with the page where that is done, for whoever may open it. */
const Count = ({ name, count, screen }: { name: string; count: number; screen: 'bills' | 'liveData' }) => {
  const record = useSession((state) => state.record)
  const open = record !== null && decideAccess(record).allows(screen)
  return (
    <Fact title={name} data-part={screen}>
      <span data-value={count}>
        {open ? <Link to={screenRow(screen).path}>{countText(count)}</Link> : countText(count)}
      </span>
    </Fact>
  )
}

/** What becomes of the commission: waiting, paid, ours, lost; what waits to be confirmed, and what is on air. */
export const SettleStrip = ({ settle, ours, waiting }: Props) => {
  const text = useDashboardText()
  const { currency } = useFrame()
  const pending = figureName(text, 'M10', 'any')
  const settled = figureName(text, 'M09')
  return (
    <section className="section settle" aria-label={text('dash.settle')} data-panel="settle">
      <h2>{text('dash.settle')}</h2>
      <Facts>
        <Amount
          name={pending.name}
          metric="M10"
          basis="any"
          value={settle.pending_amt}
          tone="money"
          to={({ pending }) => pending}
        >
          <small>{pending.by}</small>
        </Amount>
        <Amount
          name={text('dash.settled', { metric: settled.name })}
          metric="M09"
          value={settle.settled_month_amt}
          tone="money"
          to={({ settledInMonth }) => settledInMonth}
        >
          <small>{settled.by}</small>
        </Amount>
        <Amount
          name={text('metric.M11_OURS')}
          metric="M11_OURS"
          value={ours.month_amt}
          tone="money"
          goal={
            ours.target_amt === null || ours.target_rate_bp === null ? null : (
              <small
                data-part="ours_target"
                data-value={ours.target_rate_bp}
                title={text('dash.target', { amount: moneyText(ours.target_amt, currency) })}
              >
                {text('dash.oursTarget', { rate: rateText(ours.target_rate_bp, 0) })}
              </small>
            )
          }
          to={({ month }) => month}
        >
          <small data-part="ours_today" data-value={ours.today_amt}>
            {text('dash.oursToday', { amount: moneyText(ours.today_amt, currency) })}
          </small>
        </Amount>
        <Amount
          name={text('dash.ineligible')}
          metric="M15"
          value={settle.ineligible_rate_bp}
          to={({ today }) => ({ ...today, ...metricDrills.M15 })}
        >
          <small data-part="ineligible_amt" data-value={settle.ineligible_amt}>
            {text('dash.ineligibleAmt', { amount: moneyText(settle.ineligible_amt, currency) })}
          </small>
        </Amount>
        <Count name={text('dash.billsWaiting')} count={waiting.bills} screen="bills" />
        <Count name={text('dash.livesNow')} count={waiting.lives} screen="liveData" />
      </Facts>
    </section>
  )
}
