import { useEffect, useRef } from 'react'
import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon } from '../../ui/icon.tsx'
import { Clocks } from './clocks.tsx'
import { Menu } from './menu.tsx'
import { ModuleTabs } from './module-tabs.tsx'
import { Partner } from './partner.tsx'
import { ShellBrand } from './shell-brand.tsx'
import { useShellText } from './use-shell-text.ts'

/** The sidebar under 992 px: a modal dialog, so that focus, Escape and the page behind behave as people expect. */
export const Drawer = ({ record, open, onClose }: { record: UserRecord; open: boolean; onClose: () => void }) => {
  const text = useShellText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="drawer"
      data-testid="drawer"
      aria-label={text('app.menu')}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className="drawer-body">
        <div className="drawer-head">
          <ShellBrand record={record} />
          <button type="button" className="icon-button" aria-label={text('app.closeMenu')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <ModuleTabs record={record} onChoose={onClose} />
        <Partner record={record} />
        <Menu record={record} onGo={onClose} />
        <Clocks slim={false} />
      </div>
    </dialog>
  )
}
