import { type ImportRun, importPart, importsApi } from '../../../../shared/areas/imports/api.ts'
import { call } from '../../../http/client.ts'

/**
 * Sends a file in parts, one after the other.
 * @param onSent bytes that have come
 * @throws what the call throws, after the user was told
 */
export const sendFile = async (
  file: File,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ImportRun> => {
  let run = await call(importsApi.open, { name: file.name, size: file.size }, { signal })
  while (run.received < file.size) {
    const body = new FormData()
    body.set('id', run.id)
    body.set('offset', String(run.received))
    body.set('part', file.slice(run.received, run.received + importPart), 'part')
    run = await call(importsApi.upload, body, { signal })
    onSent(run.received)
  }
  return run
}
