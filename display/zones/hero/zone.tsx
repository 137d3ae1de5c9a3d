import type { ReactElement } from 'react'
import { currencySymbol, rateText } from '../../../shared/format/number.ts'
import type { LiveScreen } from '../../../shared/live/screens.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useQuietDay } from '../../live/replay-day.ts'
import { useTexts } from '../../settings/texts.ts'
import { useDrift } from '../../stage/use-drift.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { columnMoney } from '../../ui/fit.ts'
import { Metric } from '../../ui/metric.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Rolling } from '../../ui/rolling.tsx'
import { heroDrift, heroSize, heroText } from './hero-size.ts'
import './hero.css'
import { LastOrder } from './last-order.tsx'
import { Stopped, useStopped } from './stopped.tsx'
import { Waiting } from './waiting.tsx'

/** Room for a compared amount, em. */
const factRoom = 4.2

const Fact = ({ name, children }: { name: string; children: React.ReactNode }): ReactElement => (
  <span className="hero-fact">
    <span>{name}</span>
    {children}
  </span>
)

const Pace = ({ hero, currency }: { hero: Zones['hero']; currency: string }): ReactElement | null => {
  const t = useTexts()
  if (!hero.pace) return null
  const { behind_amt } = hero.pace
  const late = behind_amt > 0
  const amount = columnMoney(Math.abs(behind_amt), currency, factRoom)
  return (
    <span className="hero-pace" data-late={late || undefined} data-value={behind_amt}>
      {t(late ? 'hero.behind' : 'hero.ahead', { amount })}
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

const Facts = ({ hero, currency }: { hero: Zones['hero']; currency: string }): ReactElement => {
  const t = useTexts()
  return (
    <>
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
    </>
  )
}

interface HeroProps {
  readonly width: number
  readonly screen?: LiveScreen
}

/** The day's turnover on a place of `width` units. */
export const HeroZone = ({ width, screen = 'data' }: HeroProps): ReactElement => {
  const hero = useZone('hero')
  const currency = useCurrency()
  const quiet = useQuietDay() !== undefined
  const { x } = useDrift()
  const stopped = useStopped()
  if (!hero) return <Waiting screen={screen} />
  const symbol = currencySymbol(currency).trim()
  const [text, point] = heroText(hero.gmv_amt, currency)
  const size = heroSize(symbol, text, width, quiet)
  return (
    <>
      <Panel zone="hero" data={hero} open>
        <div className="hero" data-stopped={stopped || undefined}>
          <Metric id="M01" value={hero.gmv_amt} className="hero-amount" money>
            <span
              className="hero-fit"
              style={{ fontSize: `${size / 100}rem`, translate: `${heroDrift(symbol, text, size, width, x) / 100}rem` }}
            >
              <span className="hero-symbol">{symbol}</span>
              <Rolling text={text} small={point} />
            </span>
          </Metric>
          <LastOrder width={width} />
          {stopped ? null : <Facts hero={hero} currency={currency} />}
        </div>
      </Panel>
      {stopped ? <Stopped /> : null}
    </>
  )
}
