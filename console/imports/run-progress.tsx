import { countText } from '../../shared/format/number.ts'
import type { TableRun } from '../../shared/imports/api.ts'
import { percentText } from '../ui/percent.ts'
import { useTableText } from './use-table-text.ts'

interface Props {
  readonly run: TableRun
  /** What is being done with its lines. */
  readonly doing: 'table.checking' | 'table.running'
  readonly onCancel: () => Promise<unknown>
}

/** How far a file is, and the way to stop it. */
export const RunProgress = ({ run, doing, onCancel }: Props) => {
  const text = useTableText()
  const { name, lines, part_bp } = run
  return (
    <div className="import-progress">
      <progress max={10_000} value={part_bp} aria-label={name} />
      <p className="import-go">
        <span aria-live="polite">{text(doing, { lines: countText(lines), percent: percentText(part_bp) })}</span>
        <button type="button" className="button" onClick={() => void onCancel()}>
          {text('import.cancel')}
        </button>
      </p>
    </div>
  )
}
