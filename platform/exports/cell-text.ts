import { rateText } from '../../shared/format/number.ts'
import type { Cell } from './cells.ts'

/** A cell as it stands on paper: `—` for what nobody reported. */
export const textOfCell = (cell: Cell): string => {
  if (cell === null) return '—'
  if ('text' in cell) return cell.text
  if ('time' in cell) return cell.time
  if ('rate' in cell) return rateText(cell.rate)
  return cell.number.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
}
