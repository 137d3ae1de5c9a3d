import { DetailedError, Upload } from 'tus-js-client'
import { type MediaUpload, mediaApi, tusPath } from '../../shared/areas/media/api.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { call } from '../http/client.ts'
import { headersOf } from '../http/request.ts'
import { textNow } from '../i18n/use-text.ts'
import { usePreferences } from '../state/preferences.ts'
import { useSession } from '../state/session.ts'

/** Bytes of a call: what a slow line brings well within the time that one has. */
const CHUNK = 8 * 1024 * 1024
/** Until what has become of an upload is asked for once more. */
const ASK_MS = 3000
const WAITS_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000]

/** An upload under way. */
export interface SendingMedia {
  readonly pause: () => void
  readonly resume: () => void
  /** Gives it up: what came is forgotten. */
  readonly stop: () => void
}

export interface SendingEvents {
  /** Part that has come, in hundredths of a per cent. */
  readonly onProgress: (bp: number) => void
  /** All of it has come: what it is is looked for now. */
  readonly onCome: () => void
  /** It takes longer. @param why in the reader's language, or empty */
  readonly onWaiting: (why: string) => void
  readonly onDone: (outcome: MediaUpload) => void
  /** @param why in the reader's language */
  readonly onFailed: (why: string) => void
}

/** What the server said, in a sentence of its own or in an envelope. */
const sentenceOf = (error: Error): string => {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const body = response && response.getStatus() < 500 ? response.getBody().trim() : ''
  if (body === '') return textNow('error.network')
  try {
    const { message } = fieldsIn(JSON.parse(body))
    return typeof message === 'string' ? message : textNow('error.network')
  } catch {
    return body
  }
}

/** Names of files that this browser has brought in part: chosen again, they go on where they stopped. */
export const restingUploads = async (): Promise<readonly string[]> => {
  const found = await new Upload(new Blob([]), { endpoint: tusPath }).options.urlStorage?.findAllUploads()
  return [...new Set((found ?? []).flatMap(({ metadata }) => metadata.filename ?? []))]
}

const isWorthTrying = (error: Error): boolean => {
  const status = error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0
  return status < 400 || status >= 500 || status === 409 || status === 423 || status === 429
}

/** Brings a file by parts; one of which a part has come already goes on where it stopped. */
export const sendMedia = (
  file: File,
  { onProgress, onCome, onWaiting, onDone, onFailed }: SendingEvents,
): SendingMedia => {
  let asking: ReturnType<typeof setTimeout> | undefined
  const ask = (): void => {
    const key = upload.url?.split('/').at(-1) ?? ''
    call(mediaApi.upload, { key }, { tell: 'never' }).then(
      (outcome) => {
        if (outcome.state !== 1) return onDone(outcome)
        onWaiting(outcome.reason)
        asking = setTimeout(ask, ASK_MS)
      },
      (error: Error) => onFailed(error.message),
    )
  }
  const upload = new Upload(file, {
    endpoint: tusPath,
    chunkSize: CHUNK,
    retryDelays: WAITS_MS,
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    onShouldRetry: isWorthTrying,
    onBeforeRequest: (request) => {
      const { token, record } = useSession.getState()
      const headers = headersOf(token, record, usePreferences.getState().language)
      for (const [name, value] of Object.entries(headers)) if (name !== 'accept') request.setHeader(name, value)
    },
    onProgress: (sent, all) => onProgress(all > 0 ? (sent / all) * 10_000 : 0),
    onError: (error) => onFailed(sentenceOf(error)),
    onSuccess: () => {
      onCome()
      ask()
    },
  })
  void upload.findPreviousUploads().then(([last]) => {
    if (last) upload.resumeFromPreviousUpload(last)
    upload.start()
  })
  return {
    pause: () => {
      clearTimeout(asking)
      void upload.abort()
    },
    resume: () => upload.start(),
    stop: () => void upload.abort(true).catch(() => undefined),
  }
}
