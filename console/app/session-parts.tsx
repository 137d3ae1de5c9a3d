import { useEffect } from 'react'
import type { UserRecord } from '../../shared/record/record.ts'
import { textNow } from '../i18n/use-text.ts'
import { useExports } from '../state/exports.ts'
import { useSession } from '../state/session.ts'
import { closeSessionDialog, type SessionDialog, useSessionDialog } from '../state/session-dialog.ts'
import { showToast } from '../state/toasts.ts'
import { Boundary } from '../ui/boundary.tsx'
import { type LazyPart, lazyPart } from '../ui/lazy-part.tsx'
import type { DialogProps } from './dialogs/props.ts'
import { Splash } from './splash.tsx'

const Reminders = lazyPart<{ record: UserRecord }>(async () => (await import('./reminders/reminders.tsx')).Reminders)

const ExportWatch = lazyPart(async () => (await import('./exports/export-watch.tsx')).ExportWatch)

const dialogs: Readonly<Record<SessionDialog, LazyPart<DialogProps>>> = {
  announcements: lazyPart(async () => (await import('./dialogs/announcement-list.tsx')).AnnouncementList, <Splash />),
  notices: lazyPart(async () => (await import('./dialogs/notice-list.tsx')).NoticeList, <Splash />),
  password: lazyPart(async () => (await import('./dialogs/password-dialog.tsx')).PasswordDialog, <Splash />),
  phone: lazyPart(async () => (await import('./dialogs/phone-dialog.tsx')).PhoneDialog, <Splash />),
  zone: lazyPart(async () => (await import('./dialogs/zone-dialog.tsx')).ZoneDialog, <Splash />),
  exports: lazyPart(async () => (await import('./exports/export-centre.tsx')).ExportCentre, <Splash />),
  company: lazyPart(async () => (await import('./dialogs/company-dialog.tsx')).CompanyDialog, <Splash />),
  devices: lazyPart(async () => (await import('./dialogs/device-list.tsx')).DeviceList, <Splash />),
  avatar: lazyPart(async () => (await import('./dialogs/avatar-dialog.tsx')).AvatarDialog, <Splash />),
}

/** A dialog whose part of the app could not be fetched. */
const Gone = () => {
  useEffect(() => {
    closeSessionDialog()
    showToast('bad', textNow('app.chunk'))
  }, [])
  return null
}

/** What stands over every page of a session: the dialogs of the top bar, and what opens by itself. */
export const SessionParts = () => {
  const record = useSession((state) => state.record)
  const open = useSessionDialog((state) => state.open)
  const exporting = useExports((state) => state.waiting.length > 0)
  useEffect(() => closeSessionDialog, [])
  if (!record) return null
  const Open = open ? dialogs[open] : undefined
  return (
    <>
      <Boundary instead={null}>
        <Reminders record={record} />
        {exporting ? <ExportWatch /> : null}
      </Boundary>
      {Open ? (
        <Boundary key={open} instead={<Gone />}>
          <Open record={record} onClose={closeSessionDialog} />
        </Boundary>
      ) : null}
    </>
  )
}
