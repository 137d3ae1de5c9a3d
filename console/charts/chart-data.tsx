import { Table } from '../ui/table.tsx'
import { type ChartTable, cellText } from './table.ts'
import { useChartText } from './use-chart-text.ts'

/** A chart's values, exact: what the picture shows, for those who read rather than look. */
export const ChartData = ({ table, currency, label }: { table: ChartTable; currency: string; label: string }) => {
  const say = useChartText()
  return (
    <Table label={label} amounts className="chart-table">
      <thead>
        <tr>
          {table.columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows
          .map((row, n) => ({ row, id: `r${n}` }))
          .map(({ row, id }) => (
            <tr key={id}>
              {table.columns.map(({ name, unit }, column) => {
                const cell = row[column] ?? null
                const text = cellText(cell, unit, currency)
                return column === 0 ? (
                  <th key={name} scope="row">
                    {id === `r${table.running}` ? `${text} · ${say('chart.runningRow')}` : text}
                  </th>
                ) : (
                  <td key={name} {...(typeof cell === 'number' ? { 'data-value': cell } : {})}>
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
      </tbody>
    </Table>
  )
}
