import type { ReactNode } from 'react'
import './page-head.css'

interface Props {
  readonly title: ReactNode
  /** Beside the title: of when the figures are, what the page is about. */
  readonly note?: ReactNode
  /** Filters and buttons, at the end of the line. */
  readonly children?: ReactNode
}

/** The head of a page: its title, and what can be done with the whole of it. */
export const PageHead = ({ title, note, children }: Props) => (
  <header className="page-head">
    <div className="page-name">
      <h1>{title}</h1>
      {note}
    </div>
    {children}
  </header>
)
