import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import './hint.css'

/** Long enough to move the pointer from the mark onto its note. */
const graceMs = 150

/** A `?` with a note that shows on hover and focus, stays while pointed at, and closes with Escape. */
export const Hint = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (): void => {
    clearTimeout(timer.current)
    const element = note.current
    const anchor = button.current?.getBoundingClientRect()
    if (!element || !anchor || element.matches(':popover-open')) return
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    const below = anchor.bottom + height + 8 < window.innerHeight
    element.style.left = `${Math.min(Math.max(8, anchor.left - 16), window.innerWidth - width - 8)}px`
    element.style.top = `${below ? anchor.bottom + 4 : anchor.top - height - 4}px`
  }
  const hide = (): void => {
    clearTimeout(timer.current)
    if (note.current?.matches(':popover-open')) note.current.hidePopover()
  }
  const hideSoon = (): void => {
    timer.current = setTimeout(hide, graceMs)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="hint-mark"
        aria-label={label}
        aria-describedby={id}
        onMouseEnter={show}
        onMouseLeave={hideSoon}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={onKeyDown}
      >
        ?
      </button>
      <span
        ref={note}
        id={id}
        role="tooltip"
        popover="manual"
        className="hint-note"
        onMouseEnter={() => clearTimeout(timer.current)}
        onMouseLeave={hideSoon}
      >
        {children}
      </span>
    </>
  )
}
