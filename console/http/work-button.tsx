import { type ComponentProps, useState } from 'react'
import { unlessTold } from './errors.ts'

interface Props extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  readonly onWork: () => Promise<void>
}

/** A button of a call: pressed once while it is under way. What the call said was told already. */
export const WorkButton = ({ onWork, disabled, ...button }: Props) => {
  const [busy, setBusy] = useState(false)
  const work = async (): Promise<void> => {
    setBusy(true)
    try {
      await onWork().catch(unlessTold)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="button"
      {...button}
      disabled={busy || disabled === true}
      aria-busy={busy}
      onClick={() => void work()}
    />
  )
}
