import { useState } from 'react'
import { type ImportRun, importsApi } from '../../../../shared/areas/imports/api.ts'
import { call } from '../../../http/client.ts'
import { RejectsLink } from '../../../imports/rejects-link.tsx'
import { confirm } from '../../../state/confirm.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { mayRetry } from './run-state.ts'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly run: ImportRun
  readonly onRetry: () => void
  readonly onChanged: () => Promise<unknown>
}

/** Whether it has written anything that could be taken back. */
const mayUndo = ({ state, lines }: ImportRun): boolean =>
  state === 'done' || state === 'open' || ((state === 'failed' || state === 'cancelled') && lines > 0)

/** What can be done with an import that has ended. */
export const RunActions = ({ run, onRetry, onChanged }: Props) => {
  const text = useImportText()
  const [busy, setBusy] = useState(false)
  const undo = async (): Promise<void> => {
    const sure = await confirm({
      title: text('run.undoTitle'),
      text: text('run.undoText', { name: run.name }),
      yes: text('run.undoYes'),
      no: text('run.undoNo'),
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    await call(importsApi.undo, { id: run.id }).then(onChanged, onChanged)
    setBusy(false)
  }
  return (
    <Row>
      {mayRetry(run) ? (
        <button type="button" className="button primary" data-testid="import-again" onClick={onRetry}>
          <Icon name="refresh" size={14} />
          {text('word.again')}
        </button>
      ) : null}
      <RejectsLink run={run} />
      {mayUndo(run) ? (
        <button
          type="button"
          className="button end"
          disabled={busy}
          aria-busy={busy}
          data-testid="import-undo"
          onClick={() => void undo()}
        >
          {text('run.undo')}
        </button>
      ) : null}
    </Row>
  )
}
