import { currencyDecimals } from './number.ts'

/** How many digits of a wire value stand behind the point as it is typed: money by its currency, a rate in per cent. */
const digitsOf = (unit: 'money' | 'count' | 'rate', currency: string): number => {
  if (unit === 'money') return currencyDecimals(currency)
  return unit === 'rate' ? 2 : 0
}

/** Why a text is no number of a unit. */
export type NumberFault = 'number' | 'digits' | 'large'

const largest = 1e15

/** `1,200.5` of a person as the wire's text: `120050` cents; empty stays empty, and nothing is guessed, rounded or cut. */
export const readTyped = (
  typed: string,
  unit: 'money' | 'count' | 'rate',
  currency: string,
): { readonly wire: string } | { readonly fault: NumberFault } => {
  const text = typed.trim()
  if (text === '') return { wire: '' }
  const plain = /^-?\d{1,3}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(',', '') : text
  const found = /^(-?\d+)(?:\.(\d*))?$/.exec(plain)
  if (!found) return { fault: 'number' }
  const digits = digitsOf(unit, currency)
  const part = (found[2] ?? '').replace(/0+$/, '')
  if (part.length > digits) return { fault: 'digits' }
  const value = Number(`${found[1]}${part.padEnd(digits, '0')}`)
  return Math.abs(value) > largest ? { fault: 'large' } : { wire: String(value) }
}

/** The wire's text of what is typed; empty for what is no such number. */
export const toWire = (typed: string, unit: 'money' | 'count' | 'rate', currency: string): string => {
  const read = readTyped(typed, unit, currency)
  return 'wire' in read ? read.wire : ''
}

/** What a number of the unit may look like at most: digits behind the point, and size. */
export const limitsOf = (unit: 'money' | 'count' | 'rate', currency: string) => {
  const digits = digitsOf(unit, currency)
  return { digits, most: largest / 10 ** digits }
}

/** The wire's text as a person types it. */
export const fromWire = (wire: string | undefined, unit: 'money' | 'count' | 'rate', currency: string): string =>
  wire ? String(Number(wire) / 10 ** digitsOf(unit, currency)) : ''
