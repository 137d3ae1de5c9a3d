import { useState } from 'react'
import type { BulkData } from '../../../shared/api/bulk.ts'
import { countText } from '../../../shared/format/number.ts'
import { showToast } from '../../state/toasts.ts'
import type { ListAnswer } from '../any-list.ts'
import { useListWorld } from '../list-world.ts'
import type { BulkAction, Choice } from './bulk.ts'
import './bulk.css'
import { BulkResult } from './bulk-result.tsx'

interface Props {
  readonly answer: ListAnswer
  readonly actions: readonly BulkAction[]
  /** Absent: the viewer takes no files out of the list. */
  readonly onExport: ((keys: readonly string[]) => void) | undefined
  readonly exporting: boolean
  readonly choice: Choice
}

/** What can be done with the chosen rows, and what became of each. */
export const BulkBar = ({ answer, actions, choice, onExport, exporting }: Props) => {
  const { list, text, again } = useListWorld()
  const [busy, setBusy] = useState('')
  const [refused, setRefused] = useState<BulkData['results']>([])
  const { keys, set } = choice
  const run = async (action: BulkAction): Promise<void> => {
    setBusy(action.name)
    try {
      const rows = answer.list.filter((row) => set.has(String(row[list.rowKey])))
      const data = await action.run(keys, rows)
      if (!data) return
      const failed = data.results.filter(({ ok }) => !ok)
      const done = data.results.length - failed.length
      if (done > 0) showToast('good', text('bulk.done', { action: action.label, n: countText(done) }))
      for (const { key, ok } of data.results) if (ok) choice.choose(key, false)
      setRefused(failed)
      again()
    } catch {
      // The call has told what went wrong; the rows stay chosen.
    } finally {
      setBusy('')
    }
  }
  return (
    <>
      {keys.length > 0 ? (
        <section className="bulk-bar" aria-label={text('bulk.title')} data-testid="bulk-bar">
          <span aria-live="polite">{text('bulk.chosen', { n: countText(keys.length) })}</span>
          {actions.map((action) => (
            <button
              key={action.name}
              type="button"
              className={action.danger ? 'button danger' : 'button'}
              data-bulk={action.name}
              aria-busy={busy === action.name}
              disabled={busy !== ''}
              onClick={() => void run(action)}
            >
              {action.label}
            </button>
          ))}
          {onExport ? (
            <button
              type="button"
              className="button"
              data-bulk="export"
              aria-busy={exporting}
              disabled={exporting}
              onClick={() => onExport(keys)}
            >
              {text('bulk.export')}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => choice.chooseAll(false)}>
            {text('bulk.none')}
          </button>
        </section>
      ) : null}
      {refused.length > 0 ? <BulkResult refused={refused} answer={answer} onClose={() => setRefused([])} /> : null}
    </>
  )
}
