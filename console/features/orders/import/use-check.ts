import { useEffect, useRef, useState } from 'react'
import {
  firstImportOptions,
  type ImportField,
  type ImportMapping,
  type ImportOptions,
  type ImportPreview,
  type ImportRun,
  importsApi,
  neededFields,
} from '../../../../shared/areas/imports/api.ts'
import { call } from '../../../http/client.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'

/** Columns of another format say nothing, and would be kept for the company. */
const sent = (options: ImportOptions): ImportOptions => ({
  ...options,
  mapping: options.preset === 'mapping' ? options.mapping : null,
})

/** Fields of which no column is chosen yet, as groups of which one is needed. */
const missingOf = ({ preset, mapping }: ImportOptions): readonly (readonly ImportField[])[] =>
  preset === 'mapping' ? neededFields.filter((group) => !group.some((field) => mapping?.columns[field])) : []

/** The columns that the company used last where the file has them all, else what they seem to be. */
const likely = ({ header, guess }: ImportPreview, kept: ImportMapping | null): ImportMapping => ({
  columns: kept && Object.values(kept.columns).every((name) => header.includes(name)) ? kept.columns : guess,
})

const waits = ({ state, options }: ImportRun): ImportOptions | undefined =>
  state === 'checking' || state === 'checked' ? undefined : (options ?? undefined)

/**
 * How a file is read, and its check: each change of an option starts a new one, which takes the place of the one before.
 * @param kept columns that the company used last; undefined until that is known
 * @param onChanged ends when the run has been asked for again
 */
export const useCheck = (run: ImportRun, kept: ImportMapping | null | undefined, onChanged: () => Promise<unknown>) => {
  // What was chosen and the platform does not know yet; the run has all else.
  const [draft, setDraft] = useState(() => waits(run))
  const [failed, setFailed] = useState<{ readonly draft: ImportOptions; readonly message: string }>()
  const [isSending, setSending] = useState(false)
  const columns = useRef(run.options?.mapping ?? undefined)
  const options = draft ?? run.options ?? firstImportOptions
  const preview = useEndpoint(importsApi.preview, { id: run.id, options: sent(options) }, { tell: 'never' })

  const change = (next: ImportOptions): void => {
    const mapping =
      next.mapping ?? columns.current ?? (preview.data ? likely(preview.data, kept ?? null) : { columns: {} })
    columns.current = mapping
    setDraft({ ...next, mapping })
  }

  // The first look tells which format it is.
  const found = preview.data
  const isNew = !run.options && !draft && found !== undefined && kept !== undefined
  useEffect(() => {
    if (!isNew) return
    const mapping = likely(found, kept)
    columns.current = mapping
    setDraft({ ...firstImportOptions, preset: found.fits[0] ?? 'mapping', mapping })
  }, [isNew, found, kept])

  const send = useRef<(next: ImportOptions) => Promise<void>>(async () => {})
  send.current = async (next) => {
    setSending(true)
    try {
      await call(importsApi.check, { id: run.id, options: sent(next) }, { tell: 'never' })
      await onChanged()
      setDraft((now) => (now === next ? undefined : now))
    } catch (error) {
      setFailed({ draft: next, message: error instanceof Error ? error.message : String(error) })
    } finally {
      setSending(false)
    }
  }
  const isDue = draft !== undefined && draft !== failed?.draft && missingOf(draft).length === 0
  useEffect(() => {
    if (isDue && !isSending) void send.current(draft)
  }, [isDue, isSending, draft])

  return {
    options,
    preview,
    /** A choice waits to be checked, or is being handed over. */
    isStarting: isDue || isSending,
    /** The platform knows all that was chosen. */
    isKnown: draft === undefined,
    missing: missingOf(options),
    /** Why the last check could not be started; empty when it could. */
    failure: failed !== undefined && failed.draft === draft ? failed.message : '',
    change,
    again: () => setDraft({ ...options }),
  }
}
