import type { ReactElement } from 'react'
import { dateText } from '../../../shared/format/time.ts'
import { useCurrency, useHead, useZone } from '../../live/live.ts'
import { useClipTexts } from '../../settings/clip-texts.ts'
import { columnMoney, fitCount } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { useRotation } from '../../ui/rotation.ts'
import './hits.css'

/** Published clips, the newest ones in turns of 15 s: whose, where, and what it brought. */
export const HitsZone = (): ReactElement => {
  const t = useClipTexts()
  const hits = useZone('hits')
  const head = useHead()
  const currency = useCurrency()
  const turn = useRotation(Math.max(1, hits?.length ?? 0), 15)
  const hit = hits?.[turn]
  return (
    <Panel
      zone="hits"
      data={hits}
      title={t('zone.hits')}
      aside={hit && <span className="digits">{dateText(hit.published_t, head?.tz ?? 'UTC').slice(5)}</span>}
    >
      {hit ? (
        <div className="hit">
          <p className="hit-title line">{hit.title}</p>
          <p className="hit-by line">{t('hits.by', { cutter: hit.cutter, account: hit.account })}</p>
          <dl className="hit-figures">
            <div>
              <dt>{t('hits.views')}</dt>
              <dd className="digits" data-none={hit.views === null || undefined}>
                {hit.views === null ? '—' : fitCount(hit.views, 4)}
              </dd>
            </div>
            <div data-money>
              <dt>{t('hits.gmv')}</dt>
              <dd className="digits" data-none={hit.gmv_amt === null || undefined}>
                {hit.gmv_amt === null ? '—' : columnMoney(hit.gmv_amt, currency, 5)}
              </dd>
            </div>
          </dl>
        </div>
      ) : (
        <p className="panel-wait">{t('hits.none')}</p>
      )}
    </Panel>
  )
}
