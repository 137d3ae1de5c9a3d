import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { mayChangeCompany } from '../../../shared/areas/company/api.ts'
import { maskedMobile } from '../../../shared/format/mobile.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { mayChooseZone } from '../../../shared/time/offset.ts'
import { useText } from '../../i18n/use-text.ts'
import { openSessionDialog, type SessionDialog } from '../../state/session-dialog.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { type MenuText, useMenuText } from './use-menu-text.ts'
import './account-menu.css'
import { Face } from './face.tsx'
import { signOut } from './sign-out.ts'

interface Item {
  readonly dialog: SessionDialog
  readonly icon: IconName
  readonly name: Parameters<MenuText>[0]
}

const itemsOf = (record: UserRecord): readonly Item[] => [
  { dialog: 'password', icon: 'key', name: 'menu.password' },
  { dialog: 'phone', icon: 'phone', name: 'menu.phone' },
  ...(mayChooseZone(record) ? [{ dialog: 'zone', icon: 'clock', name: 'zone.submit' } as const] : []),
  ...(mayChangeCompany(record) ? [{ dialog: 'company', icon: 'shop', name: 'menu.company' } as const] : []),
  { dialog: 'devices', icon: 'wall', name: 'menu.devices' },
  { dialog: 'avatar', icon: 'camera', name: 'menu.avatar' },
  { dialog: 'notices', icon: 'mail', name: 'notice.title' },
]

const Who = ({ record, name }: { record: UserRecord; name: string }) => {
  const say = useMenuText()
  const place =
    record.company > 0 ? record.company_name || record.username : say('tier.agent', { level: record.agency_level })
  return (
    <div className="account-who">
      <Face record={record} name={name} size={44} />
      <p>
        <b>{name}</b>
        <span>{record.username}</span>
        <span>{place}</span>
        <span>{record.mobile ? maskedMobile(record.mobile) : say('menu.noPhone')}</span>
      </p>
    </div>
  )
}

/** Who is signed in, what can be changed about it, and the way out. */
export const AccountMenu = ({ record }: { record: UserRecord }) => {
  const text = useText()
  const say = useMenuText()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const name = record.membername || record.username
  const close = { popoverTarget: id, popoverTargetAction: 'hide' } as const
  const leave = async (): Promise<void> => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <div className="account">
      <button
        type="button"
        className="account-button"
        popoverTarget={id}
        aria-label={`${say('app.account')}: ${name}`}
        data-testid="account"
      >
        <Face record={record} name={name} size={26} />
        <span className="account-name">{name}</span>
        <Icon name="down" size={14} />
      </button>
      <div id={id} popover="auto" className="account-menu">
        <Who record={record} name={name} />
        <ul>
          {itemsOf(record).map(({ dialog, icon, name: item }) => (
            <li key={dialog}>
              <button type="button" {...close} data-dialog={dialog} onClick={() => openSessionDialog(dialog)}>
                <Icon name={icon} size={16} />
                {say(item)}
              </button>
            </li>
          ))}
          <li>
            <Link to={screenRow('policy').path} onClick={() => document.getElementById(id)?.hidePopover()}>
              <Icon name="shield" size={16} />
              {text('screen.policy')}
            </Link>
          </li>
          <li>
            <button type="button" disabled={busy} onClick={() => void leave()} data-testid="logout">
              <Icon name="logout" size={16} />
              {busy ? say('app.loggingOut') : text('app.logout')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
