import type { ReactNode } from 'react'
import { usePermissionsText } from './use-permissions-text.ts'

/** A failed load in words, with the ways on. */
export const Failed = ({
  message,
  onRetry,
  children,
}: {
  message: string
  onRetry: () => void
  children?: ReactNode
}) => {
  const { text } = usePermissionsText()
  return (
    <div className="perm-failed" role="alert" data-testid="load-failed">
      <p>
        {text('perm.failed')}: {message}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {text('perm.retry')}
      </button>
      {children}
    </div>
  )
}
