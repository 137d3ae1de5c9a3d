import { useState } from 'react'
import { dateTimeText } from '../../shared/format/time.ts'
import { type ImportId, tableImports } from '../../shared/imports/all.ts'
import { type TableRun, tableImportApi } from '../../shared/imports/api.ts'
import { call } from '../http/client.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Warning } from '../ui/note.tsx'
import { FileStep } from './file-step.tsx'
import './imports.css'
import { RejectsLink } from './rejects-link.tsx'
import type { FileCalls } from './send-file.ts'
import { TableRunView } from './table-run.tsx'
import { stateWord } from './table-state.ts'
import { useTableText } from './use-table-text.ts'

interface Props {
  readonly into: ImportId
  /** IANA name, of the company. */
  readonly zone: string
  readonly onDone: () => unknown
  readonly onClose: () => void
}

const uploadInto = (into: ImportId): FileCalls<TableRun> => ({
  open: (file, signal) => call(tableImportApi.open, { into, ...file }, { signal }),
  part: (body, signal) => {
    body.set('into', into)
    return call(tableImportApi.upload, body, { signal })
  },
})

interface LastProps {
  readonly runs: readonly TableRun[]
  readonly zone: string
  readonly onOpen: (id: string) => void
}

const LastRuns = ({ runs, zone, onOpen }: LastProps) => {
  const text = useTableText()
  return (
    <ul>
      {runs.map((run) => (
        <li key={run.id} className="import-run" data-run={run.id} data-state={run.state}>
          <p>
            <button type="button" className="link-button" onClick={() => onOpen(run.id)}>
              {run.name}
            </button>
            <em>{stateWord(run, text)}</em>
            <small>
              {text('import.by', { name: run.by || text('import.command'), time: dateTimeText(run.add_time, zone) })}
            </small>
          </p>
          <RejectsLink run={run} />
        </li>
      ))}
    </ul>
  )
}

/** From a file to its rows: sent, looked at, tried whole, confirmed, written; the last imports stand below. */
export const TableDialog = ({ into, zone, onDone, onClose }: Props) => {
  const text = useTableText()
  const [id, setId] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { data, error, refetch } = useEndpoint(tableImportApi.list, { into })
  const { title, note } = tableImports[into]
  const place = text.language === 'zh' ? 0 : 1
  const back = (): void => {
    setId(undefined)
    void refetch()
  }
  return (
    <Dialog title={title[place]} testId="table-import" wide onClose={onClose}>
      {id === undefined ? (
        <>
          <p className="import-note">{note[place]}</p>
          {data?.may === false ? (
            <Warning tone="bad">
              <span>{text('table.denied')}</span>
            </Warning>
          ) : (
            <FileStep upload={uploadInto(into)} onSending={setSending} onSent={(run) => setId(run.id)} />
          )}
          <section className="import-runs" hidden={isSending} aria-label={text('import.last')}>
            <h3>{text('import.last')}</h3>
            <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
            {data?.runs.length === 0 ? <p>{text('import.noRuns')}</p> : null}
            {data ? <LastRuns runs={data.runs} zone={zone} onOpen={setId} /> : null}
          </section>
        </>
      ) : (
        <TableRunView key={id} into={into} id={id} zone={zone} onBack={back} onDone={onDone} />
      )}
    </Dialog>
  )
}
