import { ImportError } from './error.ts'
import { readRecords } from './records.ts'
import type { Preset } from './row.ts'
import type { Source } from './source.ts'
import { timeReader } from './values.ts'

const WEEK = 7 * 86_400

/** Newest time of a file; NaN when no line has one. */
const newestOf = async (source: Source, column: number, zone: string, signal?: AbortSignal): Promise<number> => {
  const time = timeReader(zone, 'auto', 0)
  let newest = Number.NaN
  for await (const { fields } of readRecords(source, { signal })) {
    const t = time(fields[column] ?? '')
    if (!(t <= newest) && !Number.isNaN(t)) newest = t
  }
  return newest
}

/** Whole weeks by which a file is moved; `auto` goes through it once to find its newest line. */
export const resolveShift = async (
  source: Source,
  header: readonly string[],
  preset: Preset,
  zone: string,
  wanted: number | 'auto',
  signal?: AbortSignal,
): Promise<number> => {
  if (wanted !== 'auto') return wanted
  const newest = await newestOf(source, preset.timeColumn(header), zone, signal)
  if (Number.isNaN(newest)) throw new ImportError('文件里没有可读的时间', 'The file has no time that can be read')
  return Math.floor((Date.now() / 1000 - newest) / WEEK)
}
