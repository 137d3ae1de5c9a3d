import type { ReactElement } from 'react'
import { serverSecond, useBeat, useZone } from '../../live/live.ts'
import { useClipTexts } from '../../settings/clip-texts.ts'
import { wholeRate } from '../../ui/fit.ts'
import { Metric } from '../../ui/metric.tsx'
import { Panel } from '../../ui/panel.tsx'
import { spanText } from '../../ui/span.ts'
import './demands.css'

/** Demands that will miss their time: what is missing, and how long there is. `slots`: rows that there is room for. */
export const DemandsZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useClipTexts()
  const zone = useZone('demands')
  const now = useBeat(() => Math.floor(serverSecond() / 60)) * 60
  return (
    <Panel
      zone="demands"
      data={zone}
      title={t('zone.demands')}
      aside={
        zone && (
          <>
            <span className="digits">{t('demands.open', { n: zone.open })}</span>
            <span>
              {t('demands.progress')}{' '}
              <Metric id="M50" value={zone.progress_bp}>
                {wholeRate(zone.progress_bp)}
              </Metric>
            </span>
          </>
        )
      }
    >
      {zone && zone.rows.length === 0 ? (
        <p className="panel-wait demands-calm">{t(zone.open === 0 ? 'demands.none' : 'demands.calm')}</p>
      ) : (
        <ol className="demands">
          {(zone?.rows ?? []).slice(0, slots).map((row) => (
            <li key={row.id} data-late={row.overdue || undefined} style={{ height: `${100 / slots}%` }}>
              <span className="line">{row.title}</span>
              <span className="digits demand-missing">{t('demands.missing', { n: row.missing })}</span>
              <span className="digits demand-left">
                {row.deadline_t < now
                  ? t('card.late', { span: spanText(now - row.deadline_t, t) })
                  : t('card.left', { span: spanText(row.deadline_t - now, t) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
