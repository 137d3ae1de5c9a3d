import { createReadStream, type ReadStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ImportError } from '../error.ts'
import type { ReadLimits } from '../limits.ts'
import { type Source, wrongEncoding } from '../source.ts'
import { boundBytes, boundLines } from './bounds.ts'

const CHUNK = 1 << 18

/** Passes UTF-8 on as it is, once it has been checked; other encodings become UTF-8. */
const decoding = (source: Source): Transform => {
  const decoder = new TextDecoder(source.encoding, { fatal: true })
  const isUtf8 = decoder.encoding === 'utf-8'
  const decode = (chunk: Buffer | undefined): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw isUtf8
        ? wrongEncoding(source.name, 'GBK', 'gb18030')
        : new ImportError(
            `${source.name} 不是 ${source.encoding} 文本`,
            `${source.name} is not ${source.encoding} text`,
            'encoding',
          )
    }
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        const text = decode(chunk)
        done(null, isUtf8 ? chunk : Buffer.from(text))
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        const text = decode(undefined)
        done(null, isUtf8 || text === '' ? undefined : Buffer.from(text))
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

export interface Text {
  readonly file: ReadStream
  /** UTF-8. Its failures are those of everything before it. */
  readonly out: Readable
  readonly close: () => void
}

/** The text of a file, unpacked, checked and bounded. `into` takes it, if anything; `empty` tells how many lines were. */
export const openText = (source: Source, limits: ReadLimits, into?: Transform, empty = (): number => 0): Text => {
  const file = createReadStream(source.path, { highWaterMark: CHUNK })
  const parts: Readable[] = [
    file,
    ...(source.isGzip ? [createGunzip({ chunkSize: CHUNK })] : []),
    boundBytes(source, limits, () => file.bytesRead),
    decoding(source),
    boundLines(source, limits, empty),
    ...(into ? [into] : []),
  ]
  const out = parts.at(-1) ?? file
  // Not stream.pipeline: a reader may stop early without a failure.
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1]
    if (!next) continue
    part.on('error', (error) => void out.destroy(error))
    part.pipe(next as Transform)
  }
  return {
    file,
    out,
    close: () => {
      for (const part of parts) part.destroy()
    },
  }
}
