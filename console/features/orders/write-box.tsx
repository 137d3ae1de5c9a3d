import { type ReactNode, useId, useState } from 'react'
import { useUnsaved } from '../../state/unsaved.ts'
import { useOrderText } from './use-order-text.ts'

export interface WriteChoice {
  readonly name: string
  readonly label: string
  readonly primary?: boolean
}

interface Props {
  readonly label: string
  readonly help: ReactNode
  readonly length: { readonly min: number; readonly max: number }
  /** The buttons that send it. */
  readonly choices: readonly WriteChoice[]
  readonly onSend: (text: string, choice: string) => Promise<void>
  readonly onCancel: () => void
  readonly testId: string
}

/** A longer text with its limits and the buttons that send it; what was typed stays when sending fails. */
export const WriteBox = ({ label, help, length, choices, onSend, onCancel, testId }: Props) => {
  const text = useOrderText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const [busy, setBusy] = useState('')
  useUnsaved(typed !== '')
  const count = [...typed.trim()].length
  const short = count < length.min
  const send = async (choice: string): Promise<void> => {
    setLeft(true)
    if (short || busy) return
    setBusy(choice)
    try {
      await onSend(typed.trim(), choice)
    } catch {
      // The call has told what went wrong.
    } finally {
      setBusy('')
    }
  }
  const wrong = left && short
  return (
    <div className="write-box" data-testid={testId}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={length.max}
        value={typed}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== '' && setLeft(true)}
      />
      <p id={`${id}-note`} className="write-note" aria-live="polite">
        <span className={wrong ? 'wrong' : undefined}>{wrong ? text('act.tooShort', { n: length.min }) : help}</span>
        <span>{text('act.count', { n: count, most: length.max })}</span>
      </p>
      <p className="write-foot">
        <button type="button" className="button" onClick={onCancel}>
          {text('act.cancel')}
        </button>
        {choices.map(({ name, label: says, primary }) => (
          <button
            key={name}
            type="button"
            className={primary ? 'button primary' : 'button'}
            aria-busy={busy === name}
            disabled={busy !== ''}
            data-send={name}
            onClick={() => void send(name)}
          >
            {says}
          </button>
        ))}
      </p>
    </div>
  )
}
