import type { ReactNode } from 'react'
import { loadTexts } from '../../shared/i18n/load.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import { Warning } from './note.tsx'

interface Props {
  readonly error: Error | null | undefined
  /** Older data stand below it. */
  readonly kept: boolean
  readonly onRetry: () => unknown
  /** Other ways on. */
  readonly children?: ReactNode
}

const useLoadText = textsHook(loadTexts)

/** A failed load in words, with another try; nothing without a failure. */
export const LoadFailed = ({ error, kept, onRetry, children }: Props) => {
  const text = useLoadText()
  if (!error) return null
  return (
    <Warning tone="bad" role="alert" data-testid="load-failed">
      <span>
        {text(kept ? 'load.failedOld' : 'load.failed')}: {error.message}
      </span>
      <button type="button" className="button" onClick={() => onRetry()}>
        {text('load.retry')}
      </button>
      {children}
    </Warning>
  )
}
