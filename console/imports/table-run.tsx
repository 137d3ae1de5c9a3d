import { useEffect, useRef, useState } from 'react'
import { countText } from '../../shared/format/number.ts'
import { type ImportId, tableImports } from '../../shared/imports/all.ts'
import { type TableRun, tableImportApi } from '../../shared/imports/api.ts'
import { call } from '../http/client.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { showToast } from '../state/toasts.ts'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Warning } from '../ui/note.tsx'
import { sizeText } from './figures.ts'
import { RejectsLink } from './rejects-link.tsx'
import { RunProgress } from './run-progress.tsx'
import { TableCheckView } from './table-check.tsx'
import { TableCounts } from './table-counts.tsx'
import { stateWord } from './table-state.ts'
import { useTableText } from './use-table-text.ts'

const EVERY_S = 1
const before: readonly TableRun['state'][] = ['ready', 'checking', 'checked']
const working: readonly TableRun['state'][] = ['checking', 'queued', 'running']

interface Props {
  readonly into: ImportId
  readonly id: string
  readonly zone: string
  readonly onBack: () => void
  readonly onDone: () => unknown
}

/** Tells once how the import of this dialog has ended. */
const useEnd = (run: TableRun | undefined, onDone: () => unknown): void => {
  const text = useTableText()
  const wasWorking = useRef(false)
  const tell = useRef<(run: TableRun) => void>(() => {})
  tell.current = ({ summary }) => {
    if (!summary) return
    const { added, changed, same, refused } = summary
    const counts = {
      added: countText(added),
      changed: countText(changed),
      same: countText(same),
      refused: countText(refused),
    }
    const said = added + changed + refused === 0 ? text('table.unchanged') : text('table.done', counts)
    showToast(refused > 0 ? 'warn' : 'good', said)
    onDone()
  }
  useEffect(() => {
    if (!run) return
    const isWriting = run.state === 'queued' || run.state === 'running'
    if (wasWorking.current && !isWriting) tell.current(run)
    wasWorking.current = isWriting
  }, [run])
}

/** One file: how it is read and what it would become, how far it is, or what has become of it. */
export const TableRunView = ({ into, id, zone, onBack, onDone }: Props) => {
  const text = useTableText()
  const [isWorking, setWorking] = useState(false)
  const {
    data: run,
    error,
    refetch,
  } = useEndpoint(tableImportApi.run, { into, id }, { every: isWorking ? EVERY_S : 0, tell: 'never' })
  useEffect(() => setWorking(run !== undefined && working.includes(run.state)), [run])
  useEnd(run, onDone)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const again = (): Promise<unknown> => refetch()
  const retry = (): Promise<unknown> => call(tableImportApi.start, { into, id }).then(again, again)
  const cancel = (): Promise<unknown> => call(tableImportApi.cancel, { into, id }).then(again, again)
  const isWriting = run?.state === 'queued' || run?.state === 'running'
  return (
    <div className="import-view" data-testid="table-run" data-state={run?.state ?? ''}>
      <p className="import-name">
        <button type="button" className="link-button" onClick={onBack} data-testid="table-back">
          <Icon name="left" size={14} />
          {text('table.back')}
        </button>
      </p>
      <h3 ref={title} tabIndex={-1} className="import-title">
        {run ? text('import.file', { name: run.name, size: sizeText(run.size) }) : text('word.reading')}
        {run ? <em>{stateWord(run, text)}</em> : null}
      </h3>
      <LoadFailed error={error} kept={Boolean(run)} onRetry={refetch} />
      {run && before.includes(run.state) ? (
        <TableCheckView
          of={tableImports[into]}
          into={into}
          run={run}
          zone={zone}
          onChanged={refetch}
          onCancel={cancel}
        />
      ) : null}
      {run && isWriting ? <RunProgress run={run} doing="table.running" onCancel={cancel} /> : null}
      {run && !isWriting && !before.includes(run.state) ? (
        <div className="import-check" data-testid="table-end">
          {run.reason ? (
            <Warning tone="bad">
              <span>{run.reason}</span>
            </Warning>
          ) : null}
          {run.summary ? <TableCounts counts={run.summary} /> : null}
          <p className="import-actions">
            <RejectsLink run={run} />
            {run.isKept && run.state !== 'done' ? (
              <button type="button" className="button" onClick={() => void retry()} data-testid="table-retry">
                {text('table.retry')}
              </button>
            ) : null}
            <button type="button" className="button primary" onClick={onBack}>
              {text('table.another')}
            </button>
          </p>
        </div>
      ) : null}
    </div>
  )
}
