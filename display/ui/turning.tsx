import type { ReactElement } from 'react'
import './turning.css'

/** Panels of one place that take turns, each with a key of its own: all are there, the one of `turn` is seen, and each fades into the next. */
export const Turning = ({ turn, panels }: { turn: number; panels: readonly ReactElement[] }): ReactElement => (
  <>
    {panels.map((panel, n) => (
      <div key={panel.key} className="turning" data-on={n === turn || undefined}>
        {panel}
      </div>
    ))}
  </>
)
