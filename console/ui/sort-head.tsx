import { Icon } from './icon.tsx'

export type Order = 'asc' | 'desc'

interface Props {
  /** Of the column, for who looks for it in the page. */
  readonly field: string
  readonly title: string
  /** What pressing it does, where the title alone does not say it. */
  readonly hint?: string
  /** How the rows stand by it; absent: by something else. */
  readonly order: Order | undefined
  readonly onSort: () => void
  readonly figure?: boolean
  readonly width?: number | undefined
}

/** Head of a column by which the rows of a small table can be sorted. */
export const SortHead = ({ field, title, hint, order, onSort, figure = false, width }: Props) => (
  <th
    scope="col"
    {...(width === undefined ? {} : { style: { minWidth: width } })}
    data-figure={figure ? '' : undefined}
    aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
  >
    <button type="button" data-sort={field} title={hint} onClick={onSort}>
      {title}
      {order ? <Icon name={order === 'asc' ? 'up' : 'down'} size={12} /> : null}
    </button>
  </th>
)
