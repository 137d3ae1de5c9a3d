import type { ReactNode } from 'react'
import { Empty as Nothing } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { useListWorld } from './list-world.ts'
import { NewestDay } from './newest-day.tsx'

/** No rows at all: with filters the way out of them, without any what would stand here. */
export const Empty = ({ children }: { children: ReactNode }) => {
  const { list, state, text, filter } = useListWorld()
  const filtered = state.keyword !== '' || Object.keys(state.filters).length > 0
  return (
    <Nothing tall role="status" data-testid="list-empty">
      <Icon name={filtered ? 'search' : 'box'} size={32} />
      <p>{text(filtered ? 'word.noMatch' : 'list.none')}</p>
      <small>
        {filtered
          ? text('list.noMatchNote')
          : (children ?? text.word(`empty.${list.id}`, `empty.${list.screen}`, 'list.noneNote'))}
      </small>
      {list.unpaid ? <NewestDay /> : null}
      {filtered ? (
        <button type="button" className="button" onClick={() => filter({}, '')} data-testid="empty-clear">
          {text('list.clear')}
        </button>
      ) : null}
    </Nothing>
  )
}
