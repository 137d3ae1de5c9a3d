import { memo, type ReactElement, useEffect, useState } from 'react'
import { countText } from '../../../shared/format/number.ts'
import { clockText } from '../../../shared/format/time.ts'
import type { FeedLine } from '../../../shared/live/zones.ts'
import { useHead, useZone } from '../../live/live.ts'
import { onNews, useNews } from '../../live/news.ts'
import { isKey, useTexts } from '../../settings/texts.ts'
import { RegionChip } from '../../ui/chip.tsx'
import { fitCount, fitMoney } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { contentIcon } from './content-icon.ts'
import './feed.css'

declare module 'react' {
  interface CSSProperties {
    /** Places by which new rows come in. */
    '--in-by'?: string
  }
}

/** From this many lines in one draw on, their number is said beside the title. */
const burstFrom = 4
const burstMs = 3000

interface LineProps {
  readonly line: FeedLine
  readonly currency: string
  readonly tz: string
}

/** What a row says; its place changes with each order, its words never. */
const Line = memo(({ line, currency, tz }: LineProps) => {
  const t = useTexts()
  const type = `content.${line.content_type}`
  return (
    <>
      <p>
        <RegionChip region={line.region} />
        <span className="feed-product line">{line.product}</span>
        <span className="feed-amt digits">{fitMoney(line.amt, currency, 5.6)}</span>
      </p>
      <p className="feed-more">
        <span className="digits">{clockText(line.t, tz)}</span>
        <span className="feed-creator line">{line.creator ? `@${line.creator}` : t('unknown.creator')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={contentIcon(line.content_type)} />
        </svg>
        <span className="unseen">{isKey(type) ? t(type) : ''}</span>
        {line.qty > 1 && <span className="digits">×{fitCount(line.qty, 2)}</span>}
        <span className="digits">{t('feed.commission', { amount: fitMoney(line.commission_amt, currency, 4) })}</span>
      </p>
    </>
  )
})

const Burst = (): ReactElement | null => {
  const t = useTexts()
  const [count, setCount] = useState(0)
  useEffect(() => onNews((news) => news.count >= burstFrom && setCount(news.count)), [])
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setCount(0), burstMs)
    return () => clearTimeout(timer)
  }, [count])
  return count > 0 ? <span className="feed-burst digits">{t('feed.burst', { n: countText(count) })}</span> : null
}

/** The newest lines, `slots` of them. */
export const FeedZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useTexts()
  const feed = useZone('feed')
  const head = useHead()
  const news = useNews()
  const fresh = new Set(news.rows.map((row) => row.id))
  // One more than is seen: the last one leaves below the edge while the new ones come in above.
  const placed = (feed?.rows ?? []).slice(0, slots + 1).map((line, index) => ({ line, index }))
  placed.sort((a, b) => (a.line.id < b.line.id ? -1 : 1))
  return (
    <Panel zone="feed" data={feed} aside={<Burst />}>
      {placed.length === 0 ? (
        <p className="panel-wait">{t('feed.none')}</p>
      ) : (
        <ol className="feed">
          {placed.map(({ line, index }) => (
            <li
              key={line.id}
              className="feed-row"
              data-id={line.id}
              data-out={index === slots || undefined}
              style={{ height: `${100 / slots}%`, transform: `translateY(${index * 100}%)` }}
            >
              <div
                className={fresh.has(line.id) ? 'feed-in' : undefined}
                style={{ '--in-by': `${Math.min(fresh.size, slots)}` }}
              >
                <Line line={line} currency={head?.currency ?? 'USD'} tz={head?.tz ?? 'UTC'} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
