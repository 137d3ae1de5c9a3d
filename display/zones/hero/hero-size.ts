import { widthEm } from '../../ui/fit.ts'

const largest = 112
const symbolShare = 0.5
const smallShare = 0.5

/** Of a number that shares its place with the word that today has no order. */
const beside = 48

/** Font size of the leading number in stage units: as large as `width` units allow, at most 112, `shares`: 48. */
export const heroSize = (symbol: string, text: string, width: number, shares = false): number => {
  const [whole = '', fraction] = text.split('.')
  const em =
    widthEm(whole) +
    (fraction === undefined ? 0 : widthEm(`.${fraction}`) * smallShare) +
    widthEm(symbol) * symbolShare +
    0.12
  return Math.min(shares ? beside : largest, Math.floor(width / em))
}
