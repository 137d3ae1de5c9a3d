import type { ReactNode } from 'react'
import { useNarrow } from './use-narrow.ts'
import './with-side.css'

interface Props {
  readonly title: string
  /** What stands beside the page. */
  readonly side: ReactNode
  readonly children: ReactNode
}

/** A page with a panel at its side; where there is no room it folds out above. */
export const WithSide = ({ title, side, children }: Props) => {
  const narrow = useNarrow()
  return (
    <div className="with-side">
      {narrow ? (
        <details className="side-fold" data-testid="side">
          <summary>{title}</summary>
          {side}
        </details>
      ) : (
        <aside className="side" aria-label={title} data-testid="side">
          {side}
        </aside>
      )}
      <div>{children}</div>
    </div>
  )
}
