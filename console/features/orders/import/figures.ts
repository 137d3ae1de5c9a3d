import type { ImportSummary } from '../../../../shared/areas/imports/api.ts'
import { countText, currencyDecimals, moneyText } from '../../../../shared/format/number.ts'
import type { ImportText } from './use-import-text.ts'

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
