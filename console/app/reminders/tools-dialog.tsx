import { useEffect, useState } from 'react'
import { readGuardReloads, writeGuardReloads } from '../../../shared/record/stored.ts'
import { writesSettled } from '../../http/pending.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { storage, storageLasts } from '../../state/storage.ts'
import { hasUnsaved } from '../../state/unsaved.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useDialogText } from '../dialogs/use-dialog-text.ts'
import { nextReloads } from './dev-tools.ts'

const reloadAfterS = 3

const next = (): readonly number[] | undefined =>
  storageLasts ? nextReloads(readGuardReloads(storage), Date.now()) : undefined

/** Reloads and keeps count; false when the hour has had its three, or where no count is kept: better a note than a loop. */
const reload = (): boolean => {
  const reloads = next()
  if (!reloads) return false
  writeGuardReloads(storage, reloads)
  if (readGuardReloads(storage).length !== reloads.length) return false
  void writesSettled().then(() => window.location.reload())
  return true
}

export interface ToolsDialogProps {
  readonly onDismiss: () => void
}

/** D14: says what is wrong and why, then reloads the page while the hour allows it and nothing would be lost. */
export const ToolsDialog = ({ onDismiss }: ToolsDialogProps) => {
  const message = useMessage()
  const say = useDialogText()
  const [unsaved] = useState(hasUnsaved)
  const [left, setLeft] = useState(() => (!unsaved && next() ? reloadAfterS : 0))
  const counting = left > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000)
    const end = setTimeout(() => reload() || setLeft(0), reloadAfterS * 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [counting])
  return (
    <Dialog
      title={message('message.devTools')}
      testId="dev-tools"
      alert
      actions={
        counting ? (
          <button type="button" className="button primary" onClick={() => reload() || setLeft(0)}>
            {say('tools.reload')}
          </button>
        ) : (
          <button type="button" className="button primary" onClick={onDismiss}>
            {say('word.gotIt')}
          </button>
        )
      }
    >
      <div className="say">
        <p>{say('tools.why')}</p>
        <p>{say('tools.sidebar')}</p>
        <p className="say-strong" data-testid="dev-tools-next">
          {counting ? say('tools.soon', { n: left }) : say(unsaved ? 'tools.unsaved' : 'tools.enough')}
        </p>
      </div>
    </Dialog>
  )
}
