import { useState } from 'react'
import { messagesApi } from '../../../shared/areas/messages/api.ts'
import type { Announcement } from '../../http/any-platform.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { countRead } from '../../state/session-dialog.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SafeHtml } from '../../ui/safe-html.tsx'
import { Told } from '../dialogs/told.tsx'
import { useDialogText } from '../dialogs/use-dialog-text.ts'
import './reminders.css'

export interface AnnouncementDialogProps {
  readonly shown: Announcement
  /** Which of how many, `2/3`. */
  readonly place: string
  readonly zone: string
  readonly onRead: () => void
}

/** D01: one announcement after another; only reading them leads on. */
export const AnnouncementDialog = ({ shown, place, zone, onRead }: AnnouncementDialogProps) => {
  const say = useDialogText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const read = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await call(messagesApi.read, { aid: shown.id }, { tell: 'never' })
      countRead()
      onRead()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={shown.title}
      testId="announcement"
      alert
      note={<span data-testid="announcement-place">{place}</span>}
      actions={
        <>
          <p className="form-alert say-alert" role="alert">
            {failure}
          </p>
          <button
            type="button"
            className="button primary"
            aria-busy={busy}
            onClick={() => void read()}
            data-testid="announcement-read"
          >
            {say('word.gotIt')}
          </button>
        </>
      }
    >
      <Told className="announ-time" t={shown.add_time} zone={zone} />
      {/* Another text starts at its top. */}
      <SafeHtml key={shown.id} html={shown.content} />
    </Dialog>
  )
}
