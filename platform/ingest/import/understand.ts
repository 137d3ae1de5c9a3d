import { type Refused, refuse } from '../validate.ts'
import type { Row, RowReader } from './row.ts'

const tooFew = (wanted: number, found: number) =>
  refuse(`应有 ${wanted} 列，实有 ${found} 列`, `expected ${wanted} columns, found ${found}`)
const nulFound = refuse('含有 NUL 字符', 'contains a NUL character')

export interface Understanding {
  readonly header: readonly string[]
  readonly reader: RowReader
}

/** Why a record is none of its table; undefined for one that is. */
export const misfit = (wanted: number, fields: readonly string[]): Refused | undefined => {
  if (fields.length !== wanted) return tooFew(wanted, fields.length)
  for (const field of fields) if (field.includes('\0')) return nulFound
  return undefined
}

/** What a record of a file means, or why it is none. */
export const understand = ({ header, reader }: Understanding, fields: readonly string[]): Row => {
  const wrong = misfit(header.length, fields)
  return wrong ? { kind: 'reject', ...wrong } : reader.read(fields)
}
