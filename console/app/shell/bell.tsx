import { openSessionDialog, useSessionDialog } from '../../state/session-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMenuText } from './use-menu-text.ts'

/** Opens the announcements; a dot while some are unread. */
export const Bell = () => {
  const say = useMenuText()
  const unread = useSessionDialog((state) => state.unread)
  const label = unread > 0 ? say('announ.bellUnread', { n: unread }) : say('announ.bell')
  return (
    <button
      type="button"
      className="icon-button bell"
      aria-label={label}
      title={label}
      data-unread={unread}
      data-testid="bell"
      onClick={() => openSessionDialog('announcements')}
    >
      <Icon name="bell" />
    </button>
  )
}
