import { CsvError } from 'csv-parse'
import { ImportError } from '../error.ts'
import type { ReadLimits } from '../limits.ts'
import type { Source } from '../source.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** A failure of reading as a sentence for people, where it is the file's. */
export const explain = ({ name }: Source, limits: ReadLimits, error: unknown): unknown => {
  if (error instanceof ImportError) return error
  if (/^Z_/.test(codeOf(error)))
    return new ImportError(`${name} 的 gzip 数据损坏或不完整`, `The gzip data of ${name} is damaged or cut off`)
  if (!(error instanceof CsvError)) return error
  const line = String('lines' in error ? error.lines : '?')
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new ImportError(
      `${name} 到第 ${line} 行为止的一条记录超过 ${limits.record.toLocaleString('en')} 字节，可能少了一个引号`,
      `A record of ${name} that ends behind line ${line} is longer than ${limits.record.toLocaleString('en')} bytes: maybe a quote is missing`,
    )
  return new ImportError(
    `${name} 不是正确的 CSV（第 ${line} 行附近）：${error.message}`,
    `${name} is not proper CSV (near line ${line}): ${error.message}`,
  )
}
