import { Link } from 'react-router-dom'
import type { SpyDetail } from '../../../shared/areas/spy/api.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useSession } from '../../state/session.ts'
import { addressOf } from './markets.ts'
import { useSpyText } from './use-spy-text.ts'

/** What belongs to an object, each one press away. */
export const Related = ({ detail: { kind, related, currency } }: { detail: SpyDetail }) => {
  const text = useSpyText()
  const zone = useSession((state) => state.record?.zone) ?? ''
  return (
    <section className="spy-related">
      <h3>{text.word(`spy.related.${kind}`)}</h3>
      {related.length === 0 ? <p className="spy-note">{text('spy.relatedNone')}</p> : null}
      <ul>
        {related.map((one) => (
          <li key={`${one.kind}:${one.id}`}>
            <small>{text.word(`spy.kind.${one.kind}`)}</small>
            <Link to={addressOf(one.kind, one.id)}>{one.name}</Link>
            <span>
              {one.time === null ? '' : `${dateTimeText(one.time, zone).slice(0, 10)} · `}
              {one.gmv === null ? '' : moneyText(one.gmv, currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
