import type { ReactNode } from 'react'
import { Table } from '../ui/table.tsx'

export interface Column<Row> {
  readonly name: string
  readonly title: string
  /** A figure stands at the end of its column. */
  readonly isFigure?: boolean
  readonly cell: (row: Row) => ReactNode
}

interface Props<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** A plain table that scrolls inside itself. */
export const LinesTable = <Row,>({ label, columns, rows, keyOf }: Props<Row>) => (
  <Table label={label} height={260}>
    <thead>
      <tr>
        {columns.map(({ name, title, isFigure }) => (
          <th key={name} scope="col" data-figure={isFigure ? '' : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)} data-row={keyOf(row)}>
          {columns.map(({ name, isFigure, cell }) => (
            <td key={name} data-field={name} data-figure={isFigure ? '' : undefined}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)
