import { useEffect, useRef, useState } from 'react'
import { type MediaFile, type MediaUpload, mediaApi } from '../../../shared/areas/media/api.ts'
import { durationText } from '../../../shared/format/time.ts'
import { mediaFieldWords } from '../../../shared/words/media-field.ts'
import { call } from '../../http/client.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { textsHook } from '../../i18n/texts-hook.ts'
import { restingUploads, type SendingMedia, sendMedia } from '../../media/send-media.ts'
import { sizeText } from '../../media/size-text.ts'
import { picturesOf } from '../../media/video-pictures.ts'
import { showToast } from '../../state/toasts.ts'
import { useUnsaved } from '../../state/unsaved.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import { percentText } from '../../ui/percent.ts'
import type { Bound } from './bound.ts'
import { Labelled } from './labelled.tsx'
import './media-field.css'

const useMediaText = textsHook(mediaFieldWords)

const accepts: Readonly<Record<MediaFile['kind'], string>> = {
  1: 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm',
  2: 'image/jpeg,image/png,image/webp',
  3: 'audio/*,.mp3,.m4a,.wav,.ogg',
  4: 'text/plain,.txt,.srt',
}
const everyKind: readonly MediaFile['kind'][] = [1, 2, 3, 4]

interface Sending {
  readonly name: string
  readonly bp: number
  readonly stage: 'sending' | 'paused' | 'looking'
  /** Why it takes longer; empty: it does not. */
  readonly why: string
}

/** What a video has no picture of yet is drawn where it was chosen. */
const sendPictures = async (file: File, { id, kind, cover }: MediaFile): Promise<MediaFile | null> => {
  const pictures = kind === 1 && !cover ? await picturesOf(file) : null
  if (!pictures) return null
  const body = new FormData()
  body.set('id', id)
  body.set('cover', pictures.cover, 'cover.jpg')
  body.set('strip', pictures.strip, 'strip.jpg')
  return call(mediaApi.cover, body, { tell: 'never' }).catch(() => null)
}

/** A file that is brought beside the form: by parts, with pause, and going on where it stopped. */
export const MediaField = (bound: Bound) => {
  const { id, field, value, put, refer, state } = bound
  const { form } = state
  const text = useMediaText()
  const { kinds = everyKind } = field
  const [sending, setSending] = useState<Sending>()
  const [brought, setBrought] = useState<MediaFile>()
  const [resting, setResting] = useState<readonly string[]>([])
  const running = useRef<SendingMedia>(undefined)
  useUnsaved(sending !== undefined)
  useEffect(() => () => running.current?.pause(), [])
  useEffect(() => void restingUploads().then(setResting), [])
  const isKnown = brought?.id === value
  const asked = useEndpoint(mediaApi.file, { id: String(value) }, { ready: value !== '' && !isKnown, tell: 'never' })
  const chosen = isKnown ? brought : asked.data

  const fail = (why: string): void => {
    setSending(undefined)
    form.refuse(id, why)
  }
  const drawPictures = async (from: File, file: MediaFile): Promise<void> => {
    const drawn = await sendPictures(from, file)
    if (drawn) setBrought(drawn)
  }
  const take = ({ file, duplicate, reason }: MediaUpload, from: File): void => {
    const taken = kinds.map((kind) => text(`media.kind.${kind}`)).join(' / ')
    const wrong = file && !kinds.includes(file.kind) ? text('media.kinds', { kinds: taken }) : reason
    if (!file || wrong !== '') {
      fail(wrong)
      return
    }
    setSending(undefined)
    setBrought(file)
    put(file.id)
    if (duplicate) showToast('good', text('media.same'))
    else void drawPictures(from, file)
  }
  const bring = (from: File): void => {
    const show = (more: Partial<Sending>): void =>
      setSending((now) => ({ name: from.name, bp: 0, stage: 'sending', why: '', ...now, ...more }))
    show({})
    running.current = sendMedia(from, {
      onProgress: (bp) => show({ bp }),
      onCome: () => show({ bp: 10_000, stage: 'looking' }),
      onWaiting: (why) => show({ why }),
      onDone: (outcome) => take(outcome, from),
      onFailed: fail,
    })
  }
  const pause = (isPaused: boolean): void => {
    if (isPaused) running.current?.pause()
    else running.current?.resume()
    setSending((now) => now && { ...now, stage: isPaused ? 'paused' : 'sending' })
  }
  const stop = (): void => {
    running.current?.stop()
    setSending(undefined)
  }

  if (sending)
    return (
      <Labelled {...bound} group>
        <div className="media-field" id={id} data-testid={`${id}-sending`}>
          <p aria-live="polite">
            {sending.why || text(`media.${sending.stage}`, { name: sending.name, percent: percentText(sending.bp) })}
          </p>
          <progress max={10_000} value={sending.bp} aria-label={sending.name} />
          {sending.stage === 'looking' ? null : (
            <div className="media-buttons">
              <button
                ref={refer}
                type="button"
                className="button"
                data-testid={`${id}-pause`}
                onClick={() => pause(sending.stage === 'sending')}
              >
                {text(sending.stage === 'sending' ? 'media.pause' : 'media.resume')}
              </button>
              <button type="button" className="button" onClick={stop}>
                {text('media.stop')}
              </button>
            </div>
          )}
        </div>
      </Labelled>
    )
  if (value !== '' && chosen)
    return (
      <Labelled {...bound} group>
        <div className="media-field" data-testid={`${id}-chosen`}>
          {chosen.cover ? <img src={chosen.cover} alt="" /> : null}
          <p>
            {chosen.name}
            <small>
              {chosen.duration_ms === null
                ? sizeText(chosen.size)
                : text('media.facts', {
                    size: sizeText(chosen.size),
                    long: durationText(Math.round(chosen.duration_ms / 1000)),
                  })}
            </small>
          </p>
          <button ref={refer} id={id} type="button" className="button" onClick={() => put('')}>
            {text('media.other')}
          </button>
        </div>
      </Labelled>
    )
  return (
    <Labelled {...bound} group>
      <DropZone
        saidBy={`${id}-note`}
        {...{ id, refer }}
        accept={kinds.map((kind) => accepts[kind]).join(',')}
        icon="download"
        text={text('media.drop')}
        note={resting.length > 0 ? text('media.rest', { name: resting.join(', ') }) : text('media.limit')}
        onFile={bring}
      />
    </Labelled>
  )
}
