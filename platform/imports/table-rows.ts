import type { ImportValue } from '../../shared/imports/import.ts'
import { readAsIn } from '../ingest/import/read-as.ts'
import { misfit } from '../ingest/import/understand.ts'
import type { Wrong } from '../queries/imports/sink.ts'
import type { CompanyState } from '../queries/view.ts'
import { type CellForms, readCell } from './cells.ts'
import type { MemberNames } from './member-names.ts'
import type { TableFile } from './table-file.ts'

/** A line, its cells read. */
export interface TableLine {
  readonly row: Readonly<Record<string, ImportValue>>
  /** When it was true, Unix seconds. */
  readonly fact_t: number
}

/** Reads the lines of a file as it was understood. */
export const tableReader = (
  file: TableFile,
  company: CompanyState,
  members: MemberNames,
): ((fields: readonly string[]) => TableLine | Wrong) => {
  const { of, head, placed, moment } = file
  const forms: CellForms = {
    dates: file.dates.form,
    numbers: file.numbers.form,
    currency: company.currency,
    zone: company.clock.zone,
    today: file.today,
    members,
  }
  const readAs = readAsIn(head.header)
  const unsaid = Object.fromEntries(of.columns.map(({ name }) => [name, null]))
  return (fields) => {
    const unfit = misfit(head.header.length, fields)
    if (unfit) return unfit
    const row: Record<string, ImportValue> = { ...unsaid }
    for (const { column, place, heading } of placed) {
      const read = readCell(column, fields[place] ?? '', forms, heading)
      if ('reason' in read) return read
      row[column.name] = read.value
    }
    return { row, fact_t: readAs(fields)?.t ?? moment.t }
  }
}
