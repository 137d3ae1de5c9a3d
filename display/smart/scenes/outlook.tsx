import { type ReactElement, useMemo } from 'react'
import { rateText } from '../../../shared/format/number.ts'
import { countryName } from '../../../shared/geo/countries.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { loadChart } from '../../charts/load-chart.ts'
import { useCurrency, useHead, useZone } from '../../live/live.ts'
import { useSettings } from '../../settings/settings.ts'
import { useSmartTexts } from '../../settings/smart-texts.ts'
import { useStage } from '../../stage/stage.tsx'
import { columnMoney } from '../../ui/fit.ts'
import { useLater } from '../../ui/later.ts'
import { Panel } from '../../ui/panel.tsx'
import { outlookOption } from './outlook-option.ts'
import type { SceneProps } from './scene.ts'

/** Room of an amount in a sentence, em. */
const SAID = 5

type Unusual = WallZones['unusual'][number]

const Found = ({ row }: { row: Unusual }): ReactElement => {
  const t = useSmartTexts()
  const currency = useCurrency()
  const { language } = useSettings()
  const { kind, name, amt, usual_amt } = row
  const params = {
    amt: columnMoney(amt, currency, SAID),
    usual: columnMoney(usual_amt, currency, SAID),
    times: usual_amt === 0 ? 0 : (amt / usual_amt).toFixed(1),
  }
  const key = usual_amt === 0 ? 'unusual.new' : amt > usual_amt ? 'unusual.more' : 'unusual.less'
  return (
    <li data-unusual={row.id} data-less={amt < usual_amt || undefined}>
      <b className="line">
        {t(`unusual.kind.${kind}`)} · {kind === 'country' ? countryName(name, language) : name}
      </b>
      <span>{t(key, params)}</span>
    </li>
  )
}

/** What the figures say, each in a sentence. */
const Sentences = ({ outlook }: { outlook: WallZones['outlook'] }): ReactElement => {
  const t = useSmartTexts()
  const hero = useZone('hero')
  const currency = useCurrency()
  const [low, high] = [outlook.low.at(-1) ?? null, outlook.high.at(-1) ?? null]
  const said = (amt: number): string => columnMoney(amt, currency, SAID)
  const bp = hero?.change.kind === 'bp' ? hero.change.bp : null
  const rate = rateText(Math.abs(bp ?? 0), 1)
  return (
    <ul className="smart-said">
      {low !== null && high !== null && (
        <li data-low={low} data-high={high}>
          {t('outlook.end', { low: said(low), high: said(high) })}
        </li>
      )}
      {hero?.forecast_amt ? (
        <li data-value={hero.forecast_amt}>{t('outlook.forecast', { amount: said(hero.forecast_amt) })}</li>
      ) : null}
      {bp === null ? null : (
        <li>{bp === 0 ? t('outlook.even') : t(bp > 0 ? 'outlook.ahead' : 'outlook.behind', { rate })}</li>
      )}
    </ul>
  )
}

/** How the day may end, and what sells otherwise than usual. */
export const OutlookScene = (_: SceneProps): ReactElement => {
  const t = useSmartTexts()
  const trend = useZone('trend')
  const outlook = useZone('outlook')
  const unusual = useZone('unusual')
  const currency = useCurrency()
  const tz = useHead()?.tz ?? 'UTC'
  const { theme } = useSettings()
  const { fit, ratio } = useStage()
  const Chart = useLater(trend !== undefined, loadChart)
  const { unit } = fit
  const option = useMemo(
    () => (trend && outlook ? outlookOption(trend, outlook, { theme, tz, currency, unit }) : undefined),
    [trend, outlook, theme, tz, currency, unit],
  )
  return (
    <div className="smart-halves">
      <div>
        <Panel zone="outlook" data={outlook} title={t('outlook.total')}>
          <p className="smart-legend">
            <span data-mark="today">{t('outlook.today')}</span>
            <span data-mark="yesterday">{t('outlook.yesterday')}</span>
            {outlook && outlook.days > 0 ? (
              <span data-mark="band">{t('outlook.band', { days: outlook.days })}</span>
            ) : (
              <span>{t('outlook.noBand')}</span>
            )}
          </p>
          <div className="smart-chart">
            {Chart && option && <Chart option={option} ratio={ratio} label={t('outlook.about')} />}
          </div>
        </Panel>
      </div>
      <div>
        <Panel zone="unusual" data={unusual} title={t('unusual.title')}>
          <div className="smart-words">
            {outlook && <Sentences outlook={outlook} />}
            {unusual && unusual.length > 0 ? (
              <ul className="smart-unusual">
                {unusual.map((row) => (
                  <Found key={row.id} row={row} />
                ))}
              </ul>
            ) : (
              <p className="smart-calm">{t('unusual.none')}</p>
            )}
          </div>
        </Panel>
      </div>
    </div>
  )
}
