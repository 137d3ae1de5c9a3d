import { importPart } from '../../shared/areas/imports/api.ts'

/** What is known of a file that is being sent. */
interface Sent {
  readonly id: string
  readonly received: number
}

/** The calls by which one kind of file is sent. */
export interface FileCalls<Run extends Sent> {
  readonly open: (file: { readonly name: string; readonly size: number }, signal: AbortSignal) => Promise<Run>
  readonly part: (body: FormData, signal: AbortSignal) => Promise<Run>
}

/**
 * Sends a file in parts, one after the other.
 * @param onSent bytes that have come
 * @throws what the call throws, after the user was told
 */
export const sendFile = async <Run extends Sent>(
  upload: FileCalls<Run>,
  file: File,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Run> => {
  let run = await upload.open({ name: file.name, size: file.size }, signal)
  while (run.received < file.size) {
    const body = new FormData()
    body.set('id', run.id)
    body.set('offset', String(run.received))
    body.set('part', file.slice(run.received, run.received + importPart), 'part')
    run = await upload.part(body, signal)
    onSent(run.received)
  }
  return run
}
