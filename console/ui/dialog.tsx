import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { dialogOpened } from '../state/open-dialogs.ts'
import './dialog.css'
import { Icon } from './icon.tsx'

interface Props {
  readonly title: string
  readonly testId: string
  readonly children: ReactNode
  /** Buttons at the foot, the safe one first. */
  readonly actions?: ReactNode
  /** Absent: there is no way out but the actions. */
  readonly onClose?: () => void
  /** A press beside it closes it; not where something was typed. */
  readonly light?: boolean
  /** An alertdialog: read out at once. */
  readonly alert?: boolean
  readonly wide?: boolean
  /** Not modal: stands in the corner, takes no focus and keeps nobody from working. */
  readonly aside?: boolean
  readonly note?: ReactNode
}

/** A dialog of the browser's own kind. Modal, focus stays inside, Escape closes, and the focus returns where it was. */
export const Dialog = ({ title, testId, children, actions, onClose, light, alert, wide, aside, note }: Props) => {
  const text = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (aside) return
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    const closed = dialogOpened()
    return () => {
      closed()
      if (element?.open) element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [aside])
  return (
    <dialog
      ref={dialog}
      open={aside}
      className={aside ? 'dialog aside' : wide ? 'dialog wide' : 'dialog'}
      data-testid={testId}
      aria-labelledby={id}
      {...(alert ? { role: 'alertdialog' } : {})}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // Chromium closes a dialog on the second Escape whatever `cancel` says.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        if (!onClose) event.preventDefault()
        else if (aside) onClose()
      }}
      onPointerDown={(event) => light && event.target === dialog.current && onClose?.()}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          {note ? <span className="dialog-note">{note}</span> : null}
          {onClose ? (
            <button type="button" className="icon-button" aria-label={text('app.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          ) : null}
        </header>
        <div className="dialog-body">{children}</div>
        {actions ? <footer className="dialog-actions">{actions}</footer> : null}
      </div>
    </dialog>
  )
}
