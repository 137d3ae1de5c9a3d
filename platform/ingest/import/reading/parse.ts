import { parse } from 'csv-parse'
import type { ReadLimits } from '../limits.ts'
import type { Source } from '../source.ts'
import { tooEmpty, tooWide } from './bounds.ts'
import { dialect, isSaid } from './delimiter.ts'
import { lookAt } from './look.ts'
import { openText } from './text.ts'

/** One record of the file; `line` is the line on which it begins, the first line of the file being 1. */
export interface Record {
  readonly fields: readonly string[]
  readonly line: number
}

/** A record, and how many bytes of the file have been read so far. */
export interface Parsed {
  readonly record: Record
  readonly bytes: number
}

const linesIn = (fields: readonly string[]): number => {
  let count = 0
  for (const field of fields) if (field.includes('\n')) count += field.split('\n').length - 1
  return count
}

/**
 * The records of a text file, empty lines left out, at most a few hundred in memory.
 * @param onBytes hears the file as it lies on the disk
 * @throws {ImportError} for what is wrong with the text, or too much of it
 */
export async function* parseRecords(
  source: Source,
  limits: ReadLimits,
  onBytes?: (chunk: Buffer) => void,
): AsyncGenerator<Parsed> {
  const { name } = source
  const { encoding, delimiter } = await lookAt(source, limits)
  const parser = parse({ ...dialect(limits), delimiter })
  const { file, out, close } = openText(source, encoding, limits, parser)
  if (onBytes) file.on('data', (chunk) => typeof chunk !== 'string' && onBytes(chunk))
  let next = 1
  let empty = 0
  try {
    for await (const fields of out as AsyncIterable<string[]>) {
      const line = next
      next += 1 + linesIn(fields)
      if (fields.length === 1 && fields[0] === '') {
        if (++empty > limits.emptyLines) throw tooEmpty(name, limits)
        continue
      }
      if (fields.length > limits.columns) throw tooWide(name, limits, line)
      if (line === 1 && isSaid(fields, delimiter)) continue
      yield { record: { fields, line }, bytes: file.bytesRead }
    }
  } finally {
    close()
  }
}
