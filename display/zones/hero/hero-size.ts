import { currencyDecimals, currencySymbol, moneyText } from '../../../shared/format/number.ts'
import { widthEm } from '../../ui/fit.ts'

const largest = 112
const symbolShare = 0.5
const smallShare = 0.5

/** Of a number that shares its place with the word that today has no order. */
const beside = 48

/** Whole units from which cents say nothing that is read across a room. */
const wholeFrom = 1000

/** The leading number without its symbol, cut and not rounded from a thousand up; and the place of its decimal point, else its end. */
export const heroText = (amt: number, currency: string): readonly [text: string, point: number] => {
  const text = moneyText(amt, currency).replace(currencySymbol(currency), '')
  const point = text.indexOf('.')
  if (point < 0) return [text, text.length]
  return amt >= wholeFrom * 10 ** currencyDecimals(currency) ? [text.slice(0, point), point] : [text, point]
}

/** Width of the leading number with its symbol, em of its own size. */
const heroEm = (symbol: string, text: string): number => {
  const [whole = '', fraction] = text.split('.')
  return (
    widthEm(whole) +
    (fraction === undefined ? 0 : widthEm(`.${fraction}`) * smallShare) +
    widthEm(symbol) * symbolShare +
    0.12
  )
}

/** Font size of the leading number in stage units: as large as `width` units allow, at most 112, `shares`: 48. */
export const heroSize = (symbol: string, text: string, width: number, shares = false): number =>
  Math.min(shares ? beside : largest, Math.floor(width / heroEm(symbol, text)))

/** Units by which the leading number stands beside its middle where it would drift by `x`: no further than `width` has room. */
export const heroDrift = (symbol: string, text: string, size: number, width: number, x: number): number => {
  const room = Math.max(0, Math.floor((width - heroEm(symbol, text) * size) / 2))
  return Math.max(-room, Math.min(room, x))
}
