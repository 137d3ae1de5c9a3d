import { currencyDecimals } from '../../../shared/format/number.ts'

/** How many digits of a wire value stand behind the point as it is typed: money by its currency, a rate in per cent. */
const digitsOf = (unit: 'money' | 'count' | 'rate', currency: string): number => {
  if (unit === 'money') return currencyDecimals(currency)
  return unit === 'rate' ? 2 : 0
}

/** `12.5` of a person as the wire's text: `1250` cents or basis points; empty for what is no number. */
export const toWire = (typed: string, unit: 'money' | 'count' | 'rate', currency: string): string => {
  const value = Number(typed.trim())
  if (typed.trim() === '' || !Number.isFinite(value)) return ''
  return String(Math.round(value * 10 ** digitsOf(unit, currency)))
}

/** The wire's text as a person types it. */
export const fromWire = (wire: string | undefined, unit: 'money' | 'count' | 'rate', currency: string): string =>
  wire ? String(Number(wire) / 10 ** digitsOf(unit, currency)) : ''
