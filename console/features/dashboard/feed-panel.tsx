import { moneyText } from '../../../shared/format/number.ts'
import { clockText } from '../../../shared/format/time.ts'
import type { FeedLine } from '../../../shared/live/zones.ts'
import { Drill } from '../../board/drill.tsx'
import { isDashboardKey, useDashboardText } from '../../board/use-dashboard-text.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { Empty, Wait } from '../../ui/empty.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { reachable } from '../../ui/reachable.ts'
import { Section } from '../../ui/section.tsx'
import type { LiveFeed } from './use-feed.ts'

interface Props {
  readonly feed: LiveFeed
  readonly zone: string
  readonly currency: string
}

const Row = ({ line, zone, currency }: { line: FeedLine; zone: string; currency: string }) => {
  const text = useDashboardText()
  const countryOf = useCountryName()
  const content = `content.${line.content_type}`
  return (
    <li className="feed-row" data-id={line.id}>
      <time dateTime={new Date(line.t * 1000).toISOString()}>{clockText(line.t, zone)}</time>
      <span className="feed-product" title={line.product}>
        <Drill to={({ today }) => ({ ...today, open: line.id })}>{line.product}</Drill>
      </span>
      <data className="money" value={line.amt} data-metric="M01" data-value={line.amt}>
        {moneyText(line.amt, currency)}
      </data>
      <span className="feed-place" title={countryOf(line.region)}>
        {countryOf(line.region)}
      </span>
      <span className="feed-note">
        {line.creator || text('unknown.creator')}
        {isDashboardKey(content) ? ` · ${text(content)}` : ''} · {text('word.pieces', { n: line.qty })}
      </span>
      <data className="feed-commission" value={line.commission_amt} data-metric="M08" data-value={line.commission_amt}>
        {text('dash.commission', { amount: moneyText(line.commission_amt, currency) })}
      </data>
    </li>
  )
}

/** The newest fifty orders. While someone points at them or tabs into them they stand still. */
export const FeedPanel = ({ feed, zone, currency }: Props) => {
  const text = useDashboardText()
  const { rows, waiting, state, error, pause, again } = feed
  const note =
    state === 'failed'
      ? text('dash.feedError')
      : waiting.length > 0
        ? text('dash.feedPaused', { n: waiting.length })
        : text('dash.feedHint')
  return (
    <Section name="feed" title={text('dash.feed')} note={<span data-testid="feed-note">{note}</span>}>
      {rows.length === 0 && state === 'failed' ? (
        <LoadFailed error={error} kept={false} onRetry={again} />
      ) : rows.length === 0 && state === 'loading' ? (
        <Wait height={214} />
      ) : rows.length === 0 ? (
        <Empty>{text('dash.feedEmpty')}</Empty>
      ) : (
        <ul
          className="feed"
          {...reachable}
          aria-label={text('dash.feed')}
          data-testid="feed"
          onMouseEnter={() => pause(true)}
          onMouseLeave={() => pause(false)}
          onFocus={() => pause(true)}
          onBlur={() => pause(false)}
        >
          {rows.map((line) => (
            <Row key={line.id} line={line} zone={zone} currency={currency} />
          ))}
        </ul>
      )}
    </Section>
  )
}
