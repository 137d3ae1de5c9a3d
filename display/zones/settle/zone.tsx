import type { ReactElement, ReactNode } from 'react'
import { rateText } from '../../../shared/format/number.ts'
import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'
import { columnMoney } from '../../ui/fit.ts'
import { Metric } from '../../ui/metric.tsx'
import { Panel } from '../../ui/panel.tsx'
import './settle.css'

const Item = ({ name, children }: { name: string; children: ReactNode }): ReactElement => (
  <div className="settle-item">
    <span className="line">{name}</span>
    {children}
  </div>
)

/** Room for an amount at 28 units, em. */
const room = 4

export const SettleZone = (): ReactElement => {
  const t = useTexts()
  const zone = useZone('settle')
  const currency = useCurrency()
  const money = (id: MetricId, amt: number | null): ReactElement => (
    <Metric id={id} value={amt} money>
      {amt === null ? '—' : columnMoney(amt, currency, room)}
    </Metric>
  )
  const rate = (id: MetricId, bp: number | null): ReactElement => (
    <Metric id={id} value={bp}>
      {bp === null ? '—' : rateText(bp, 1)}
    </Metric>
  )
  return (
    <Panel zone="settle" data={zone}>
      {zone && (
        <div className="settle-grid">
          <Item name={t('settle.pending')}>{money('M10', zone.pending_amt)}</Item>
          <Item name={t('settle.settled')}>{money('M09', zone.settled_month_amt)}</Item>
          <Item name={t('settle.ours')}>{money('M11_OURS', zone.ours_month_amt)}</Item>
          <Item name={t('settle.ineligible')}>
            <span className="digits">{columnMoney(zone.ineligible_amt, currency, room)}</span>
          </Item>
          <Item name={t('settle.ineligibleRate')}>{rate('M15', zone.ineligible_rate_bp)}</Item>
          <Item name={t('settle.refundRate')}>{rate('M13', zone.refund_rate_bp)}</Item>
        </div>
      )}
    </Panel>
  )
}
