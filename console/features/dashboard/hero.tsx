import type * as z from 'zod/mini'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import { moneyText } from '../../../shared/format/number.ts'
import type { WallHead } from '../../../shared/live/wall-head.ts'
import type { heroZone } from '../../../shared/live/zones.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { ChangeMark } from '../../board/change.tsx'
import { Drill } from '../../board/drill.tsx'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Figure, useFrame } from '../../ui/figure.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { Sparkline } from './sparkline.tsx'

export type HeroData = z.infer<typeof heroZone>
export type Kpi = CallData<typeof consoleApi.overview>['kpi']

/** What a leader comes for: today's turnover, to the cent, and how it stands against yesterday at this hour. */
export const Hero = ({ head, hero, kpi }: { head: WallHead; hero: HeroData; kpi: Kpi }) => {
  const text = useDashboardText()
  const { currency } = useFrame()
  const clock = { zone: head.tz, cut_hour: head.cut_hour }
  const newest = head.newest_t ? todayOf(clock, head.newest_t) : null
  const spark = kpi.find((entry) => entry.id === 'M01')?.spark ?? []
  const empty = hero.gmv_amt === 0 && kpi.every((entry) => entry.id !== 'M03' || !entry.value)
  return (
    <section className="section hero" data-kpi="M01" aria-label={text('dash.today')}>
      <h2>
        {text('dash.today')}
        <MetricHint metric="M01" value={hero.gmv_amt} />
      </h2>
      <p className="hero-figure money">
        <Drill to={({ today }) => today}>
          <Figure metric="M01" value={hero.gmv_amt} as="exact" />
        </Drill>
      </p>
      {empty ? (
        <p className="hero-empty" data-testid="empty-day">
          <b>{text('dash.none')}</b>
          {text('dash.noneNote', { amount: moneyText(hero.yesterday_amt, currency) })}
          {newest ? (
            <span data-testid="newest-day">
              <Drill to={({ on }) => on(newest)}>{text('dash.newest', { day: newest })}</Drill>
            </span>
          ) : null}
        </p>
      ) : (
        <p className="figure-note hero-change">
          <ChangeMark value={hero.change} />
          <span>{text('dash.versus')}</span>
        </p>
      )}
      <Sparkline values={spark} tone="money" />
      <Facts min={80} className="hero-facts">
        <Fact title={text('dash.yesterdaySame')}>
          <Drill to={null} why={text('dash.whySame')}>
            <Figure metric="M01" value={hero.yesterday_same_amt} as="exact" />
          </Drill>
        </Fact>
        <Fact title={text('dash.yesterday')}>
          <Drill to={({ yesterday }) => yesterday}>
            <Figure metric="M01" value={hero.yesterday_amt} as="exact" />
          </Drill>
        </Fact>
        <Fact title={text('dash.pace')} data-value={hero.orders_per_minute}>
          <Drill to={({ pace }) => pace}>{text('dash.paceUnit', { n: hero.orders_per_minute.toFixed(1) })}</Drill>
        </Fact>
      </Facts>
    </section>
  )
}
