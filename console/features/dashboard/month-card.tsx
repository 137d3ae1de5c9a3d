import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import { compactMoney, moneyText } from '../../../shared/format/number.ts'
import { Drill } from '../../board/drill.tsx'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { Figure, useFrame } from '../../ui/figure.tsx'
import { FigureCard, FigureNote } from '../../ui/figures.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import type { HeroData } from './hero.tsx'

const TargetDialog = lazyPart(async () => (await import('./target-dialog.tsx')).TargetDialog)

/** Month to date against the target; without a target it says so instead of showing an empty bar. */
export const MonthCard = ({ hero }: { hero: HeroData }) => {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const text = useDashboardText()
  const { currency } = useFrame()
  const { month_amt, target_amt, target_rate_bp, pace } = hero
  return (
    <FigureCard
      data-testid="month"
      money
      title={text('dash.month')}
      hint={
        <>
          <MetricHint metric="M29" value={target_rate_bp} />
          <button type="button" className="link-button end" onClick={() => setOpen(true)} data-testid="set-target">
            {text('dash.setTarget')}
          </button>
        </>
      }
      value={
        <Drill to={({ month }) => month}>
          <Figure metric="M01" value={month_amt} />
        </Drill>
      }
    >
      {target_amt === null || target_rate_bp === null ? (
        <FigureNote>{text('dash.noTarget')}</FigureNote>
      ) : (
        <>
          <FigureNote>
            <b>
              <Figure metric="M29" value={target_rate_bp} />
            </b>
            <span className="month-target" title={moneyText(target_amt, currency)} data-value={target_amt}>
              {text('dash.target', { amount: compactMoney(target_amt, currency) })}
            </span>
            {pace === null ? null : (
              <span
                title={text('dash.need', { amount: moneyText(pace.need_amt, currency) })}
                data-value={pace.behind_amt}
              >
                {text(pace.behind_amt > 0 ? 'dash.behind' : 'dash.ahead', {
                  amount: compactMoney(Math.abs(pace.behind_amt), currency),
                })}
              </span>
            )}
          </FigureNote>
          <progress
            className="month-bar"
            max={10_000}
            value={Math.min(10_000, Math.max(0, target_rate_bp))}
            aria-label={text('metric.M29')}
          />
        </>
      )}
      {open ? (
        <TargetDialog
          onClose={() => setOpen(false)}
          onSaved={() => void client.invalidateQueries({ queryKey: [consoleApi.overview.path] })}
        />
      ) : null}
    </FigureCard>
  )
}
