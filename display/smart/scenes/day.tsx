import type { ReactElement } from 'react'
import { minuteText } from '../../../shared/format/time.ts'
import { countryName } from '../../../shared/geo/countries.ts'
import { useCurrency, useHead, useZone } from '../../live/live.ts'
import { useSettings } from '../../settings/settings.ts'
import { useSmartTexts } from '../../settings/smart-texts.ts'
import { columnMoney } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { hourNow } from '../../zones/trend/option.ts'
import type { SceneProps } from './scene.ts'

const ROW = 4.2
/** Hours between two labels below the field. */
const EVERY = 3
/** The faintest cell that is something. */
const FAINT = 14

const shade = (part: number): string =>
  `color-mix(in srgb, var(--data-1) ${(FAINT + (100 - FAINT) * part).toFixed(1)}%, transparent)`

/** Turnover of the day by country and hour: the deeper a cell, the more; of hours to come nothing stands there. */
export const DayScene = (_: SceneProps): ReactElement => {
  const t = useSmartTexts()
  const field = useZone('day_field')
  const trend = useZone('trend')
  const head = useHead()
  const currency = useCurrency()
  const { language } = useSettings()
  const rows = field ?? []
  const most = Math.max(1, ...rows.flatMap(({ hours }) => hours))
  const hours = rows[0]?.hours.length ?? 24
  const now = trend ? hourNow(trend).hour : hours
  return (
    <Panel zone="day_field" data={field} title={t('day.title')}>
      <div className="smart-field" style={{ gridTemplateColumns: `3rem repeat(${hours}, 1fr) 2rem` }}>
        {rows.map(({ id, amt, hours: cells }) => (
          <div key={id} className="smart-field-row" data-country={id}>
            <span className="line">{countryName(id, language)}</span>
            {cells.map((value, hour) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
                key={hour}
                className="smart-cell"
                data-value={value}
                data-now={hour === now || undefined}
                data-later={hour > now || undefined}
                style={value === 0 ? undefined : { background: shade(value / most) }}
              />
            ))}
            <span className="digits">{columnMoney(amt, currency, ROW)}</span>
          </div>
        ))}
        <div className="smart-field-row smart-hours">
          <span />
          {Array.from({ length: hours }, (_, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
            <span key={hour} className="digits">
              {hour % EVERY === 0 && trend
                ? minuteText(trend.start_t + hour * 3600, head?.tz ?? 'UTC').slice(0, 2)
                : ''}
            </span>
          ))}
          <span>{t('day.total')}</span>
        </div>
      </div>
    </Panel>
  )
}
