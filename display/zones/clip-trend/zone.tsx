import { type ReactElement, useMemo } from 'react'
import { loadChart } from '../../charts/load-chart.ts'
import { useZone } from '../../live/live.ts'
import { useClipTexts } from '../../settings/clip-texts.ts'
import { useSettings } from '../../settings/settings.ts'
import { useStage } from '../../stage/stage.tsx'
import { useLater } from '../../ui/later.ts'
import { Panel } from '../../ui/panel.tsx'
import { clipTrendOption } from './option.ts'
import './clip-trend.css'

/** Below so many units the legend stands under the head. */
const narrow = 720

/** On a place of `w` units. */
export const ClipTrendZone = ({ w }: { w: number }): ReactElement => {
  const t = useClipTexts()
  const days = useZone('clip_trend')
  const usual_tenths = useZone('clip_kpi')?.usual_tenths ?? null
  const { theme } = useSettings()
  const { fit, ratio } = useStage()
  const Chart = useLater(days !== undefined, loadChart)
  const { unit } = fit
  const option = useMemo(
    () => (days ? clipTrendOption(days, usual_tenths, { theme, unit, w: w - 92 }) : undefined),
    [days, usual_tenths, theme, unit, w],
  )
  const legend = (
    <span className="clip-legend">
      {(['submitted', 'approved', 'rejected', 'mean'] as const).map((mark) => (
        <span key={mark} data-mark={mark}>
          {t(`clipTrend.${mark}`)}
        </span>
      ))}
    </span>
  )
  const isNarrow = w < narrow
  return (
    <Panel zone="clip_trend" data={days} title={t('zone.clip_trend')} aside={!isNarrow && legend}>
      {isNarrow && legend}
      <div className="clip-days" data-narrow={isNarrow || undefined}>
        {Chart && option && <Chart option={option} ratio={ratio} label={t('clipTrend.about')} />}
      </div>
    </Panel>
  )
}
