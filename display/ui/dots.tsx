import type { ReactElement } from 'react'
import './dots.css'

const most = 10

/** Which of some things that take turns is shown; of many as two numbers. */
export const Dots = ({ count, turn }: { count: number; turn: number }): ReactElement | null => {
  if (count < 2) return null
  if (count > most) return <span className="turns digits">{`${turn + 1}/${count}`}</span>
  return (
    <span className="turns" aria-hidden="true">
      {Array.from({ length: count }, (_, n) => `${n}`).map((n) => (
        <i key={n} data-on={Number(n) === turn || undefined} />
      ))}
    </span>
  )
}
