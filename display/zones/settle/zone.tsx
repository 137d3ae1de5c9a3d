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

const Rate = ({ name, id, bp }: { name: string; id: MetricId; bp: number | null }): ReactElement => (
  <span className="settle-rate">
    {name}{' '}
    <Metric id={id} value={bp}>
      {bp === null ? '—' : rateText(bp, 1)}
    </Metric>
  </span>
)

/** Room for an amount at 26 units, em. */
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
  return (
    <Panel
      zone="settle"
      data={zone}
      aside={
        zone && (
          <>
            <Rate name={t('settle.ineligibleRate')} id="M15" bp={zone.ineligible_rate_bp} />
            <Rate name={t('settle.refundRate')} id="M13" bp={zone.refund_rate_bp} />
          </>
        )
      }
    >
      {zone && (
        <div className="settle-grid">
          <Item name={t('settle.pending')}>{money('M10', zone.pending_amt)}</Item>
          <Item name={t('settle.settled')}>{money('M09', zone.settled_month_amt)}</Item>
          <Item name={t('settle.ours')}>{money('M11_OURS', zone.ours_month_amt)}</Item>
          <Item name={t('settle.ineligible')}>
            <span className="digits">{columnMoney(zone.ineligible_amt, currency, room)}</span>
          </Item>
        </div>
      )}
    </Panel>
  )
}
