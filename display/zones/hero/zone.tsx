import type { ReactElement } from 'react'
import { currencySymbol, rateText } from '../../../shared/format/number.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { useBeat, useCurrency, usePhase, useZone } from '../../live/live.ts'
import { missingCall } from '../../live/missing-call.ts'
import { useQuietDay } from '../../live/replay-day.ts'
import { useTexts } from '../../settings/texts.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { columnMoney } from '../../ui/fit.ts'
import { Metric } from '../../ui/metric.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Rolling } from '../../ui/rolling.tsx'
import { heroSize, heroText } from './hero-size.ts'
import './hero.css'
import { LastOrder } from './last-order.tsx'

/** Room for a compared amount, em. */
const factRoom = 4.2

const Fact = ({ name, children }: { name: string; children: React.ReactNode }): ReactElement => (
  <span className="hero-fact">
    <span>{name}</span>
    {children}
  </span>
)

/** Of the month's time, by which the month must be behind its target to be told in the colour of a warning, basis points. */
const behindFrom = 200

const Pace = ({ hero, currency }: { hero: Zones['hero']; currency: string }): ReactElement | null => {
  const t = useTexts()
  const { pace, target_amt } = hero
  if (!pace || target_amt === null) return null
  const { behind_amt } = pace
  const late = behind_amt * 10_000 > target_amt * behindFrom
  const amount = columnMoney(Math.abs(behind_amt), currency, factRoom)
  return (
    <span className="hero-pace" data-late={late || undefined} data-value={behind_amt}>
      {t(behind_amt > 0 ? 'hero.behind' : 'hero.ahead', { amount })}
    </span>
  )
}

const Target = ({ hero, currency }: { hero: Zones['hero']; currency: string }): ReactElement => {
  const t = useTexts()
  const rate = hero.target_rate_bp
  return (
    <div className="hero-month">
      <span>{t('hero.target')}</span>
      {rate === null ? (
        <span>{t('hero.noTarget')}</span>
      ) : (
        <>
          <span className="hero-bar" aria-hidden="true">
            <span style={{ transform: `scaleX(${Math.min(1, Math.max(0, rate / 10_000))})` }} />
            {hero.pace ? <i style={{ left: `${hero.pace.gone_bp / 100}%` }} /> : null}
          </span>
          <Metric id="M29" value={rate} className="hero-number">
            {rateText(rate, 1)}
          </Metric>
          <Pace hero={hero} currency={currency} />
        </>
      )}
    </div>
  )
}

export const HeroZone = ({ width }: { width: number }): ReactElement => {
  const t = useTexts()
  const hero = useZone('hero')
  const currency = useCurrency()
  const phase = usePhase()
  const quiet = useQuietDay() !== undefined
  const missing = useBeat((state) => missingCall('data', phase, state.health))
  if (!hero)
    return (
      <Panel zone="hero" data={{}} open title="">
        <div className="hero-waiting">
          <strong>{t(missing ? 'shell.missing' : 'cause.connecting')}</strong>
          <span>{missing ? t('shell.missingCall', { call: missing }) : t('shell.wait')}</span>
        </div>
      </Panel>
    )
  const symbol = currencySymbol(currency).trim()
  const [text, point] = heroText(hero.gmv_amt, currency)
  return (
    <Panel zone="hero" data={hero} open>
      <div className="hero">
        <Metric id="M01" value={hero.gmv_amt} className="hero-amount" money>
          <span className="hero-fit" style={{ fontSize: `${heroSize(symbol, text, width, quiet) / 100}rem` }}>
            <span className="hero-symbol">{symbol}</span>
            <Rolling text={text} small={point} />
          </span>
        </Metric>
        <LastOrder width={width} />
        <div className="hero-facts">
          <Fact name={t('hero.same')}>
            <span className="hero-number digits">{columnMoney(hero.yesterday_same_amt, currency, factRoom)}</span>
            <ChangeMark change={hero.change} />
          </Fact>
          {hero.forecast_amt === null ? null : (
            <Fact name={t('hero.forecast')}>
              <span className="hero-number digits" data-value={hero.forecast_amt}>
                {columnMoney(hero.forecast_amt, currency, factRoom)}
              </span>
            </Fact>
          )}
          <Fact name={t('hero.pace')}>
            <span className="hero-number digits">{t('hero.paceUnit', { n: hero.orders_per_minute.toFixed(1) })}</span>
          </Fact>
        </div>
        <Target hero={hero} currency={currency} />
      </div>
    </Panel>
  )
}
