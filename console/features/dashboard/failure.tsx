import { Icon } from '../../ui/icon.tsx'
import { useDashboardText } from './use-dashboard-text.ts'

/** A failed load in words with a way to try again; `kept` says that older data stand below it. */
export const Failure = ({ message, kept, onRetry }: { message: string; kept: boolean; onRetry: () => void }) => {
  const text = useDashboardText()
  return (
    <p className="failure" role="alert" data-testid="load-failed">
      <Icon name="alert" size={16} />
      <span>
        {text(kept ? 'dash.failedOld' : 'dash.failed')}: {message}
      </span>
      <button type="button" className="button" onClick={onRetry}>
        {text('dash.retry')}
      </button>
    </p>
  )
}
