import { useId, useState } from 'react'
import { sessionApi } from '../../../shared/api/session.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useText } from '../../i18n/use-text.ts'
import { leaveSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'

/** Spec section 4: the session is cleared once the server has ended it, or says that it has none. */
const useLogout = () => {
  const [busy, setBusy] = useState(false)
  const logout = async (): Promise<void> => {
    setBusy(true)
    try {
      await call(sessionApi.logout, {})
      leaveSession()
    } catch (error) {
      setBusy(false)
      if (!(error instanceof CallError)) throw error
    }
  }
  return { busy, logout }
}

export const AccountMenu = ({ record }: { record: UserRecord }) => {
  const text = useText()
  const id = useId()
  const { busy, logout } = useLogout()
  const name = record.membername || record.username
  const place =
    record.company > 0
      ? text('tier.company', { company: record.company_name || record.username })
      : text('tier.agent', { level: record.agency_level })
  return (
    <div className="account">
      <button
        type="button"
        className="account-button"
        popoverTarget={id}
        aria-label={`${text('app.account')}: ${name}`}
        data-testid="account"
      >
        <span className="account-face" aria-hidden="true" data-initial={[...name][0]?.toUpperCase()} />
        <span className="account-name">{name}</span>
        <Icon name="down" size={14} />
      </button>
      <div id={id} popover="auto" className="account-menu">
        <p>
          <b>{name}</b>
          <span>{record.username}</span>
          <span>{place}</span>
        </p>
        <button type="button" className="account-logout" disabled={busy} onClick={logout} data-testid="logout">
          <Icon name="logout" size={16} />
          {text(busy ? 'app.loggingOut' : 'app.logout')}
        </button>
      </div>
    </div>
  )
}
