import type { ImportSummary } from '../../../../shared/areas/imports/api.ts'
import { countText, currencyDecimals, moneyText } from '../../../../shared/format/number.ts'
import type { ImportText } from './use-import-text.ts'

/** `45.2%` of a part in hundredths of a per cent. */
export const percentText = (bp: number): string => `${(Math.min(10_000, bp) / 100).toFixed(1)}%`

const MEGABYTE = 1024 * 1024

/** `7.3 MB`, small files in kB. */
export const sizeText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`

export const megabytes = (bytes: number): number => Math.floor(bytes / MEGABYTE)

/** A decimal of `currency`, such as a summary's, as money. */
export const decimalMoney = (value: number, currency: string): string =>
  moneyText(Math.round(value * 10 ** currencyDecimals(currency)), currency)

/** What became of the lines of a file, as a sum that adds up. */
export const briefText = ({ lines, imported, duplicates, rejected }: ImportSummary, text: ImportText): string =>
  text('import.brief', {
    lines: countText(lines),
    imported: countText(imported),
    duplicates: countText(duplicates),
    rejected: countText(rejected),
  })
