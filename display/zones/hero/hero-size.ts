import { widthEm } from '../../ui/fit.ts'

const largest = 112
const symbolShare = 0.5
const smallShare = 0.5

/** Font size of the leading number in stage units: as large as `width` units allow, at most 112. */
export const heroSize = (symbol: string, text: string, width: number): number => {
  const [whole = '', fraction] = text.split('.')
  const em =
    widthEm(whole) +
    (fraction === undefined ? 0 : widthEm(`.${fraction}`) * smallShare) +
    widthEm(symbol) * symbolShare +
    0.12
  return Math.min(largest, Math.floor(width / em))
}
