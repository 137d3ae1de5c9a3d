import { type ReactNode, useState } from 'react'
import { listPartsApi } from '../../shared/api/list-parts.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { Icon } from '../ui/icon.tsx'
import type { Row } from './any-list.ts'
import { ListProvider, useListWorld } from './list-world.ts'

interface Props {
  readonly open: string
  /** Where it stands on the page. */
  readonly row: Row | undefined
  /** The page has its rows, or will not have them. */
  readonly known: boolean
  readonly detail: (key: string, row: Row | undefined) => ReactNode
}

/**
 * What the drawer of an address's row holds: a row that stands elsewhere is asked for, and one that there is not is said; one
 * that stood here until now, such as a task that somebody else was given, leads back to the list.
 */
export const OpenRow = ({ open, row, known, detail }: Props) => {
  const world = useListWorld()
  const { list, text, replace } = world
  const asks = known && row === undefined
  const input = { list: list.id, key: open }
  const { data, error, isPlaceholderData } = useEndpoint(listPartsApi.row, input, { ready: asks, tell: 'never' })
  const [seen, setSeen] = useState('')
  const there = row ?? (asks && !isPlaceholderData ? data?.row : undefined)
  if (there && seen !== open) setSeen(open)
  if (row || error) return detail(open, row)
  if (!data || isPlaceholderData) {
    return (
      <p className="row-note" role="status">
        {text('row.loading')}
      </p>
    )
  }
  if (data.row)
    return (
      <ListProvider value={{ ...world, may: { ...world.may, [open]: data.may } }}>
        {detail(open, data.row)}
      </ListProvider>
    )
  return seen === open ? (
    <div className="row-note" role="alert" data-testid="row-left">
      <Icon name="search" size={24} />
      <p>{text('row.left')}</p>
      <small>{text('row.leftNote')}</small>
      <button type="button" className="button" onClick={() => replace({ open: '' })}>
        {text('row.back')}
      </button>
    </div>
  ) : (
    <div className="row-note" role="alert" data-testid="row-gone">
      <Icon name="search" size={24} />
      <p>{text('row.gone')}</p>
      <small>{text('row.goneNote')}</small>
    </div>
  )
}
