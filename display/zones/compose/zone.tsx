import type { ReactElement } from 'react'
import { rateText } from '../../../shared/format/number.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { isKey, useTexts, type WallTranslate } from '../../settings/texts.ts'
import { columnMoney } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { ringArcs } from './ring.ts'
import './compose.css'

const nameOf = (t: WallTranslate, id: string): string => {
  const key = [`short.content.${id}`, `content.${id}`].find(isKey)
  return key === undefined ? id : t(key)
}

/** One hue for one content type everywhere: its number picks the series colour. */
const colorOf = (id: string): string => `var(--data-${(((Number(id) || 8) - 1) % 8) + 1})`

export const ComposeZone = (): ReactElement => {
  const t = useTexts()
  const parts = useZone('compose')
  const currency = useCurrency()
  const first = parts?.[0]
  return (
    <Panel zone="compose" data={parts}>
      {first ? (
        <div className="compose">
          <svg viewBox="-100 -100 200 200" aria-hidden="true">
            {ringArcs(parts, 70, 98).map(({ id, path }) => (
              <path key={id} d={path} fill={colorOf(id)} />
            ))}
            <text className="digits compose-share" y="20">
              {rateText(first.share_bp, 0)}
            </text>
          </svg>
          <ul>
            {parts.slice(0, 6).map(({ id, amt, share_bp }) => (
              <li key={id}>
                <i style={{ background: colorOf(id) }} />
                <span className="line">{nameOf(t, id)}</span>
                <span className="digits compose-amt">{columnMoney(amt, currency, 4.3)}</span>
                <span className="digits compose-rate">{rateText(share_bp, 0)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="panel-wait">{t('empty.none')}</p>
      )}
    </Panel>
  )
}
