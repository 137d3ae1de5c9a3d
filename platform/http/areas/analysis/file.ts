import { buffer } from 'node:stream/consumers'
import { ageOf } from '../../../../shared/areas/analysis/age.ts'
import type { AnalysisAnswer } from '../../../../shared/areas/analysis/api.ts'
import { type Dimension, dimensions } from '../../../../shared/areas/analysis/dimensions.ts'
import { analysisWords, type LabelWorld, labelOf } from '../../../../shared/areas/analysis/label.ts'
import { unitOf } from '../../../../shared/areas/analysis/metrics.ts'
import { type PivotTable, type Sort, type TableCell, tableOf } from '../../../../shared/areas/analysis/table.ts'
import type { ColumnKind } from '../../../../shared/lists/column.ts'
import type { MetricUnit } from '../../../../shared/metrics/catalogue.ts'
import { changeIn } from '../../../../shared/metrics/maturity.ts'
import { cellOf } from '../../../exports/cells.ts'
import type { FileColumn } from '../../../exports/columns.ts'
import { wordsIn } from '../../../exports/words.ts'
import { bytesOf, type FileContent } from '../../../exports/write.ts'
import type { Row } from '../../../lists/source.ts'

type Values = Record<string, string | number | null>

const kinds = {
  money: 'money',
  count: 'count',
  rate: 'rate',
  ratio: 'ratio',
  seconds: 'duration',
} as const satisfies Readonly<Record<MetricUnit, ColumnKind>>
const units = {
  rate: { unit: '%' },
  seconds: { unit: 's' },
  money: {},
  count: {},
  ratio: {},
} as const satisfies Readonly<Record<MetricUnit, Pick<FileColumn, 'unit'>>>

const column = (field: string, kind: ColumnKind, title: string, unit: Pick<FileColumn, 'unit'> = {}): FileColumn => ({
  ...unit,
  field,
  kind,
  title,
  width: 16,
})

interface Sheet {
  readonly answer: AnalysisAnswer
  readonly table: PivotTable
  readonly world: LabelWorld
  readonly age: ReturnType<typeof ageOf>
}

const keyColumns = ({ table, world }: Sheet): FileColumn[] => {
  const text = analysisWords(world.language)
  return table.dims.flatMap((dim, n) => {
    const name = text(`dimension.${dim}`)
    const id = dimensions[dim] === 'id' ? [column(`id${n}`, 'id', text('dimension.id', { name }))] : []
    return [column(`key${n}`, 'text', name), ...id]
  })
}

/** A metric beside one column of the table, with what it is compared with. */
const valueColumns = ({ answer, world }: Sheet, place: string, head: string): FileColumn[] => {
  const text = analysisWords(world.language)
  return answer.metrics.flatMap((metric, n) => {
    const unit = unitOf(metric)
    const name = `${head}${text(`metric.${metric}`)}`
    const own = column(`${place}.${n}`, kinds[unit], name, units[unit])
    if (answer.before_from === null) return [own]
    const before = column(`${place}.${n}.before`, kinds[unit], text('analysis.before', { name }), units[unit])
    return [own, before, column(`${place}.${n}.change`, 'rate', `${name} ${text('word.change')}`, units.rate)]
  })
}

const cellValues = ({ answer: { metrics }, age }: Sheet, place: string, cell: TableCell): Values => {
  const row: Values = {}
  for (const [n, value] of (cell?.values ?? []).entries()) {
    const before = cell?.before?.[n] ?? null
    const change = changeIn(metrics[n] ?? '', value, before, age)
    row[`${place}.${n}`] = value
    row[`${place}.${n}.before`] = before
    row[`${place}.${n}.change`] = change.kind === 'bp' ? change.bp : null
  }
  return row
}

const rowOf = (sheet: Sheet, cells: readonly TableCell[], total: TableCell): Values =>
  Object.assign({}, ...cells.map((cell, n) => cellValues(sheet, `c${n}`, cell)), cellValues(sheet, 'total', total))

const keyValues = ({ table, world }: Sheet, keys: readonly string[]): Values =>
  Object.fromEntries(
    table.dims.flatMap((dim, n) => [
      [`key${n}`, labelOf(dim, keys[n] ?? '', world)],
      [`id${n}`, keys[n] ?? ''],
    ]),
  )

const columnsOf = (sheet: Sheet): FileColumn[] => {
  const { table, world, answer } = sheet
  const text = analysisWords(world.language)
  const { columnDim } = table
  const head = (dim: Dimension, key: string): string => `${labelOf(dim, key, world)} · `
  const values = table.columns.flatMap((key, n) => valueColumns(sheet, `c${n}`, columnDim ? head(columnDim, key) : ''))
  const total = columnDim ? valueColumns(sheet, 'total', `${text('word.total')} · `) : []
  const hasMoney = answer.metrics.some((metric) => unitOf(metric) === 'money')
  const currency = hasMoney ? [column('currency', 'text', text('column.currency'))] : []
  return [...keyColumns(sheet), ...values, ...total, ...currency]
}

interface Wanted extends Pick<FileContent, 'format' | 'title'> {
  readonly sort: Sort
  readonly zone: string
  readonly world: LabelWorld
}

/** The answer as a file of exports: texts and ids as texts, money as numbers, the totals in the last row. */
export const analysisFile = async (
  answer: AnalysisAnswer,
  { sort, zone, world, format, title }: Wanted,
): Promise<Buffer> => {
  const table = tableOf(answer, sort)
  const sheet = { answer, table, world, age: ageOf(answer, zone, world.cut_hour) }
  const columns = columnsOf(sheet)
  const last: Values = {
    key0: analysisWords(world.language)('word.total'),
    ...rowOf(sheet, table.totals, table.total),
  }
  const cells = { words: wordsIn(world.language), zone, currency: answer.currency }
  const cellsOf = (row: Row) => columns.map((one) => cellOf(one, row, cells))
  const summed = table.dims.length > 0
  const asRow = format === 'csv' || !summed
  const rows: Row[] = [
    ...table.rows.map((row) => ({ ...keyValues(sheet, row.keys), ...rowOf(sheet, row.cells, row.total) })),
    ...(asRow ? [summed ? last : rowOf(sheet, table.totals, table.total)] : []),
  ]
  const batches = (async function* () {
    yield rows.map(cellsOf)
  })()
  return buffer(bytesOf({ format, title, columns, batches, ...(asRow ? {} : { totals: () => cellsOf(last) }) }))
}
