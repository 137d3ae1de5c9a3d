import { createReadStream, type ReadStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ImportError } from '../error.ts'
import type { ReadLimits } from '../limits.ts'
import { type Source, wrongEncoding } from '../source.ts'
import { boundLines, byteBound, until } from './bounds.ts'
import { chain } from './chain.ts'

const CHUNK = 1 << 18

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Passes UTF-8 on as it is, once it has been checked; other encodings become UTF-8. */
const decoding = (name: string, encoding: string): Transform => {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const isUtf8 = decoder.encoding === 'utf-8'
  const decode = (chunk: Buffer | undefined): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw isUtf8
        ? wrongEncoding(name, 'GBK', 'gb18030')
        : new ImportError(`${name} 不是 ${encoding} 文本`, `${name} is not ${encoding} text`, 'encoding')
    }
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        const text = decode(chunk)
        done(null, isUtf8 ? chunk : Buffer.from(text))
      } catch (error) {
        done(errorOf(error))
      }
    },
    flush(done) {
      try {
        const text = decode(undefined)
        done(null, isUtf8 || text === '' ? undefined : Buffer.from(text))
      } catch (error) {
        done(errorOf(error))
      }
    },
  })
}

export interface Text {
  readonly file: ReadStream
  /** Its failures are those of everything before it. */
  readonly out: Readable
  readonly close: () => void
}

/** The bytes of a text file, unpacked. */
export const openBytes = ({ path, kind }: Source, ...rest: readonly Transform[]): Text => {
  const file = createReadStream(path, { highWaterMark: CHUNK })
  return { file, ...chain(file, ...(kind === 'gzip' ? [createGunzip({ chunkSize: CHUNK })] : []), ...rest) }
}

/** The text of a file as UTF-8, unpacked, checked and bounded. `into` takes it. */
export const openText = (source: Source, encoding: string, limits: ReadLimits, into: Transform): Text => {
  const { name, kind } = source
  const weigh = byteBound(name, limits, kind === 'gzip' ? () => text.file.bytesRead : undefined)
  const text = openBytes(
    source,
    until((chunk) => weigh(chunk.length)),
    decoding(name, encoding),
    boundLines(name, limits),
    into,
  )
  return text
}
