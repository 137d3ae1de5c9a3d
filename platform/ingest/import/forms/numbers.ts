import { ImportError } from '../error.ts'
import type { Example } from './example.ts'
import { type Figure, figureOf, type Mark } from './figure.ts'

/** Which mark stands before the fraction: `point` 1,234.50, `comma` 1.234,50. */
export const numberForms = ['point', 'comma'] as const
export type NumberForm = (typeof numberForms)[number]

/** A decimal as its digits (a whole number of at most 15) and how many of them stand behind the mark. */
export interface Decimal {
  readonly digits: number
  readonly scale: number
}

/** A number, and the currencies that a mark beside it stands for. */
export interface Amount extends Decimal {
  readonly currencies: readonly string[]
}

const none: readonly string[] = []
const MOST_DIGITS = 15
const [ZERO, NINE, POINT, COMMA] = [48, 57, 46, 44]

const marks: Readonly<Record<NumberForm, Mark>> = { point: '.', comma: ',' }
const formOf = (mark: Mark): NumberForm => (mark === '.' ? 'point' : 'comma')
const otherOf = (mark: Mark): NumberForm => (mark === '.' ? 'comma' : 'point')

const decimalOf = (negative: boolean, whole: string, fraction: string): Decimal | undefined => {
  // Zeros at the ends say nothing: 1.650000000000000000 is exact in three digits.
  const kept = fraction.replace(/0+$/, '')
  const significant = (whole + kept).replace(/^0+(?=\d)/, '')
  if (significant.length > MOST_DIGITS) return undefined
  const digits = Number(significant)
  return { digits: negative && digits !== 0 ? -digits : digits, scale: kept.length }
}

/** Bare digits with at most two behind the form's mark, as nearly all texts are; undefined for every other text. */
const plainAmount = (text: string, mark: number): Amount | undefined => {
  const { length } = text
  if (length === 0 || length > MOST_DIGITS) return undefined
  let digits = 0
  let at = -1
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code >= ZERO && code <= NINE) digits = digits * 10 + code - ZERO
    else if (code === mark && at < 0 && i > 0) at = i
    else return undefined
  }
  if (at < 0) return { digits, scale: 0, currencies: none }
  const scale = length - at - 1
  return scale === 1 || scale === 2 ? { digits, scale, currencies: none } : undefined
}

const isNothing = (fraction: string): boolean => /^0*$/.test(fraction)

const readFigure = (figure: Figure, form: NumberForm, decimals: number): Decimal | undefined => {
  const { kind, negative } = figure
  if (kind === 'whole') return decimalOf(negative, figure.digits, '')
  const isDecimal = figure.mark === marks[form]
  if (kind === 'grouped') return decimals > 0 && isDecimal ? undefined : decimalOf(negative, figure.digits, '')
  const { whole, fraction } = figure
  if (kind === 'open')
    return decimals > 0 && isDecimal ? decimalOf(negative, whole, fraction) : decimalOf(negative, whole + fraction, '')
  if (decimals > 0) return isDecimal ? decimalOf(negative, whole, fraction) : undefined
  return isNothing(fraction) ? decimalOf(negative, whole, '') : undefined
}

/**
 * A number under a form, signs, currency marks and separators off; undefined for what does not fit the form. Where nothing
 * can stand behind the mark (0 decimals) three digits behind a mark are always thousands.
 */
export const readAmount = (text: string, form: NumberForm, decimals: number): Amount | undefined => {
  const plain = plainAmount(text, form === 'point' ? POINT : COMMA)
  if (plain && (decimals > 0 || plain.scale === 0)) return plain
  const figure = figureOf(text)
  const decimal = figure && readFigure(figure, form, decimals)
  return decimal && { digits: decimal.digits, scale: decimal.scale, currencies: figure.currencies }
}

/** A number with a decimal point, as files of one known form have them. */
export const readDecimal = (text: string): Decimal | undefined => readAmount(text, 'point', 2)

/** The number of a rate: it has no thousands, so that any one mark is the decimal mark. */
export const readRatio = (text: string): Decimal | undefined => {
  const plain = plainAmount(text, POINT)
  if (plain) return plain
  const figure = figureOf(text)
  if (!figure || figure.kind === 'grouped') return undefined
  return figure.kind === 'whole'
    ? decimalOf(figure.negative, figure.digits, '')
    : decimalOf(figure.negative, figure.whole, figure.fraction)
}

/** Which form a text shows: undefined when it fits both, or is no number. `decimals` of its currency. */
const shownBy = (figure: Figure, decimals: number): NumberForm | undefined => {
  switch (figure.kind) {
    case 'decimal':
      return decimals > 0 || isNothing(figure.fraction) ? formOf(figure.mark) : undefined
    case 'grouped':
      return decimals > 0 ? otherOf(figure.mark) : undefined
    default:
      return undefined
  }
}

export interface NumberDecision {
  readonly form: NumberForm
  /** False when nothing in the file settles it. */
  readonly sure: boolean
  /** What settled it; of what is not sure, a text that both forms read. */
  readonly example: Example | undefined
}

/** Decides once for a file how its amounts are written, from all of them. */
export class NumberForms {
  readonly #chosen: NumberForm | undefined
  readonly #shown: { [K in NumberForm]?: Example } = {}
  readonly #otherwise: NumberForm
  #open: Example | undefined

  /**
   * @param chosen what people say about the file; then nothing is decided, and what does not fit is rejected by line
   * @param otherwise the form where nothing in the file settles it
   */
  constructor(chosen?: NumberForm, otherwise: NumberForm = 'point') {
    this.#chosen = chosen
    this.#otherwise = otherwise
  }

  /** @param decimals of the currency of the amount */
  see(text: string, line: number, decimals: number): void {
    const { point, comma } = this.#shown
    if (this.#chosen || (point && comma)) return
    const plain = plainAmount(text, POINT)
    if (plain && (plain.scale === 0 || point)) return
    const figure = figureOf(text)
    if (!figure) return
    const form = shownBy(figure, decimals)
    if (form) this.#shown[form] ??= { line, text: text.trim() }
    else if (figure.kind === 'open' && decimals > 0) this.#open ??= { line, text: text.trim() }
  }

  /** @throws {ImportError} when two lines contradict each other */
  decide(): NumberDecision {
    if (this.#chosen) return { form: this.#chosen, sure: true, example: undefined }
    const { point, comma } = this.#shown
    if (point && comma)
      throw new ImportError(
        `金额的写法互相矛盾：第 ${point.line} 行“${point.text}”用点作小数点，第 ${comma.line} 行“${comma.text}”用逗号。请在文件里统一，或先选定数字写法`,
        `The amounts contradict each other: "${point.text}" on line ${point.line} has a decimal point, "${comma.text}" on line ${comma.line} a decimal comma. Make them alike in the file, or choose the form of its numbers first`,
      )
    if (comma) return { form: 'comma', sure: true, example: comma }
    return point
      ? { form: 'point', sure: true, example: point }
      : { form: this.#otherwise, sure: false, example: this.#open }
  }
}
