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
 * @throws {ImportError} for what is wrong with the text, or too much of it
 */
export async function* parseRecords(source: Source, limits: ReadLimits): AsyncGenerator<Parsed> {
  const { name } = source
  const { encoding, delimiter } = await lookAt(source, limits)
  let broken = 0
  let quotedEmpty = 0
  /** Adds the line as a last field; null leaves the record out. */
  const read = (fields: string[], { records, empty_lines }: { records: number; empty_lines: number }) => {
    const line = records + empty_lines + broken
    if (fields.length > limits.columns) throw tooWide(name, limits, line)
    broken += linesIn(fields)
    if (fields.length === 1 && fields[0] === '') {
      if (++quotedEmpty > limits.emptyLines) throw tooEmpty(name, limits)
      return null
    }
    if (records === 1 && isSaid(fields, delimiter)) return null
    fields.push(String(line))
    return fields
  }
  const parser = parse({ ...dialect(limits), delimiter, on_record: read })
  const { file, out, close } = openText(source, encoding, limits, parser, () => parser.info.empty_lines + quotedEmpty)
  try {
    for await (const fields of out as AsyncIterable<string[]>) {
      const line = Number(fields.pop())
      yield { record: { fields, line }, bytes: file.bytesRead }
    }
  } finally {
    close()
  }
}
