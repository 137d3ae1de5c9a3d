import { loadTexts } from '../../shared/i18n/load.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import { Icon } from './icon.tsx'
import './load-failed.css'

interface Props {
  readonly error: Error | null | undefined
  /** Older data stand below it. */
  readonly kept: boolean
  readonly onRetry: () => unknown
}

const useLoadText = textsHook(loadTexts)

/** A failed load in words, with another try; nothing without a failure. */
export const LoadFailed = ({ error, kept, onRetry }: Props) => {
  const text = useLoadText()
  if (!error) return null
  return (
    <p className="load-failed" role="alert" data-testid="load-failed">
      <Icon name="alert" size={16} />
      <span>
        {text(kept ? 'load.failedOld' : 'load.failed')}: {error.message}
      </span>
      <button type="button" className="button" onClick={() => onRetry()}>
        {text('load.retry')}
      </button>
    </p>
  )
}
