import { useEffect, useState } from 'react'
import type { UserRecord } from '../../../shared/record/record.ts'
import { readOrderCorrection, writeOrderCorrection } from '../../../shared/record/stored.ts'
import { useOpenDialogs } from '../../state/open-dialogs.ts'
import { useSessionDialog } from '../../state/session-dialog.ts'
import { storage } from '../../state/storage.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { AnnouncementDialogProps } from './announcement-dialog.tsx'
import type { BillsDialogProps } from './bills-dialog.tsx'
import type { CorrectionDialogProps } from './correction-dialog.tsx'
import { nextReminder, type Reminder } from './order.ts'
import { needsOrderCorrection } from './order-correction.ts'
import type { ToolsDialogProps } from './tools-dialog.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useBillWatch } from './use-bill-watch.ts'
import { useToolsGuard } from './use-tools-guard.ts'

// Most visits are reminded of nothing.
const AnnouncementDialog = lazyPart<AnnouncementDialogProps>(
  async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog,
)
const BillsDialog = lazyPart<BillsDialogProps>(async () => (await import('./bills-dialog.tsx')).BillsDialog)
const CorrectionDialog = lazyPart<CorrectionDialogProps>(
  async () => (await import('./correction-dialog.tsx')).CorrectionDialog,
)
const ToolsDialog = lazyPart<ToolsDialogProps>(async () => (await import('./tools-dialog.tsx')).ToolsDialog)

/** What opens by itself, one dialog at a time and never over one that a person opened. */
export const Reminders = ({ record }: { record: UserRecord }) => {
  const announcements = useAnnouncements()
  const bills = useBillWatch(record)
  const docked = useToolsGuard(record)
  const [corrected, setCorrected] = useState(() => readOrderCorrection(storage))
  const [shown, setShown] = useState<Reminder | null>(null)
  const [ignored, setIgnored] = useState(false)
  const open = useOpenDialogs((state) => state.count > 0)
  const chosen = useSessionDialog((state) => state.open !== null)
  const wanted = {
    announcement: announcements.shown !== undefined,
    correction: needsOrderCorrection(record, corrected),
    bills: bills.due !== undefined,
  }
  const next = nextReminder(shown, wanted, { asked: announcements.asked, others: open || chosen })
  useEffect(() => setShown(next), [next])
  useEffect(() => {
    if (!docked) setIgnored(false)
  }, [docked])

  if (docked && !ignored) return <ToolsDialog onDismiss={() => setIgnored(true)} />
  switch (shown) {
    case 'announcement':
      return announcements.shown ? (
        <AnnouncementDialog
          shown={announcements.shown}
          place={announcements.place}
          zone={record.zone}
          onRead={announcements.next}
        />
      ) : null
    case 'correction':
      return (
        <CorrectionDialog
          record={record}
          onDone={() => setCorrected(true)}
          onNever={() => {
            writeOrderCorrection(storage)
            setCorrected(true)
          }}
        />
      )
    case 'bills':
      return bills.due ? <BillsDialog due={bills.due} record={record} onDone={bills.dismiss} /> : null
    default:
      return null
  }
}
