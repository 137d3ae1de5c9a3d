import { parse } from 'csv-parse/sync'
import { COST_LINES } from '../../../../shared/areas/shops/products-api.ts'
import { currencyDecimals } from '../../../../shared/format/number.ts'
import type { CostRow } from '../../../queries/shops/costs.ts'
import { wrongField } from '../../refused.ts'

export type CostReason = 'costs.cells' | 'costs.amount' | 'costs.twice' | 'costs.unknown' | 'costs.several'

export interface WrongCost {
  /** Of the table, from 1. */
  readonly line: number
  readonly reason: CostReason
}

/** `12`, `12.5` or `12.50` of the currency's unit in minor units; undefined for anything else. */
const amountOf = (text: string, digits: number): number | undefined => {
  const match = /^(\d{1,7})(?:\.(\d+))?$/.exec(text.trim())
  const rest = match?.[2] ?? ''
  if (!match || rest.length > digits) return undefined
  return Number(match[1]) * 10 ** digits + Number(rest.padEnd(digits, '0') || 0)
}

/**
 * The rows of a table of costs: SKU and amount, separated by commas, tabs or semicolons. A first row whose amount is no
 * number is its heading.
 * @throws {Refused} for a text that is no table, or one of too many rows
 */
export const readCosts = (table: string, currency: string): { rows: CostRow[]; wrong: WrongCost[] } => {
  const lines = ((): string[][] => {
    try {
      const options = { bom: true, trim: true, relax_column_count: true, delimiter: [',', '\t', ';'] }
      return parse(table, options) as string[][]
    } catch {
      throw wrongField('table', 'field.wrong')
    }
  })()
  if (lines.length > COST_LINES + 1) throw wrongField('table', 'field.range')
  const digits = currencyDecimals(currency)
  const rows: CostRow[] = []
  const wrong: WrongCost[] = []
  const known = new Set<string>()
  for (const [index, [name = '', amount = '']] of lines.entries()) {
    const line = index + 1
    const cost = amountOf(amount, digits)
    if (name === '' && amount === '') continue
    if (cost === undefined && index === 0 && !/\d/.test(amount)) continue
    if (name === '' || amount === '') wrong.push({ line, reason: 'costs.cells' })
    else if (cost === undefined) wrong.push({ line, reason: 'costs.amount' })
    else if (known.has(name)) wrong.push({ line, reason: 'costs.twice' })
    else rows.push({ line, name, cost })
    known.add(name)
  }
  return { rows, wrong }
}
