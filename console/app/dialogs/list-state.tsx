import type { ReactNode } from 'react'
import type { CallError } from '../../http/errors.ts'
import { useText } from '../../i18n/use-text.ts'
import { useDialogText } from './use-dialog-text.ts'

interface Props {
  /** Undefined while the first answer is on its way. */
  readonly rows: number | undefined
  readonly error: CallError | null
  readonly again: () => void
  /** What it says when there is nothing at all. */
  readonly empty: string
  readonly children: ReactNode
}

/** A list of a dialog, or in its place why there is none: on its way, failed, empty. */
export const ListState = ({ rows, error, again, empty, children }: Props) => {
  const text = useText()
  const say = useDialogText()
  if (rows) return children
  if (error) {
    return (
      <div className="list-state" role="alert">
        <p>{error.message}</p>
        <button type="button" className="button" onClick={again}>
          {say('word.again')}
        </button>
      </div>
    )
  }
  return (
    <p className="list-state" role="status">
      {rows === undefined ? text('app.loading') : empty}
    </p>
  )
}
