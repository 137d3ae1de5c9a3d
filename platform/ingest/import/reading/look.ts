import { ImportError } from '../error.ts'
import type { ReadLimits } from '../limits.ts'
import { type Source, wrongEncoding } from '../source.ts'
import { delimiterOf } from './delimiter.ts'
import { openBytes } from './text.ts'

/** Bytes of text that are looked at: more than the longest header, and mostly a few records. */
const SAMPLE = 1 << 17

export interface Look {
  /** Of the byte order mark, or as the caller said. */
  readonly encoding: string
  readonly delimiter: string
}

/** Byte order marks: who writes one says more than who chose an encoding. */
const marks: readonly (readonly [string, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
]

const sampleOf = async (source: Source): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> => {
  const { out, close } = openBytes(source)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of out as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= SAMPLE) return { bytes: Buffer.concat(chunks).subarray(0, SAMPLE), isWhole: false }
    }
    return { bytes: Buffer.concat(chunks), isWhole: true }
  } finally {
    close()
  }
}

/**
 * How a text file is written, by its first lines.
 * @throws {ImportError} for a packed workbook, or UTF-16 that does not say so
 */
export const lookAt = async (source: Source, limits: ReadLimits): Promise<Look> => {
  const { name } = source
  const { bytes, isWhole } = await sampleOf(source)
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04')
    throw new ImportError(
      `${name} 里是压缩过的 Excel 文件：请直接使用 .xlsx`,
      `${name} holds an Excel file: take the .xlsx itself`,
    )
  const [marked] = marks.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark)) ?? []
  const encoding = marked ?? new TextDecoder(source.encoding).encoding
  if (encoding === 'utf-8' && bytes.length > 3) {
    if (bytes[1] === 0 && bytes[3] === 0) throw wrongEncoding(name, 'UTF-16', 'utf-16le')
    if (bytes[0] === 0 && bytes[2] === 0) throw wrongEncoding(name, 'UTF-16', 'utf-16be')
  }
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isWhole })
  return { encoding, delimiter: delimiterOf(text, isWhole, limits) }
}
