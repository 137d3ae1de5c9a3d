import type { Laid } from '../columns.ts'
import { pinned } from './pinned.ts'

const lines = Array.from({ length: 10 }, (_, index) => index)

/** The shape of rows that are on their way. */
export const SkeletonRows = ({ columns }: { columns: readonly Laid[] }) => (
  <tbody aria-hidden="true" data-testid="list-skeleton">
    {lines.map((line) => (
      <tr key={line}>
        {columns.map((laid) => (
          <td key={laid.column.field} {...pinned(laid, '')}>
            <span className="lt-bone" />
          </td>
        ))}
        <td className="lt-rest" />
      </tr>
    ))}
  </tbody>
)
