import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useListWorld } from './list-world.ts'

/** A failed load: what the platform says, and another try. Older rows stay below it. */
export const Failed = ({ message, kept, onRetry }: { message: string; kept: boolean; onRetry: () => void }) => {
  const { text } = useListWorld()
  return (
    <p className="list-failed" role="alert" data-testid="load-failed">
      <Icon name="alert" size={16} />
      <span>
        {text(kept ? 'list.failedOld' : 'list.failed')}: {message}
      </span>
      <button type="button" className="button" onClick={onRetry}>
        {text('list.retry')}
      </button>
    </p>
  )
}

/** No rows at all: with filters the way out of them, without any what would stand here. */
export const Empty = ({ children }: { children: ReactNode }) => {
  const { list, state, text, filter } = useListWorld()
  const filtered = state.keyword !== '' || Object.keys(state.filters).length > 0
  return (
    <div className="list-empty" role="status" data-testid="list-empty">
      <Icon name={filtered ? 'search' : 'box'} size={32} />
      <p>{text(filtered ? 'list.noMatch' : 'list.none')}</p>
      <small>
        {filtered ? text('list.noMatchNote') : (children ?? text.word(`empty.${list.id}`, 'list.noneNote'))}
      </small>
      {filtered ? (
        <button type="button" className="button" onClick={() => filter({}, '')} data-testid="empty-clear">
          {text('list.clear')}
        </button>
      ) : null}
    </div>
  )
}
