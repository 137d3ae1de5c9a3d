import type * as z from 'zod/mini'
import { compactMoney, moneyText } from '../../../shared/format/number.ts'
import type { mapZone } from '../../../shared/live/zones.ts'
import { ChangeMark } from '../../board/change.tsx'
import { Drill } from '../../board/drill.tsx'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { Empty } from '../../ui/empty.tsx'
import { useFrame } from '../../ui/figure.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { Section } from '../../ui/section.tsx'

/** The code of buyers of whom no country is told. */
const unknown = 'ZZ'

/** Turnover by buyer country, the ten largest; the bar is the share of the first. */
export const CountryPanel = ({ countries, old }: { countries: z.infer<typeof mapZone>; old: boolean }) => {
  const text = useDashboardText()
  const { currency } = useFrame()
  const nameOf = useCountryName()
  const top = countries.filter((country) => country.amt > 0).slice(0, 10)
  const most = Math.max(...top.map((country) => country.amt), 1)
  return (
    <Section name="countries" title={text('dash.countries')} hint={<MetricHint metric="M01" />} old={old}>
      {top.length === 0 ? (
        <Empty>{text('dash.empty')}</Empty>
      ) : (
        <ol className="bars">
          {top.map((country) => (
            <li key={country.id} data-country={country.id}>
              <span className="bar-name">
                <Drill
                  to={country.id === unknown ? null : ({ today }) => ({ ...today, region: country.id })}
                  why={text('dash.whyCountry')}
                >
                  {nameOf(country.id)}
                </Drill>
              </span>
              <span className="bar-track" aria-hidden="true">
                <span style={{ width: `${(country.amt / most) * 100}%` }} />
              </span>
              <data
                value={country.amt}
                data-metric="M01"
                data-value={country.amt}
                title={moneyText(country.amt, currency)}
              >
                {compactMoney(country.amt, currency)}
              </data>
              <ChangeMark value={country.change} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
