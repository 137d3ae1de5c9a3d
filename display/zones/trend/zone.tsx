import { type ReactElement, useMemo } from 'react'
import type { Zones } from '../../../shared/live/zones.ts'
import { loadChart } from '../../charts/load-chart.ts'
import { serverSecond, useBeat, useHead, useZone } from '../../live/live.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../settings/texts.ts'
import { useStage } from '../../stage/stage.tsx'
import { Fading } from '../../ui/fading.tsx'
import { useLater } from '../../ui/later.ts'
import { Panel } from '../../ui/panel.tsx'
import { useRotation } from '../../ui/rotation.ts'
import { hourNow, type TrendView, trendFrame, trendOption, trendViews } from './option.ts'
import './trend.css'

/** The moment of now as a share of the drawing area; moves once a minute. */
const NowMark = ({ trend }: { trend: Zones['trend'] }): ReactElement => {
  const share = useBeat(() => {
    const { hour, part } = hourNow(trend, Math.max(trend.now, Math.floor(serverSecond() / 60) * 60))
    return (hour + part) / trend.today.length
  })
  const { left, right, top, bottom } = trendFrame
  const inner = `(100% - ${(left + right) / 100}rem)`
  return (
    <span
      className="trend-now"
      style={{
        left: `calc(${left / 100}rem + ${inner} * ${share.toFixed(5)})`,
        top: `${top / 100}rem`,
        bottom: `${bottom / 100}rem`,
      }}
    />
  )
}

const Legend = ({ view }: { view: TrendView }): ReactElement => {
  const t = useTexts()
  return (
    <span className="trend-legend">
      <span data-mark={view === 'commission' ? 'money' : 'today'}>{t('trend.today')}</span>
      {view !== 'commission' && <span data-mark="yesterday">{t('trend.yesterday')}</span>}
      {view !== 'commission' && <span data-mark="mean">{t('trend.mean7')}</span>}
    </span>
  )
}

/** One view of the day as a chart, drawn on itself so that it can fade. */
const ViewChart = ({ trend, view }: { trend: Zones['trend']; view: TrendView }): ReactElement | undefined => {
  const t = useTexts()
  const head = useHead()
  const { theme } = useSettings()
  const { fit, ratio } = useStage()
  const Chart = useLater(true, loadChart)
  const { unit } = fit
  const tz = head?.tz ?? 'UTC'
  const currency = head?.currency ?? 'USD'
  const option = useMemo(
    () => trendOption(trend, view, { theme, tz, currency, unit }),
    [trend, view, theme, tz, currency, unit],
  )
  return Chart && <Chart option={option} ratio={ratio} label={t('trend.about', { hours: trend.today.length })} />
}

/** Today by hour, what it comes to, and its commission, in turns of 20 s; their names say which one stands. */
export const TrendZone = (): ReactElement => {
  const t = useTexts()
  const trend = useZone('trend')
  const view = trendViews[useRotation(trendViews.length, 20)] ?? 'hourly'
  return (
    <Panel
      zone="trend"
      data={trend}
      aside={
        <>
          <span className="trend-views">
            {trendViews.map((one) => (
              <span key={one} data-on={one === view || undefined}>
                {t(`trend.${one}`)}
              </span>
            ))}
          </span>
          <Legend view={view} />
        </>
      }
    >
      {trend && (
        <>
          <Fading item={view} keyOf={(one) => one} draw={(one) => <ViewChart trend={trend} view={one} />} />
          <NowMark trend={trend} />
        </>
      )}
    </Panel>
  )
}
