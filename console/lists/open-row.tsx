import type { ReactNode } from 'react'
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

/** What the drawer of an address's row holds: a row that stands elsewhere is asked for, and one that there is not is said. */
export const OpenRow = ({ open, row, known, detail }: Props) => {
  const world = useListWorld()
  const { list, text } = world
  const asks = known && row === undefined
  const input = { list: list.id, key: open }
  const { data, error, isPlaceholderData } = useEndpoint(listPartsApi.row, input, { ready: asks, tell: 'never' })
  if (row || error) return detail(open, row)
  if (!data || isPlaceholderData) {
    return (
      <p className="row-note" role="status">
        {text('row.loading')}
      </p>
    )
  }
  return data.row ? (
    <ListProvider value={{ ...world, may: { ...world.may, [open]: data.may } }}>{detail(open, data.row)}</ListProvider>
  ) : (
    <div className="row-note" role="alert" data-testid="row-gone">
      <Icon name="search" size={24} />
      <p>{text('row.gone')}</p>
      <small>{text('row.goneNote')}</small>
    </div>
  )
}
