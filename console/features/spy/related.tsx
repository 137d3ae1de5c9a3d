import { Link } from 'react-router-dom'
import type { SpyDetail } from '../../../shared/areas/spy/api.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useSession } from '../../state/session.ts'
import { Lines } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { addressOf } from './markets.ts'
import { useSpyText } from './use-spy-text.ts'

/** What belongs to an object, each one press away. */
export const Related = ({ detail: { kind, related, currency } }: { detail: SpyDetail }) => {
  const text = useSpyText()
  const zone = useSession((state) => state.record?.zone) ?? ''
  return (
    <Section within title={text.word(`spy.related.${kind}`)}>
      {related.length === 0 ? <Note>{text('spy.relatedNone')}</Note> : null}
      <Lines className="spy-related">
        {related.map((one) => (
          <li key={`${one.kind}:${one.id}`}>
            <small>{text.word(`spy.kind.${one.kind}`)}</small>
            <Link to={addressOf(one.kind, one.id)}>{one.name}</Link>
            <small className="end">
              {one.time === null ? '' : `${dateTimeText(one.time, zone).slice(0, 10)} · `}
              {one.gmv === null ? '' : moneyText(one.gmv, currency)}
            </small>
          </li>
        ))}
      </Lines>
    </Section>
  )
}
