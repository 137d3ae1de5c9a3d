import { Fragment, type ReactElement } from 'react'
import type { ListSetting } from '../../../shared/api/views.ts'
import type { AnyList, Row } from '../any-list.ts'
import { Line, type LineProps } from './line.tsx'
import { isLong } from './row-count.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

type OfAll = Pick<LineProps, 'columns' | 'world' | 'heat' | 'onChoose' | 'actions'>

interface Props extends OfAll {
  readonly rows: readonly Row[]
  readonly keys: readonly string[]
  /** Address of a row's drawer without its key. */
  readonly base: string | undefined
  readonly current: string
  readonly open: string
  readonly chosen: ReadonlySet<string> | undefined
  /** What the rows scroll in. */
  readonly scroll: HTMLElement | null
  readonly density: ListSetting['density']
  /** Rows of one value of that field belong together; the other says which of them a row is. */
  readonly group: AnyList['group']
}

const lineOf = (
  { rows, keys, base, current, open, chosen, group, columns, world, heat, onChoose, actions }: Props,
  row: Row | undefined,
  n: number,
  at?: number,
  measure?: LineProps['measure'],
): ReactElement | null => {
  const key = keys[n]
  if (!row || key === undefined) return null
  return (
    <Line
      key={key}
      row={row}
      rowKey={key}
      href={base === undefined ? undefined : `${base}${encodeURIComponent(key)}`}
      current={key === current}
      open={key === open}
      within={group !== undefined && rows[n - 1]?.[group.field] === row[group.field]}
      place={group && String(row[group.place] ?? '')}
      chosen={chosen?.has(key)}
      columns={columns}
      world={world}
      heat={heat}
      onChoose={onChoose}
      actions={actions}
      at={at}
      measure={measure}
    />
  )
}

/** What stands for rows that are left out. */
const Gap = ({ height, span }: { height: number; span: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a plain table takes no focus
  <tr className="lt-gap" aria-hidden="true">
    <td colSpan={span} style={{ height }} />
  </tr>
)

/** The rows in sight, and those that the keyboard or the drawer is at. */
const LongBody = (props: Props) => {
  const { rows, keys, current, open, scroll, density, columns, chosen, actions } = props
  const span = columns.length + 1 + (chosen ? 1 : 0) + (actions ? 1 : 0)
  const drawn = useRowsInSight({ scroll, keys, density, held: [current, open] })
  return (
    <tbody>
      {drawn.rows.map(({ at, gap }) => (
        <Fragment key={keys[at] ?? at}>
          {gap > 0 ? <Gap height={gap} span={span} /> : null}
          {lineOf(props, rows[at], at, at, drawn.measure)}
        </Fragment>
      ))}
      {drawn.rest > 0 ? <Gap height={drawn.rest} span={span} /> : null}
    </tbody>
  )
}

export const Body = (props: Props) =>
  isLong(props.rows.length) ? (
    <LongBody {...props} />
  ) : (
    <tbody>{props.rows.map((row, n) => lineOf(props, row, n))}</tbody>
  )
