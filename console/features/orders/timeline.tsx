import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { Section } from '../../ui/section.tsx'
import { useOrderText } from './use-order-text.ts'

const bad: readonly string[] = ['refunded', 'returned', 'cancelled', 'ineligible']

/** What has happened to the line, in the order of time. */
export const Timeline = ({ line }: { line: OrderLineDetail }) => {
  const text = useOrderText()
  const { clock } = useListWorld()
  return (
    <Section within title={text('order.timeline')}>
      <ol className="moments" data-testid="timeline">
        {line.timeline.map(({ kind, t, amt, qty }) => (
          <li key={`${kind} ${t}`} data-moment={kind} className={bad.includes(kind) ? 'bad' : undefined}>
            <b>{text(`moment.${kind}`)}</b>
            <time dateTime={new Date(t * 1000).toISOString()}>{dateTimeText(t, clock.zone)}</time>
            <span>
              {[
                ...(amt === null ? [] : [moneyText(amt, line.row.currency)]),
                ...(qty === null ? [] : [text('word.pieces', { n: qty })]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
