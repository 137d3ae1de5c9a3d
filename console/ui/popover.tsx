import { type ReactNode, useId, useRef, useState } from 'react'
import { putBeside } from './beside.ts'
import './popover.css'

interface Props {
  /** What stands on the button. */
  readonly label: ReactNode
  /** Of the panel, for whoever does not see it. */
  readonly name: string
  readonly className?: string
  readonly testId?: string
  /** Something is chosen in it. */
  readonly isSet?: boolean
  readonly disabled?: boolean
  /** Drawn only while it is open; `close` gives the focus back. */
  readonly children: (close: () => void) => ReactNode
}

/** A button with a panel under it, which closes by Escape, by a press elsewhere, or by what stands in it. */
export const Popover = ({
  label,
  name,
  className = 'button',
  testId,
  isSet = false,
  disabled = false,
  children,
}: Props) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={disabled}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-set={isSet ? '' : undefined}
        {...(testId ? { 'data-testid': testId } : {})}
      >
        {label}
      </button>
      <div
        ref={(element) => {
          panel.current = element
          if (element && open) putBeside(button.current, element)
        }}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className="popover"
        // React lets the event of a popover inside this one rise.
        onToggle={(event) => event.target === event.currentTarget && setOpen(event.newState === 'open')}
      >
        {open ? children(() => panel.current?.hidePopover()) : null}
      </div>
    </>
  )
}
