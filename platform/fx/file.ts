import { dayOfText } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { ImportError } from '../ingest/import/error.ts'
import { readRecords } from '../ingest/import/records.ts'
import { RejectFile } from '../ingest/import/rejects.ts'
import { openSource } from '../ingest/import/source.ts'
import { type Rate, writeRates } from './rates.ts'

/** The preset of `npm run import` that reads rates in place of orders. */
export const ratesPreset = 'fx-rates'
const columns = ['day', 'currency', 'rate'] as const

export interface RateSummary {
  readonly lines: number
  readonly imported: number
  readonly duplicates: number
  readonly rejected: number
  readonly seconds: number
}

interface Wrong {
  readonly reason: string
  readonly reason_zh: string
}

const wrong = (column: string, reason_zh: string, reason: string): Wrong => ({
  reason: `${column}: ${reason}`,
  reason_zh: `${column}：${reason_zh}`,
})

const read = (day: string, currency: string, rate: string): Rate | Wrong => {
  const number = dayOfText(day)
  if (Number.isNaN(number)) return wrong('day', '应为 YYYY-MM-DD', 'must be YYYY-MM-DD')
  if (!/^[A-Z]{3}$/.test(currency)) return wrong('currency', '应为三个大写字母', 'must be three capital letters')
  const value = Number(rate)
  if (!(/^\d+(\.\d+)?$/.test(rate) && value > 0 && value < 1e9))
    return wrong('rate', '应为正数：1 美元换多少', 'must be a positive number: units for one US dollar')
  if (currency === 'USD' && value !== 1) return wrong('rate', '美元的汇率是 1', 'the rate of the dollar is 1')
  return { day: number, currency, rate: value }
}

/**
 * Imports daily rates from a table with the columns day, currency and rate (units for one US dollar). Wrong lines go to
 * the rejects file; the right ones are written in one transaction.
 * @throws {ImportError} when the file or its header cannot be read
 */
export const importRates = async (
  db: Db,
  options: { readonly file: string; readonly rejects: string; readonly encoding: string | undefined },
  now: number,
): Promise<RateSummary> => {
  const started = performance.now()
  const source = await openSource(options.file, options.encoding)
  let rejects = new RejectFile(options.rejects, [])
  const rates = new Map<string, Rate>()
  let places: readonly number[] | undefined
  let lines = 0
  for await (const { fields, line } of readRecords(source)) {
    if (!places) {
      const header = fields.map((name) => name.trim().toLowerCase())
      const missing = columns.filter((name) => !header.includes(name))
      if (missing.length > 0)
        throw new ImportError(`缺少列：${missing.join('、')}`, `Columns are missing: ${missing.join(', ')}`)
      places = columns.map((name) => header.indexOf(name))
      rejects = new RejectFile(options.rejects, fields)
      continue
    }
    lines++
    const [day = '', currency = '', rate = ''] = places.map((at) => (fields[at] ?? '').trim())
    const one = read(day.replace(/ 00:00:00$/, ''), currency.toUpperCase(), rate)
    if ('reason' in one) await rejects.add({ line, fields }, one)
    else rates.set(`${one.currency} ${one.day}`, one)
  }
  await rejects.close()
  const imported = rates.size === 0 ? 0 : await writeRates(db, [...rates.values()], 'import', now)
  return {
    lines,
    imported,
    duplicates: lines - rejects.count - imported,
    rejected: rejects.count,
    seconds: Math.round(performance.now() - started) / 1000,
  }
}
