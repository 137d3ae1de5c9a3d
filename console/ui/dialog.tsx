import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { mayLeave } from '../state/may-leave.ts'
import { dialogOpened } from '../state/open-dialogs.ts'
import { hasUnsaved, type Unsaved, unsavedNow } from '../state/unsaved.ts'
import './dialog.css'
import { Icon } from './icon.tsx'
import { reachable } from './reachable.ts'

interface Props {
  readonly title: string
  readonly testId: string
  readonly children: ReactNode
  /** Buttons at the foot, the safe one first. */
  readonly actions?: ReactNode
  /** By Escape, `×` or a press beside it, after asking when something typed would be lost. Absent: only the actions lead out. */
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

/** Where to begin: the first field (of a choice the one that is on), else the first thing to press; never the way out. */
const firstOf = (dialog: HTMLElement): HTMLElement | null => {
  const inside = (selector: string) =>
    dialog.querySelector<HTMLElement>(`:scope > .dialog-box > :not(header) ${selector}`)
  const fields = ':is(input, select, textarea):enabled:not([type="radio"], [hidden])'
  return inside('input[type="radio"]:checked') ?? inside(fields) ?? inside(':is(input, button):enabled:not([hidden])')
}

/** A dialog of the browser's own kind. Modal, focus stays inside, Escape closes, and the focus returns where it was. */
export const Dialog = ({ title, testId, children, actions, onClose, light, alert, wide, aside, note }: Props) => {
  const text = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const before = useRef<Unsaved>(undefined)
  const close = async (): Promise<void> => {
    if (onClose && (await mayLeave(before.current))) onClose()
  }
  useEffect(() => {
    if (aside) return
    const element = dialog.current
    const focused = document.activeElement
    before.current = unsavedNow()
    if (element && !element.open) {
      element.showModal()
      firstOf(element)?.focus()
    }
    const closed = dialogOpened()
    return () => {
      closed()
      if (element?.open) element.close()
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
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
      // Also of a file chooser inside, and of a dialog inside.
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        void close()
      }}
      // Chromium closes a dialog on the second Escape whatever `cancel` says.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || dialog.current?.querySelector(':popover-open')) return
        if (event.target instanceof Element && event.target.closest('dialog') !== dialog.current) return
        if (!aside && onClose && !hasUnsaved(before.current)) return
        event.preventDefault()
        void close()
      }}
      onPointerDown={(event) => light && event.target === dialog.current && void close()}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          {note ? <span className="dialog-note">{note}</span> : null}
          {onClose ? (
            <button type="button" className="icon-button" aria-label={text('app.close')} onClick={() => void close()}>
              <Icon name="close" />
            </button>
          ) : null}
        </header>
        <div className="dialog-body" {...(aside ? reachable : {})}>
          {children}
        </div>
        {actions ? <footer className="dialog-actions">{actions}</footer> : null}
      </div>
    </dialog>
  )
}
