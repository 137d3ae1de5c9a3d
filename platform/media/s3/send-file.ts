import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StoreTrouble } from '../store.ts'
import { bodyOf, codeIn, type S3Body, type S3Client, textOf } from './client.ts'

/** Bytes of a part: S3 takes at least 5 MiB and at most 10,000 of them. */
const PART = 16 * 1024 * 1024

interface Span {
  readonly start: number
  /** Included. */
  readonly end: number
}

/** Part of a file, read twice: once for its hash, which the store compares, once while it is sent. */
const spanOf = async (path: string, { start, end }: Span): Promise<S3Body> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { start, end })) hash.update(chunk)
  return {
    open: () => createReadStream(path, { start, end }),
    length: end - start + 1,
    sha256: hash.digest('hex'),
  }
}

const tagIn = (headers: Readonly<Record<string, string | string[] | undefined>>): string => {
  const tag = headers.etag
  if (typeof tag === 'string') return tag
  throw new StoreTrouble('refused', 'the file store takes a part without naming it (no ETag)')
}

const spansOf = (size: number): readonly Span[] =>
  Array.from({ length: Math.ceil(size / PART) }, (_, n) => ({
    start: n * PART,
    end: Math.min(size, (n + 1) * PART) - 1,
  }))

const sendParts = async (client: S3Client, name: string, path: string, size: number): Promise<void> => {
  const begun = await client.send({ method: 'POST', name, query: { uploads: '' } })
  const uploadId = /<UploadId>([^<]{1,1024})<\/UploadId>/.exec(await textOf(begun))?.[1]
  if (uploadId === undefined) throw new StoreTrouble('refused', 'the file store begins no upload by parts')
  try {
    const parts: string[] = []
    for (const [n, span] of spansOf(size).entries()) {
      const query = { partNumber: String(n + 1), uploadId }
      const taken = await client.send({ method: 'PUT', name, query, body: await spanOf(path, span) })
      await taken.body.dump()
      parts.push(`<Part><PartNumber>${n + 1}</PartNumber><ETag>${tagIn(taken.headers)}</ETag></Part>`)
    }
    const all = bodyOf(Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`))
    const ended = await client.send({ method: 'POST', name, query: { uploadId }, body: all })
    // Begun as a success, it may still end as an error.
    const wrong = codeIn(await textOf(ended))
    if (wrong) throw new StoreTrouble('down', `the file store does not put the parts together: ${wrong}`)
  } catch (error) {
    // Parts of an upload that is not ended are paid for. A store that is away forgets them by its own rule.
    await client.send({ method: 'DELETE', name, query: { uploadId } }).then(
      ({ body }) => body.dump(),
      () => {},
    )
    throw error
  }
}

/** Sends a file of so many bytes, a large one by parts; memory holds no more than a piece of one. @throws {StoreTrouble} */
export const sendFile = async (client: S3Client, name: string, path: string, size: number): Promise<void> => {
  if (size > PART) return sendParts(client, name, path, size)
  const body = size === 0 ? bodyOf(Buffer.alloc(0)) : await spanOf(path, { start: 0, end: size - 1 })
  const { body: answer } = await client.send({ method: 'PUT', name, body })
  await answer.dump()
}
