import {
  amountText,
  compactText,
  countText,
  currencyDecimals,
  currencySymbol,
  moneyText,
  rateText,
} from '../../shared/format/number.ts'

/** Advance widths of the digit face (Oxanium), in em; its digits and signs are all equally wide. */
const narrow = 0.28
const digit = 0.578
const widths: Readonly<Record<string, number>> = { ',': narrow, '.': narrow, ':': narrow, ' ': 0.24, '-': 0.38 }

const widthOf = (letter: string): number => {
  const known = widths[letter]
  if (known !== undefined) return known
  if (/[\d$£€¥+]/.test(letter)) return digit
  if (/[%M]/.test(letter)) return 0.9
  return letter > '\u2fff' ? 1 : 0.67
}

/** Width of `text` in em of the digit face; for anything but digits and signs a safe upper guess. */
export const widthEm = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0)

/** The first of `forms` (longest first) that is at most `em` wide, else the last. */
export const firstFit = (forms: readonly string[], em: number): string =>
  forms.find((form) => widthEm(form) <= em) ?? forms.at(-1) ?? ''

const wholeText = (amt: number, currency: string): string => amountText(amt, currency).split('.')[0] ?? ''

/** The short forms of an amount from the longest to the shortest, each with its currency sign and then without. */
const shortForms = (amt: number, currency: string): readonly string[] => {
  const value = amt / 10 ** currencyDecimals(currency)
  const billions = Math.abs(value) >= 1_000_000_000 ? [`${(value / 1_000_000_000).toFixed(1)}B`] : []
  const signed = (text: string): string =>
    text.startsWith('-') ? `-${currencySymbol(currency)}${text.slice(1)}` : currencySymbol(currency) + text
  const bare = [wholeText(amt, currency), compactText(value), ...billions]
  return [...bare.map(signed), ...bare]
}

/** Money as exactly as `em` allows: with decimals, whole, as K, M or B, at last without its sign (the header names it). */
export const fitMoney = (amt: number, currency: string, em: number): string =>
  firstFit([moneyText(amt, currency), ...shortForms(amt, currency)], em)

/** Money of a column: never with decimals, so that the rows stay comparable. */
export const columnMoney = (amt: number, currency: string, em: number): string =>
  firstFit(shortForms(amt, currency), em)

export const fitCount = (value: number, em: number): string => firstFit([countText(value), compactText(value)], em)

/** A rate in whole per cent; `—` where it is not reported. */
export const wholeRate = (bp: number | null): string => (bp === null ? '—' : rateText(bp, 0))
