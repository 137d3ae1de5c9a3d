import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { goodsRows } from '../../../shared/api/goods.ts'
import type { Column } from '../../../shared/lists/column.ts'
import type { Row } from '../../lists/any-list.ts'
import { type CellWorld, cellText, isFigure } from '../../lists/cell-text.ts'
import { useListText } from '../../lists/use-list-text.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { useFrame } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark, type MarkTone } from '../../ui/mark.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { reachable } from '../../ui/reachable.ts'
import { type Sorting, sortRows } from './sort-rows.ts'
import { type GoodsText, isGoodsKey, useGoodsText } from './use-goods-text.ts'

const liveMarks: Readonly<Record<number, MarkTone>> = {
  0: 'calm',
  1: 'warn',
  2: 'bad',
  3: 'calm',
  4: 'good',
  5: 'warn',
  6: 'calm',
}

const wordOf = (text: GoodsText, key: string): string => (isGoodsKey(key) ? text(key) : key)

interface Props {
  readonly name: 'creators' | 'videos' | 'lives' | 'skus' | 'similar'
  readonly columns: readonly Column[]
  readonly rowKey: string
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined
  /** Where a row's name leads. */
  readonly linkOf?: (row: Row) => string
  /** The row of the product itself. */
  readonly own?: string
}

const Cells = ({
  row,
  columns,
  world,
  text,
  linkOf,
}: Pick<Props, 'columns' | 'linkOf'> & { row: Row; world: CellWorld; text: GoodsText }) => {
  const named = columns.findIndex(({ kind }) => kind === 'text')
  return columns.map((column, at) => {
    const value = row[column.field]
    const shown = column.kind === 'enum' ? wordOf(text, `${column.labels}.${value}`) : cellText(column, row, world)
    const mark = column.labels === 'goodsLive' && typeof value === 'number' ? liveMarks[value] : undefined
    const content = (
      <>
        {mark ? <Mark tone={mark} /> : null}
        {shown}
      </>
    )
    const place = {
      'data-field': column.field,
      className: isFigure(column) ? 'goods-figure' : undefined,
      title: column.kind === 'text' ? shown : undefined,
    }
    return at === named ? (
      <th key={column.field} scope="row" {...place}>
        {linkOf ? <Link to={linkOf(row)}>{content}</Link> : content}
      </th>
    ) : (
      <td key={column.field} {...place} data-value={value ?? undefined}>
        {content}
      </td>
    )
  })
}

/** A table of the analysis: all of its rows at once, sorted here. */
export const GoodsTable = ({ name, columns, rowKey, rows, linkOf, own }: Props) => {
  const text = useGoodsText()
  const listText = useListText()
  const { currency, zone } = useFrame()
  const countryOf = useCountryName()
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const shown = useMemo(() => (rows ? sortRows(rows, sorting) : []), [rows, sorting])
  const world: CellWorld = { text: listText, countryOf, zone, currency }
  const sortBy = (field: string): void =>
    setSorting((now) =>
      now?.field !== field ? { field, order: 'desc' } : now.order === 'desc' ? { field, order: 'asc' } : null,
    )
  const title = text(`goods.tab.${name}`)
  return (
    <section className="goods-panel" data-panel={name}>
      <header className="goods-panel-head">
        <h2>{title}</h2>
        <span className="goods-note">{text(`goods.note.${name}`)}</span>
        {rows ? (
          <span className="goods-note goods-end">
            {rows.length >= goodsRows
              ? text('goods.most', { count: goodsRows })
              : text('goods.rows', { count: rows.length })}
          </span>
        ) : null}
      </header>
      {!rows ? (
        <div className="goods-wait skeleton" aria-busy="true" />
      ) : rows.length === 0 ? (
        <p className="goods-empty">{text(`goods.empty.${name}`)}</p>
      ) : (
        <section className="goods-scroll" {...reachable} aria-label={title}>
          <table className="goods-table">
            <thead>
              <tr>
                {columns.map((column) => {
                  const order = sorting?.field === column.field ? sorting.order : undefined
                  return (
                    <th
                      key={column.field}
                      scope="col"
                      style={{ minWidth: column.width }}
                      className={isFigure(column) ? 'goods-figure' : undefined}
                      aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
                    >
                      <button type="button" data-sort={column.field} onClick={() => sortBy(column.field)}>
                        {wordOf(text, `goods.column.${column.field}`)}
                        {order ? <Icon name={order === 'asc' ? 'up' : 'down'} size={12} /> : null}
                      </button>
                      {column.metric ? <MetricHint metric={column.metric} /> : null}
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr
                  key={String(row[rowKey])}
                  data-key={row[rowKey]}
                  {...(own !== undefined && row[rowKey] === own ? { 'data-own': '' } : {})}
                >
                  <Cells row={row} columns={columns} world={world} text={text} {...(linkOf ? { linkOf } : {})} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
