import { type ReactElement, useMemo } from 'react'
import { loadChart } from '../../charts/load-chart.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { useSettings } from '../../settings/settings.ts'
import { useStage } from '../../stage/stage.tsx'
import { useLater } from '../../ui/later.ts'
import { Panel } from '../../ui/panel.tsx'
import { adHoursOption } from './option.ts'
import './ad-hours.css'

const marks = ['revenue', 'M25'] as const

/** Today by hour on a place of `w` units. */
export const AdHoursZone = ({ w }: { w: number }): ReactElement => {
  const t = useAdTexts()
  const hours = useZone('ad_hours')
  const tz = useZone('ad_hero')?.zone
  const currency = useCurrency()
  const { theme } = useSettings()
  const { fit, ratio } = useStage()
  const Chart = useLater(hours !== undefined, loadChart)
  const { unit } = fit
  const option = useMemo(
    () => (hours && tz ? adHoursOption(hours, { theme, tz, currency, unit, w: w - 124 }) : undefined),
    [hours, tz, theme, currency, unit, w],
  )
  return (
    <Panel
      zone="ad_hours"
      data={hours}
      title={t('zone.ad_hours')}
      aside={
        <span className="ad-legend">
          {marks.map((mark) => (
            <span key={mark} data-mark={mark}>
              {t(`adFigure.${mark}`)}
            </span>
          ))}
        </span>
      }
    >
      {Chart && option && <Chart option={option} ratio={ratio} label={t('adHours.about')} />}
    </Panel>
  )
}
