import type { Laid } from '../columns.ts'
import { pinned } from './pinned.ts'

const lines = Array.from({ length: 10 }, (_, index) => index)

interface Props {
  readonly columns: readonly Laid[]
  readonly ticks: boolean
  readonly acts: boolean
}

/** The shape of rows that are on their way. */
export const SkeletonRows = ({ columns, ticks, acts }: Props) => (
  <tbody aria-hidden="true" data-testid="list-skeleton">
    {lines.map((line) => (
      <tr key={line}>
        {ticks ? <td className="lt-tick lt-pin" /> : null}
        {columns.map((laid) => (
          <td key={laid.column.field} {...pinned(laid, '')}>
            <span className="lt-bone" />
          </td>
        ))}
        <td className="lt-rest" />
        {acts ? <td className="lt-act lt-pin lt-pin-right" /> : null}
      </tr>
    ))}
  </tbody>
)
