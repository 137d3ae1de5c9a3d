import './change.css'
import { rateText } from '../../shared/format/number.ts'

interface Props {
  /** Basis points. */
  readonly bp: number
  /** What a rise means. */
  readonly rising: 'good' | 'bad' | 'neutral'
  /** Up and down in words, for whoever does not see the arrow. */
  readonly up: string
  readonly down: string
}

/** By how much a figure rose or fell: arrow, percentage and word. */
export const Change = ({ bp, rising, up, down }: Props) => {
  const tone = rising === 'neutral' ? 'level' : bp > 0 === (rising === 'good') ? 'good' : 'bad'
  return (
    <span className={`change ${tone}`}>
      <i aria-hidden="true">{bp > 0 ? '▲' : '▼'}</i>
      <span className="unseen">{bp > 0 ? up : down}</span>
      {rateText(Math.abs(bp), 1)}
    </span>
  )
}
