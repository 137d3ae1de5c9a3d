import type { ReactNode } from 'react'
import { reachable } from './reachable.ts'
import { renewal } from './renewal.ts'
import './table.css'

interface Props {
  /** What it shows, in words. */
  readonly label: string
  /** Rows of figures: all but the first cell stand at the end. Elsewhere the cells with `data-figure` do. */
  readonly amounts?: boolean
  /** The first column stays in sight. */
  readonly pinned?: boolean
  /** It scrolls within so many pixels. */
  readonly height?: number
  readonly old?: boolean
  readonly className?: string
  readonly testId?: string
  /** Head, body and foot. */
  readonly children: ReactNode
}

/** A small table of a page's own, which scrolls inside itself; long lists are those of console/lists. */
export const Table = ({ label, amounts = false, pinned = false, height, old, className, testId, children }: Props) => (
  <section
    className={pinned ? 'table-scroll pinned' : 'table-scroll'}
    aria-label={label}
    style={height === undefined ? undefined : { maxHeight: height }}
    {...reachable}
    {...(old === undefined ? {} : renewal(old))}
  >
    <table
      className={['table', amounts ? 'amounts' : '', className].filter(Boolean).join(' ')}
      {...(testId ? { 'data-testid': testId } : {})}
    >
      {children}
    </table>
  </section>
)
