import { useEffect, useRef, useState } from 'react'
import { uploadWords } from '../../shared/words/upload.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import { useUnsaved } from '../state/unsaved.ts'
import { DropZone } from './drop-zone.tsx'
import { Warning } from './note.tsx'
import { percentText } from './percent.ts'
import './upload.css'

const useUploadText = textsHook(uploadWords)

interface Props {
  /** Test id of the file input. */
  readonly name: string
  /** Endings that the system's dialog offers, and those that are taken: a dropped file has not passed the dialog. */
  readonly accept: string
  readonly fits: RegExp
  /** Bytes. */
  readonly most: number
  /** Said before anybody chooses: which kinds, how large. */
  readonly note: string
  readonly wrongType: string
  readonly tooLarge: string
  /** Sends it and tells how many bytes have come. What it throws the user has been told. */
  readonly send: (file: File, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<void>
  /** A file is on its way now, or no longer. */
  readonly onSending: (isSending: boolean) => void
}

interface Sending {
  readonly name: string
  readonly bp: number
}

/** One file: pressed for or dropped, looked at, sent with progress; what is wrong with it is said in words. */
export const Upload = ({ name, accept, fits, most, note, wrongType, tooLarge, send, onSending }: Props) => {
  const text = useUploadText()
  const [wrong, setWrong] = useState('')
  const [sending, setSending] = useState<Sending>()
  const aborting = useRef<AbortController>(undefined)
  const focus = useRef(false)
  useEffect(() => () => aborting.current?.abort(), [])
  const isSending = sending !== undefined
  useUnsaved(isSending)
  useEffect(() => onSending(isSending), [isSending, onSending])

  const wrongOf = ({ name: called, size }: File): string => {
    if (!fits.test(called)) return wrongType
    if (size === 0) return text('upload.none')
    return size > most ? tooLarge : ''
  }
  const take = async (file: File): Promise<void> => {
    const fault = wrongOf(file)
    setWrong(fault)
    if (fault !== '') return
    const now = new AbortController()
    aborting.current = now
    focus.current = true
    const show = (bytes: number): void => setSending({ name: file.name, bp: (bytes / file.size) * 10_000 })
    show(0)
    try {
      await send(file, show, now.signal)
    } catch {
      // Stopped on purpose, or the call has told what went wrong.
    } finally {
      setSending(undefined)
    }
  }
  /** The button and the bar take each other's place: whoever pressed the one goes on at the other. */
  const goOn = (element: HTMLElement | null): void => {
    if (focus.current && document.activeElement === document.body) element?.focus()
  }

  if (sending)
    return (
      <div className="upload" data-testid={`${name}-sending`}>
        <p aria-live="polite">{text('upload.sending', { name: sending.name, percent: percentText(sending.bp) })}</p>
        <progress
          max={10_000}
          value={sending.bp}
          aria-label={text('upload.sending', { name: sending.name, percent: '' })}
        />
        <button type="button" className="button" ref={goOn} onClick={() => aborting.current?.abort()}>
          {text('upload.stop')}
        </button>
      </div>
    )
  return (
    <div className="upload">
      <DropZone
        id={name}
        accept={accept}
        icon="download"
        text={text('upload.choose')}
        note={note}
        onFile={(file) => void take(file)}
        onSeveral={() => setWrong(text('upload.several'))}
        refer={goOn}
      />
      <div role="alert">
        {wrong ? (
          <Warning tone="bad">
            <span>{wrong}</span>
          </Warning>
        ) : null}
      </div>
    </div>
  )
}
