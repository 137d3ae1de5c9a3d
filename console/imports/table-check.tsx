import { useState } from 'react'
import { countText } from '../../shared/format/number.ts'
import { dateTimeText } from '../../shared/format/time.ts'
import type { ImportId } from '../../shared/imports/all.ts'
import { type TableCheck, type TableRun, tableImportApi } from '../../shared/imports/api.ts'
import type { TableImport } from '../../shared/imports/import.ts'
import { call } from '../http/client.ts'
import { Warning } from '../ui/note.tsx'
import { LinesTable } from './lines-table.tsx'
import { RunProgress } from './run-progress.tsx'
import { TableColumns } from './table-columns.tsx'
import { TableCounts } from './table-counts.tsx'
import { TableForms } from './table-forms.tsx'
import { TablePreview } from './table-preview.tsx'
import { useTableCheck } from './use-table-check.ts'
import { useTableText } from './use-table-text.ts'

interface Props {
  readonly of: TableImport
  readonly into: ImportId
  readonly run: TableRun
  readonly zone: string
  readonly onChanged: () => Promise<unknown>
  readonly onCancel: () => Promise<unknown>
}

const Found = ({ check, zone }: { readonly check: TableCheck; readonly zone: string }) => {
  const text = useTableText()
  const { counts, refusals, ignored, report } = check
  return (
    <section className="import-result" data-testid="table-check">
      <TableCounts counts={counts} />
      {refusals.length > 0 ? (
        <section>
          <h4>{text('table.refusals')}</h4>
          <LinesTable
            label={text('table.refusals')}
            rows={refusals}
            keyOf={({ message }) => message}
            columns={[
              { name: 'reason', title: text('word.reason'), cell: ({ message }) => message },
              { name: 'lines', title: text('table.lines'), isFigure: true, cell: ({ lines }) => countText(lines) },
              { name: 'first', title: text('table.first'), cell: ({ first }) => first.join(', ') },
            ]}
          />
        </section>
      ) : null}
      {ignored.length > 0 ? <p>{text('table.ignored', { columns: ignored.join(', ') })}</p> : null}
      <p>
        {text('table.report', { time: dateTimeText(report.t, zone), source: text(`table.report.${report.source}`) })}
      </p>
    </section>
  )
}

/** A file that has come: how it is read, its first lines, what the whole of it would become, and the confirmation. */
export const TableCheckView = ({ of, into, run, zone, onChanged, onCancel }: Props) => {
  const text = useTableText()
  const [busy, setBusy] = useState(false)
  const { options, columns, preview, missing, failure, check, isChecking, change, again } = useTableCheck(
    of,
    into,
    run,
    onChanged,
  )
  const start = async (): Promise<void> => {
    setBusy(true)
    await call(tableImportApi.start, { into, id: run.id }).then(onChanged, onChanged)
    setBusy(false)
  }
  const { data, error } = preview
  const news = check ? check.counts.added + check.counts.changed : 0
  const problem = failure || (isChecking || check ? '' : run.reason || (error?.message ?? data?.problem ?? ''))
  const lines = check ? check.counts.lines - check.counts.refused : 0
  return (
    <div className="import-check" aria-busy={isChecking}>
      {data ? (
        <TableColumns of={of} header={data.header} columns={columns} onColumns={(next) => change({ columns: next })} />
      ) : null}
      <TableForms of={of} options={options} asks={run.asks} onOptions={change} />
      {problem ? (
        <Warning tone="bad" role="alert">
          <span>{problem}</span>
        </Warning>
      ) : null}
      {isChecking ? <RunProgress run={run} doing="table.checking" onCancel={onCancel} /> : null}
      {check ? <Found check={check} zone={zone} /> : null}
      {data && data.rows.length > 0 ? <TablePreview of={of} preview={data} columns={columns} /> : null}
      {data || error ? null : <p role="status">{text('word.reading')}</p>}
      <div className="import-foot">
        <p>
          {missing.length > 0
            ? text('table.blocked')
            : check && news === 0 && check.counts.refused === 0
              ? text('table.nothing')
              : text('table.note')}
        </p>
        {again ? (
          <button type="button" className="button" onClick={again}>
            {text('table.again')}
          </button>
        ) : null}
        <button
          type="button"
          className="button primary"
          disabled={busy || lines === 0}
          aria-busy={busy}
          onClick={() => void start()}
          data-testid="table-start"
        >
          {text('table.confirm', { n: countText(lines) })}
        </button>
      </div>
    </div>
  )
}
