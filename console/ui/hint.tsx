import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import './hint.css'
import { useNote } from './use-note.ts'

/** Long enough to move the pointer from the mark onto its note. */
const graceMs = 150

/**
 * A `?` with a note beside it, drawn while it is open: on hover, on focus and by a press, which holds it until the next one.
 * Tab goes on past it.
 */
export const Hint = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId()
  const mark = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const heldBefore = useRef(false)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useNote(open, mark, note, close)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isHeld = (): boolean => open && document.activeElement === mark.current
  const show = (): void => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const hideSoon = (): void => {
    if (!isHeld()) timer.current = setTimeout(close, graceMs)
  }
  const onClick = ({ detail }: MouseEvent): void => {
    const isKey = detail === 0
    setOpen(!(isKey ? open : heldBefore.current))
  }
  return (
    <>
      <button
        ref={mark}
        type="button"
        className="hint-mark"
        aria-label={label}
        aria-describedby={id}
        // The pointer came to the mark: one that rests where the page moves a mark under it does not open a note.
        onMouseMove={show}
        onMouseLeave={hideSoon}
        onFocus={show}
        onBlur={close}
        onPointerDown={() => {
          heldBefore.current = isHeld()
        }}
        onClick={onClick}
      >
        ?
      </button>
      <span
        ref={note}
        id={id}
        role="tooltip"
        aria-live="polite"
        popover="manual"
        tabIndex={-1}
        className="hint-note"
        onMouseEnter={() => clearTimeout(timer.current)}
        onMouseLeave={hideSoon}
        // The mark keeps the focus, and with it the note stays.
        onMouseDown={(event) => event.preventDefault()}
      >
        {open ? children : null}
      </span>
    </>
  )
}
