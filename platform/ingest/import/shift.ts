import { ImportError } from './error.ts'

const WEEK = 7 * 86_400

/**
 * Whole weeks by which a file is moved, so that weekday and hour stay; `auto`: so that its newest line lies in the week that
 * ends now.
 * @param newest time of a line; undefined when none has one
 */
export const resolveShift = (wanted: number | 'auto', newest: number | undefined, now: number): number => {
  if (wanted !== 'auto') return wanted
  if (newest === undefined) throw new ImportError('文件里没有可读的时间', 'The file has no time that can be read')
  return Math.floor((now - newest) / WEEK)
}
