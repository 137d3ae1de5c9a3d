import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import './ads.css'
import { useAdText } from './use-ad-text.ts'

/** The way on to the campaigns themselves, for whoever may place ads. */
export const ToFlow = () => {
  const text = useAdText()
  const record = useSession((state) => state.record)
  if (!record || !decideAccess(record).allows('forFlow')) return null
  return (
    <Link className="button" to={screenRow('forFlow').path} data-testid="ad-flow">
      <Icon name="right" size={16} />
      {text('screen.forFlow')}
    </Link>
  )
}
