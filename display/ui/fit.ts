import {
  amountText,
  compactMoney,
  compactText,
  countText,
  currencySymbol,
  moneyText,
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

const wholeMoney = (amt: number, currency: string): string => {
  const text = amountText(Math.abs(amt), currency)
  return `${amt < 0 ? '-' : ''}${currencySymbol(currency)}${text.split('.')[0]}`
}

/** The shortest form: K and M without decimals. */
const roughMoney = (amt: number, currency: string): string => compactMoney(amt, currency).replace(/\.\d(?=[KM])/, '')

/** Money as exactly as `em` allows: with decimals, without, or as K and M. */
export const fitMoney = (amt: number, currency: string, em: number): string =>
  firstFit(
    [moneyText(amt, currency), wholeMoney(amt, currency), compactMoney(amt, currency), roughMoney(amt, currency)],
    em,
  )

/** Money of a column: no decimals, else K and M, so that the rows stay comparable. */
export const columnMoney = (amt: number, currency: string, em: number): string =>
  firstFit([wholeMoney(amt, currency), compactMoney(amt, currency), roughMoney(amt, currency)], em)

export const fitCount = (value: number, em: number): string => firstFit([countText(value), compactText(value)], em)
