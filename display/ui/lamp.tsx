import type { ReactElement } from 'react'
import type { Lamp } from '../../shared/live/freshness.ts'
import './lamp.css'

/** Round for good, a triangle for late, a square for stale: never colour alone. */
const shapes: Readonly<Record<Lamp, string>> = {
  good: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1z',
  late: 'M6 .6 11.6 11H.4z',
  stale: 'M1.2 1.2h9.6v9.6H1.2z',
}

/** A lamp and its word; where things are well the word is for readers only, unless `spoken`. */
export const LampMark = ({
  lamp,
  word,
  spoken = lamp !== 'good',
}: {
  lamp: Lamp
  word: string
  spoken?: boolean
}): ReactElement => (
  <span className="lamp" data-lamp={lamp}>
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d={shapes[lamp]} />
    </svg>
    <span className={spoken ? 'digits' : 'unseen'}>{word}</span>
  </span>
)
