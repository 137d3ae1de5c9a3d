const withoutDecimals = 'JPY VND IDR KRW CLP ISK UGX XAF XOF XPF PYG RWF KMF GNF DJF BIF VUV'
const withThree = 'KWD BHD OMR JOD TND LYD IQD'
const decimals = new Map<string, number>([
  ...withoutDecimals.split(' ').map((currency) => [currency, 0] as const),
  ...withThree.split(' ').map((currency) => [currency, 3] as const),
])
/** Decimals of the currencies that are not cents; everything else has two. */
const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2

const symbols: Readonly<Record<string, string>> = {
  USD: '$',
  GBP: '£',
  EUR: '€',
  CNY: '¥',
  JPY: '¥',
  THB: '฿',
  VND: '₫',
  PHP: '₱',
  IDR: 'Rp',
  MYR: 'RM',
  SGD: 'S$',
  MXN: 'MX$',
  BRL: 'R$',
  SAR: 'SAR ',
}

/** Those that have a symbol of their own; any other code stands for itself. */
export const knownCurrencies: readonly string[] = Object.keys(symbols)

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

export const currencyDecimals = decimalsOf
export const currencySymbol = (currency: string): string => symbols[currency] ?? `${currency} `

/** Exact amount with thousands separators and no symbol: `1,234.50`. `amt` is minor units. */
export const amountText = (amt: number, currency: string): string => {
  const decimals = decimalsOf(currency)
  const [whole = '0', fraction] = (Math.abs(amt) / 10 ** decimals).toFixed(decimals).split('.')
  return `${amt < 0 ? '-' : ''}${grouped(whole)}${fraction ? `.${fraction}` : ''}`
}

/** Exact money with its symbol: `$1,234.50`, `-£3.00`. */
export const moneyText = (amt: number, currency: string): string =>
  `${amt < 0 ? '-' : ''}${currencySymbol(currency)}${amountText(Math.abs(amt), currency)}`

const short = (value: number): string => {
  const size = Math.abs(value)
  if (size >= 999_950) return `${(value / 1_000_000).toFixed(1)}M`
  if (size >= 1000) return `${(value / 1000).toFixed(1)}K`
  return Number.isInteger(value) ? String(value) : value.toFixed(1)
}

/** K for thousands, M for millions, one decimal (spec section 9). */
export const compactText = short
/** Compact money for tight places: `$12.3K`. The exact value belongs in a tooltip beside it. */
export const compactMoney = (amt: number, currency: string): string => {
  const value = amt / 10 ** decimalsOf(currency)
  return `${value < 0 ? '-' : ''}${currencySymbol(currency)}${short(Math.abs(value))}`
}
export const countText = (value: number): string =>
  `${value < 0 ? '-' : ''}${grouped(String(Math.abs(Math.round(value))))}`
/** Basis points as a percentage: 1234 -> `12.34%`; `digits` decimals, trailing zeros kept. */
export const rateText = (bp: number, digits = 2): string => `${(bp / 100).toFixed(digits)}%`

/** The sum of what is reported; null when nothing of it is. */
export const sumKnown = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null)

/**
 * Change against the same elapsed part of the period before (rule 0.3): `new` when there was nothing to compare with,
 * `flat` when both are zero, `none` when one of them is not reported, `early` when the later one has not had the
 * time that what it counts takes (shared/metrics/maturity.ts), else
 * basis points.
 */
export type Change =
  | { kind: 'new' }
  | { kind: 'flat' }
  | { kind: 'none' }
  | { kind: 'early' }
  | { kind: 'bp'; bp: number }
export const changeOf = (current: number | null, before: number | null): Change => {
  if (current === null || before === null) return { kind: 'none' }
  if (before === 0) return current === 0 ? { kind: 'flat' } : { kind: 'new' }
  return { kind: 'bp', bp: Math.round(((current - before) / Math.abs(before)) * 10_000) }
}
