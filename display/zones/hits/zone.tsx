import type { ReactElement } from 'react'
import { dateText } from '../../../shared/format/time.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { serverSecond, useBeat, useCurrency, useHead, useZone } from '../../live/live.ts'
import { useClipTexts } from '../../settings/clip-texts.ts'
import { Cover } from '../../ui/cover.tsx'
import { Fading } from '../../ui/fading.tsx'
import { columnMoney, fitCount, fitMoney, wholeRate } from '../../ui/fit.ts'
import { Metric } from '../../ui/metric.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useRotation } from '../../ui/rotation.ts'
import { MomentCard, type Way } from './moment.tsx'
import { useMoment } from './use-moment.ts'
import './hits.css'

type Hit = WallZones['hits']['rows'][number]

const DAY = 86_400
const none = '—'

/** A clip with what it brought; plays that are not of today say of which day they are. */
const HitCard = ({ hit, place }: { hit: Hit; place: string }): ReactElement => {
  const t = useClipTexts()
  const currency = useCurrency()
  const zone = useHead()?.tz ?? 'UTC'
  const today = useBeat(() => dateText(serverSecond(), zone))
  const days = useBeat(() => Math.floor((serverSecond() - hit.published_t) / DAY))
  // A day that is reported whole ends with the second before the next one.
  const until = hit.data_until === null ? today : dateText(hit.data_until - 1, zone)
  const when = days <= 0 ? t('hits.today') : t('hits.days', { n: days })
  return (
    <div className="hit" data-hit={hit.id}>
      <span className="hit-cover">
        <Cover address={hit.cover} />
        <b className="hit-place digits">{place}</b>
      </span>
      <div className="hit-words">
        <p className="hit-title">
          <span className="line">{hit.title}</span>
          {hit.hit && <b>{t('hits.is')}</b>}
        </p>
        <p className="hit-by line">
          {[hit.cutter, when, ...(until === today ? [] : [t('hits.until', { day: until.slice(5) })])].join(' · ')}
        </p>
        <dl className="hit-figures">
          <div>
            <dt>{t('hits.views')}</dt>
            <dd className="digits" data-value={hit.plays ?? ''}>
              {hit.plays === null ? none : fitCount(hit.plays, 3.4)}
            </dd>
          </div>
          <div data-money>
            <dt>{t('hits.gmv')}</dt>
            <dd className="digits" data-value={hit.gmv_amt}>
              {columnMoney(hit.gmv_amt, currency, 4)}
            </dd>
          </div>
          <div>
            <dt>{t('hits.gpm')}</dt>
            <dd className="digits">
              <Metric id="M19" value={hit.gpm_amt}>
                {hit.gpm_amt === null ? none : fitMoney(hit.gpm_amt, currency, 3.9)}
              </Metric>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  )
}

/** The best published clips in turns of 15 s and what all of them bring; a moment stands in for them. `way`: how clips get here. */
export const HitsZone = ({ way }: { way: Way }): ReactElement => {
  const t = useClipTexts()
  const hits = useZone('hits')
  const currency = useCurrency()
  const moment = useMoment()
  const rows = hits?.rows ?? []
  const turn = useRotation(Math.max(1, rows.length), 15)
  const hit = rows[turn]
  return (
    <Panel
      zone="hits"
      data={hits}
      title={t('zone.hits')}
      aside={
        hits && (
          <>
            <Metric id="M48" value={hits.hit_bp}>
              {t('hits.rate', { rate: wholeRate(hits.hit_bp) })}
            </Metric>
            <span className="hits-month digits" data-value={hits.month_amt}>
              {t('hits.month')} <b>{columnMoney(hits.month_amt, currency, 4)}</b>
            </span>
          </>
        )
      }
    >
      {moment ? (
        <MomentCard key={moment.id} moment={moment} way={way} />
      ) : hit ? (
        <Fading
          item={hit}
          keyOf={({ id }) => id}
          draw={(one) => (
            <HitCard hit={one} place={`${rows.findIndex(({ id }) => id === one.id) + 1}/${rows.length}`} />
          )}
        />
      ) : (
        <p className="panel-wait">{t('hits.none')}</p>
      )}
    </Panel>
  )
}
