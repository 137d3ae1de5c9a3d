import { type ReactNode, useId, useRef, useState } from 'react'
import './popover.css'

interface Props {
  /** What stands on the button. */
  readonly label: ReactNode
  /** Of the panel, for whoever does not see it. */
  readonly name: string
  readonly className?: string
  readonly testId?: string
  /** Drawn only while it is open; `close` gives the focus back. */
  readonly children: (close: () => void) => ReactNode
}

const margin = 8

/** A button with a panel under it, which closes by Escape, by a press elsewhere, or by what stands in it. */
export const Popover = ({ label, name, className = 'button', testId, children }: Props) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const place = (): void => {
    const anchor = button.current?.getBoundingClientRect()
    const element = panel.current
    if (!anchor || !element) return
    const { width, height } = element.getBoundingClientRect()
    const below = anchor.bottom + 4 + height + margin <= window.innerHeight
    element.style.left = `${Math.max(margin, Math.min(anchor.left, window.innerWidth - width - margin))}px`
    element.style.top = `${below ? anchor.bottom + 4 : Math.max(margin, window.innerHeight - height - margin)}px`
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="dialog"
        {...(testId ? { 'data-testid': testId } : {})}
      >
        {label}
      </button>
      <div
        ref={(element) => {
          panel.current = element
          if (element && open) place()
        }}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className="popover"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open ? children(() => panel.current?.hidePopover()) : null}
      </div>
    </>
  )
}
