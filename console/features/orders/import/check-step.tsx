import { useEffect, useState } from 'react'
import { type ImportMapping, type ImportOptions, type ImportRun, importsApi } from '../../../../shared/api/imports.ts'
import { call } from '../../../http/client.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { sizeText } from './figures.ts'
import { OptionsForm } from './options-form.tsx'
import { PreviewTable } from './preview-table.tsx'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly run: ImportRun
  /** What the company used last. */
  readonly kept: ImportMapping | null
  readonly currency: string
  readonly zone: string
  readonly onBack: () => void
  readonly onStarted: (run: ImportRun) => void
}

const first: ImportOptions = { preset: 'tiktok-affiliate', mapping: null, encoding: 'utf-8', zone: '', currency: '' }

/** A file that has come: how it is read, what its first lines become, and the start. */
export const CheckStep = ({ run, kept, currency, zone, onBack, onStarted }: Props) => {
  const text = useImportText()
  const [options, setOptions] = useState(first)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const { data, error, isFetching } = useEndpoint(importsApi.preview, { id: run.id, options })
  // The first look tells which format it is; the own table begins with what the columns seem to be.
  useEffect(() => {
    if (!data || asked) return
    setAsked(true)
    const columns =
      kept && Object.values(kept.columns).every((name) => data.header.includes(name)) ? kept.columns : data.guess
    const mapping = { date_format: 'auto' as const, decimal_comma: false, ...kept, columns }
    setOptions((before) => ({ ...before, preset: data.fits[0] ?? 'mapping', mapping }))
  }, [data, asked, kept])
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      const sent = { ...options, mapping: options.preset === 'mapping' ? options.mapping : null }
      onStarted(await call(importsApi.start, { id: run.id, options: sent }))
    } catch {
      // The call has told what went wrong.
    } finally {
      setBusy(false)
    }
  }
  const problem = error?.message ?? data?.problem ?? ''
  return (
    <div className="import-check" data-testid="import-check" aria-busy={isFetching}>
      <p className="import-name">
        <b>{text('import.file', { name: run.name, size: sizeText(run.size) })}</b>
        <button type="button" className="link-button" onClick={onBack}>
          {text('import.back')}
        </button>
      </p>
      <OptionsForm options={options} preview={data} currency={currency} onOptions={setOptions} />
      {problem && !isFetching ? (
        <p className="import-wrong" role="alert">
          {problem}
        </p>
      ) : null}
      {data && !problem ? <PreviewTable preview={data} zone={zone} /> : null}
      {!data && !error ? <p role="status">{text('import.previewing')}</p> : null}
      <p className="import-foot">
        <button
          type="button"
          className="button primary"
          disabled={busy || isFetching || problem !== '' || !data || data.rows.length === 0}
          aria-busy={busy}
          data-testid="import-start"
          onClick={() => void start()}
        >
          {text('import.start')}
        </button>
      </p>
    </div>
  )
}
