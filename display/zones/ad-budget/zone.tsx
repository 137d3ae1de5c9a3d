import type { ReactElement } from 'react'
import { rateText } from '../../../shared/format/number.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { columnMoney, fitCount, wholeRate } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { AdFigure } from '../ad-rows/figure.tsx'
import { AdRows } from '../ad-rows/rows.tsx'
import '../hero/hero.css'
import './ad-budget.css'

type Budget = WallZones['ad_budget']
/** Room for an amount at 28 units, em. */
const room = 4.4

/** What is spent of all daily budgets, beside the part of the day that has gone. */
const Whole = ({ budget }: { budget: Budget }): ReactElement => {
  const t = useAdTexts()
  const currency = useCurrency()
  const { spent_bp, gone_bp } = budget
  const money = (amt: number | null): string => (amt === null ? '—' : columnMoney(amt, currency, room))
  return (
    <div className="ad-whole" data-fast={(spent_bp ?? 0) > gone_bp || undefined}>
      <p>
        <AdFigure name="spent" value={spent_bp} className="ad-spent">
          {spent_bp === null ? '—' : rateText(spent_bp, 1)}
        </AdFigure>
        <span className="digits">
          {t('adBudget.of', { spend: money(budget.spend_amt), budget: money(budget.budget_amt) })}
        </span>
      </p>
      <span className="hero-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, (spent_bp ?? 0) / 10_000)})` }} />
        <i style={{ left: `${gone_bp / 100}%` }} />
      </span>
    </div>
  )
}

/** Daily budgets, and what stands still: campaigns whose budget is used up, ads that were refused. `slots`: rows that there is room for. */
export const AdBudgetZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const budget = useZone('ad_budget')
  const currency = useCurrency()
  return (
    <Panel
      zone="ad_budget"
      data={budget}
      title={t('zone.ad_budget')}
      aside={budget && t('adBudget.gone', { rate: wholeRate(budget.gone_bp) })}
    >
      {budget && (
        <>
          {budget.campaigns === 0 ? <p className="ad-none">{t('adBudget.none')}</p> : <Whole budget={budget} />}
          <p className="ad-still">
            {(['over', 'refused'] as const).map((name) => {
              const n = name === 'over' ? budget.over_budget : budget.refused
              return (
                <span key={name} data-some={n > 0 || undefined}>
                  {t(`adBudget.${name}`)}{' '}
                  <AdFigure name={name} value={n}>
                    {fitCount(n, 3)}
                  </AdFigure>
                </span>
              )
            })}
          </p>
          <div className="ad-budgets">
            {budget.rows.length > 0 && (
              <AdRows
                rows={budget.rows}
                columns={[{ name: 'spent', title: '', unit: 'rate', of: (row) => row.spent_bp }]}
                slots={slots}
                currency={currency}
                none=""
                label={(row) => <span className="line">{row.name}</span>}
                share={(row) => row.spent_bp}
              />
            )}
          </div>
        </>
      )}
    </Panel>
  )
}
