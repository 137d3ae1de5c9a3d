import { type DragEvent, useEffect, useRef, useState } from 'react'
import { importLimit, importName } from '../../shared/areas/imports/api.ts'
import { useUnsaved } from '../state/unsaved.ts'
import { megabytes, percentText } from './figures.ts'
import { sendFile, type Upload } from './send-file.ts'
import { useTableText } from './use-table-text.ts'
import './imports.css'

interface Sending {
  readonly name: string
  readonly bp: number
  readonly stop: () => void
}

interface Props<Run extends { readonly id: string; readonly received: number }> {
  readonly upload: Upload<Run>
  /** A file is on its way now, or no longer. */
  readonly onSending: (isSending: boolean) => void
  readonly onSent: (run: Run) => void
}

/** The file is chosen or dropped, looked at, and sent in parts. */
export const FileStep = <Run extends { readonly id: string; readonly received: number }>({
  upload,
  onSending,
  onSent,
}: Props<Run>) => {
  const text = useTableText()
  const [wrong, setWrong] = useState('')
  const [over, setOver] = useState(false)
  const [sending, setSending] = useState<Sending>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const isSending = sending !== undefined
  useUnsaved(isSending)
  useEffect(() => onSending(isSending), [isSending, onSending])
  const send = async (file: File): Promise<void> => {
    const most = megabytes(importLimit)
    if (!importName.test(file.name)) return setWrong(text('import.wrongType'))
    if (file.size === 0) return setWrong(text('import.none'))
    if (file.size > importLimit) return setWrong(text('import.tooLarge', { most }))
    const aborting = new AbortController()
    stop.current = () => aborting.abort()
    const show = (bytes: number): void =>
      setSending({ name: file.name, bp: (bytes / file.size) * 10_000, stop: () => aborting.abort() })
    setWrong('')
    show(0)
    try {
      onSent(await sendFile(upload, file, show, aborting.signal))
    } catch {
      // Stopped on purpose, or the call has told what went wrong.
    } finally {
      setSending(undefined)
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void send(file)
  }
  if (sending)
    return (
      <div className="import-sending" data-testid="import-sending">
        <p aria-live="polite">{text('import.sending', { name: sending.name, percent: percentText(sending.bp) })}</p>
        <progress
          max={10_000}
          value={sending.bp}
          aria-label={text('import.sending', { name: sending.name, percent: '' })}
        />
        <button type="button" className="button" onClick={sending.stop}>
          {text('import.stop')}
        </button>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className="import-drop"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="button primary">
        {text('import.choose')}
        <input
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,.gz"
          data-testid="import-file"
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void send(file)
          }}
        />
      </label>
      <p>{text('import.limit', { most: megabytes(importLimit) })}</p>
      <p className="import-wrong" role="alert">
        {wrong}
      </p>
    </div>
  )
}
