import { useEffect, useRef, useState } from 'react'
import type { ImportId } from '../../shared/imports/all.ts'
import { plainOptions, type TableOptions, type TableRun, tableImportApi } from '../../shared/imports/api.ts'
import type { TableImport } from '../../shared/imports/import.ts'
import { call } from '../http/client.ts'
import { useEndpoint } from '../http/use-endpoint.ts'

/** How a file is read, and its check: each change of a choice starts a new one. @param onChanged asks for the run again */
export const useTableCheck = (of: TableImport, into: ImportId, run: TableRun, onChanged: () => Promise<unknown>) => {
  const [chosen, setChosen] = useState(run.options ?? plainOptions)
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const asked = useRef(run.options ? JSON.stringify(run.options) : '')
  const preview = useEndpoint(tableImportApi.preview, { into, id: run.id, options: chosen }, { tell: 'never' })
  const columns = chosen.columns ?? preview.data?.columns
  const missing = columns ? of.columns.filter(({ name, needed }) => needed && !columns[name]) : []
  const isWhole = columns !== undefined && missing.length === 0
  const send = useRef<(options: TableOptions) => Promise<void>>(async () => {})
  send.current = async (options) => {
    asked.current = JSON.stringify(options)
    setFailure('')
    setSending(true)
    try {
      await call(tableImportApi.check, { into, id: run.id, options }, { tell: 'never' })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    await onChanged()
    setSending(false)
  }
  const due = isWhole ? JSON.stringify({ ...chosen, columns }) : ''
  useEffect(() => {
    if (due !== '' && due !== asked.current) void send.current(JSON.parse(due))
  }, [due])
  return {
    options: chosen,
    columns: columns ?? {},
    preview,
    missing,
    failure,
    /** The check of what is chosen, once it is there. */
    check: due === asked.current && run.state === 'checked' ? run.check : null,
    isChecking: run.state === 'checking',
    change: (next: Partial<TableOptions>): void =>
      setChosen((before) => ({ ...before, columns: columns ?? null, ...next })),
    /** Starts the check once more; absent while there is one, or nothing that could be checked. */
    again:
      isWhole && !isSending && run.state === 'ready' && due === asked.current
        ? (): void => void send.current({ ...chosen, columns })
        : undefined,
  }
}
