import { stat } from 'node:fs/promises'
import type { PartState } from '../../../shared/api/health.ts'
import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import type { S3Settings } from '../settings.ts'
import { type MediaStore, placeOf, StoreTrouble } from '../store.ts'
import { bodyOf, openS3, type S3Client } from './client.ts'
import { sendFile } from './send-file.ts'

const MOST_SIZES = 10_000
const PROBE = '.write-probe'

const readSize = async (client: S3Client, key: string): Promise<number | undefined> => {
  const { statusCode, headers, body } = await client.send({ method: 'HEAD', name: placeOf(key) })
  await body.dump()
  return statusCode === 404 ? undefined : Number(headers['content-length'])
}

/** Files in a bucket, named as on the disk, and whether it takes one now. */
export const s3Store = (settings: S3Settings): MediaStore & { readonly look: () => Promise<PartState> } => {
  const client = openS3(settings)
  /** What is stored under a name never changes: a film that is played is not measured for every range. */
  const sizes = new BoundedMap<string, number>(MOST_SIZES)
  return {
    copy: async (key, path) => {
      const { size } = await stat(path)
      await sendFile(client, placeOf(key), path, size)
      const kept = await readSize(client, key)
      if (kept !== size) throw new StoreTrouble('refused', `the file store kept ${kept} of ${size} bytes`)
    },
    put: async (key, bytes) => {
      const { body } = await client.send({ method: 'PUT', name: placeOf(key), body: bodyOf(bytes) })
      await body.dump()
    },
    size: async (key) => {
      const known = sizes.get(key)
      if (known !== undefined) return known
      const size = await readSize(client, key)
      if (size !== undefined) sizes.set(key, size)
      return size
    },
    read: async (key, { start, end }) => {
      const headers = { range: `bytes=${start}-${end}` }
      const { statusCode, body } = await client.send({ method: 'GET', name: placeOf(key), headers })
      if (statusCode === 206) return body
      await body.dump()
      if (statusCode === 404) return undefined
      throw new StoreTrouble('refused', `the file store answers a range with ${statusCode}`)
    },
    remove: async (key) => {
      sizes.delete(key)
      const { body } = await client.send({ method: 'DELETE', name: placeOf(key) })
      await body.dump()
    },
    look: async () => {
      try {
        const { body } = await client.send({ method: 'PUT', name: PROBE, body: bodyOf(Buffer.from('-')) })
        await body.dump()
        return 'ok'
      } catch (error) {
        return error instanceof StoreTrouble && error.kind === 'refused' ? 'unwritable' : 'down'
      }
    },
    close: client.close,
  }
}
