import type { ReactElement } from 'react'
import { currencySymbol } from '../../../shared/format/number.ts'
import { offsetText } from '../../../shared/format/time.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { useTexts } from '../../settings/texts.ts'
import { useDrift } from '../../stage/use-drift.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { fitMoney } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { Rolling } from '../../ui/rolling.tsx'
import { AdFigure, roasText } from '../ad-rows/figure.tsx'
import { heroDrift, heroSize, heroText } from '../hero/hero-size.ts'
import { Stopped, useStopped } from '../hero/stopped.tsx'
import { Waiting } from '../hero/waiting.tsx'
import '../hero/hero.css'
import './ad-hero.css'

type Hero = WallZones['ad_hero']
/** Room for the spend at 64 units, em. */
const room = 6

const figureIn = ({ figures }: Hero, id: string) => figures.find((one) => one.id === id)

/** What the one huge number is made of and set against. */
const Fact = ({ hero, id }: { hero: Hero; id: 'M25' | 'M27' }): ReactElement => {
  const t = useAdTexts()
  const currency = useCurrency()
  const figure = figureIn(hero, id)
  const value = figure?.value ?? null
  const money = id === 'M25'
  return (
    <div className="ad-fact" data-more={money ? 'plain' : 'good'}>
      <span>{t(`adFigure.${id}`)}</span>
      <AdFigure name={id} value={value} className="ad-fact-value" money={money}>
        {money && value !== null ? fitMoney(value, currency, room) : roasText(value)}
      </AdFigure>
      {figure && <ChangeMark change={figure.change} />}
    </div>
  )
}

/** In what the figures are, and which of them cannot be told. */
const Money = ({ hero }: { hero: Hero }): ReactElement | null => {
  const t = useAdTexts()
  if (hero.accounts === 0) return <p className="ad-money">{t('adHero.noAccounts')}</p>
  if (hero.missing.length > 0) {
    const rates = hero.missing.map(({ currency, day }) => `${currency} ${day.slice(5)}`).join(', ')
    return (
      <p className="ad-money line" data-missing="">
        {t('adHero.missing', { rates })}
      </p>
    )
  }
  if (hero.exchanged.length === 0) return null
  return <p className="ad-money line">{t('adHero.exchanged', { from: hero.exchanged.join(', ') })}</p>
}

/** What the ads of today brought, on a place of `width` units. */
export const AdHeroZone = ({ width }: { width: number }): ReactElement => {
  const t = useAdTexts()
  const common = useTexts()
  const hero = useZone('ad_hero')
  const currency = useCurrency()
  const stopped = useStopped()
  const { x } = useDrift()
  if (!hero) return <Waiting screen="ads" />
  const symbol = currencySymbol(currency).trim()
  const revenue = figureIn(hero, 'revenue')
  const value = revenue?.value ?? null
  const [text, point] = value === null ? ['—', 1] : heroText(value, currency)
  const size = heroSize(symbol, text, width)
  return (
    <>
      <Panel
        zone="ad_hero"
        data={hero}
        open
        title={
          <>
            {t('zone.ad_hero')}{' '}
            <span className="digits">{`${hero.day.slice(5)} ${offsetText(hero.start_t, hero.zone)}`}</span>
          </>
        }
      >
        <div className="hero" data-stopped={stopped || undefined}>
          <AdFigure name="revenue" value={value} className="hero-amount" money>
            <span
              className="hero-fit"
              style={{ fontSize: `${size / 100}rem`, translate: `${heroDrift(symbol, text, size, width, x) / 100}rem` }}
            >
              {value !== null && <span className="hero-symbol">{symbol}</span>}
              <Rolling text={text} small={point} />
            </span>
          </AdFigure>
          {!stopped && (
            <>
              <p className="ad-versus">
                {common('compare.same')} {revenue && <ChangeMark change={revenue.change} />}
              </p>
              <div className="ad-facts">
                <Fact hero={hero} id="M25" />
                <Fact hero={hero} id="M27" />
              </div>
              <Money hero={hero} />
            </>
          )}
        </div>
      </Panel>
      {stopped ? <Stopped /> : null}
    </>
  )
}
