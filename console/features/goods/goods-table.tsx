import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { goodsSimilarColumns } from '../../../shared/areas/goods/columns.ts'
import type { Row } from '../../lists/any-list.ts'
import { type CellWorld, cellText, isFigure } from '../../lists/cell-text.ts'
import { useListText } from '../../lists/use-list-text.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { Empty, Wait } from '../../ui/empty.tsx'
import { useFrame } from '../../ui/figure.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { SortHead } from '../../ui/sort-head.tsx'
import { Table } from '../../ui/table.tsx'
import { type Sorting, sortRows } from './sort-rows.ts'
import { useGoodsText } from './use-goods-text.ts'

interface Props {
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined
  /** The analysis of another product. */
  readonly linkOf: (row: Row) => string
  /** The product itself. */
  readonly own: string
}

const Cells = ({ row, world, linkOf }: Pick<Props, 'linkOf'> & { row: Row; world: CellWorld }) => {
  const named = goodsSimilarColumns.findIndex(({ kind }) => kind === 'text')
  return goodsSimilarColumns.map((column, at) => {
    const shown = cellText(column, row, world)
    const place = {
      'data-field': column.field,
      'data-figure': isFigure(column) ? '' : undefined,
      title: column.kind === 'text' ? shown : undefined,
    }
    return at === named ? (
      <th key={column.field} scope="row" {...place}>
        <Link to={linkOf(row)}>{shown}</Link>
      </th>
    ) : (
      <td key={column.field} {...place} data-value={row[column.field] ?? undefined}>
        {shown}
      </td>
    )
  })
}

/** The best of the category side by side: all rows at once, sorted here. */
export const GoodsTable = ({ rows, linkOf, own }: Props) => {
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
  const title = text('goods.tab.similar')
  return (
    <Section
      name="similar"
      title={title}
      note={text('goods.note.similar')}
      tools={rows ? <Note>{text('goods.rows', { count: rows.length })}</Note> : null}
    >
      {!rows ? (
        <Wait />
      ) : rows.length === 0 ? (
        <Empty>{text('goods.empty.similar')}</Empty>
      ) : (
        <Table label={title} pinned height={560} className="goods-table">
          <thead>
            <tr>
              {goodsSimilarColumns.map((column) => (
                <SortHead
                  key={column.field}
                  field={column.field}
                  title={text.word(`goods.column.${column.field}`, `column.${column.field}`)}
                  order={sorting?.field === column.field ? sorting.order : undefined}
                  onSort={() => sortBy(column.field)}
                  figure={isFigure(column)}
                  width={column.width}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr
                key={String(row.product_id)}
                data-key={row.product_id}
                {...(row.product_id === own ? { 'data-own': '' } : {})}
              >
                <Cells row={row} world={world} linkOf={linkOf} />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
