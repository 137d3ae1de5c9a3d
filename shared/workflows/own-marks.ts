import type { ScreenId } from '../access/screens.ts'
import { c } from '../lists/column.ts'
import type { RowSource } from './workflow.ts'

/** Whether a mark of the account's own is set. */
export const markState = { OFF: 0, ON: 1 } as const
const { OFF, ON } = markState

interface Place {
  readonly id: string
  readonly screen: ScreenId
  readonly also?: readonly ScreenId[]
  readonly path: `/api/v1/${string}`
  readonly rowKey: string
  /** The dictionary's prefix of the two states. */
  readonly labels: string
}

/** The rows that a mark is set on. */
export const markRows = ({ labels, ...place }: Place): RowSource => ({
  ...place,
  columns: [c.text('title'), c.enum('mark', { labels }), c.rate('commission_rate_bp')],
})

/** What every mark of the account's own has: a state that nobody else sees. */
export const ownMarks = { own: true, state: 'mark', states: [OFF, ON] } as const

export const collecting = {
  collect: { to: ON, by: 'anyone', bulk: true, undo: 'drop' },
  drop: { from: [ON], to: OFF, by: 'anyone', bulk: true, undo: 'collect' },
} as const
