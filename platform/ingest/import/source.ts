import { createHash } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CsvError, parse } from 'csv-parse'
import { ImportError } from './error.ts'

const CHUNK = 1 << 18

/** A record longer than this is an unclosed quote, not a record. */
const MOST_RECORD = 1_000_000

/** One record of the file; `line` is the line on which it begins, the header's being 1. */
export interface Record {
  readonly fields: readonly string[]
  readonly line: number
}

export interface Source {
  readonly path: string
  readonly name: string
  readonly size: number
  readonly encoding: string
  readonly isGzip: boolean
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const firstBytes = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Looks at a file without reading it whole.
 * @param name how people call it
 * @throws {ImportError} when it is missing, empty, or something else than CSV text or gzip
 */
export const openSource = async (path: string, encoding = 'utf-8', name = basename(path)): Promise<Source> => {
  try {
    new TextDecoder(encoding)
  } catch {
    throw new ImportError(`不认识编码 ${encoding}`, `The encoding ${encoding} is not known`)
  }
  try {
    const info = await stat(path)
    if (!info.isFile()) throw new ImportError(`${path} 不是文件`, `${path} is not a file`)
    const head = await firstBytes(path)
    if (head.length === 0) throw new ImportError(`${name} 是空文件`, `${name} is empty`)
    const isGzip = head[0] === 0x1f && head[1] === 0x8b
    if (/\.gz$/i.test(name) && !isGzip)
      throw new ImportError(
        `${name} 不是 gzip 文件，尽管名字以 .gz 结尾`,
        `${name} is not gzip, though its name ends in .gz`,
      )
    if (head.toString('latin1').startsWith('PK'))
      throw new ImportError(
        `${name} 是 zip 或 Excel 文件，请另存为 CSV（UTF-8）`,
        `${name} is a zip or Excel file: save it as CSV (UTF-8)`,
      )
    if (encoding === 'utf-8' && ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)))
      throw wrongEncoding(name, 'UTF-16', head[0] === 0xff ? 'utf-16le' : 'utf-16be')
    return { path, name, size: info.size, encoding, isGzip }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new ImportError(`找不到文件 ${path}`, `There is no file ${path}`)
    if (codeOf(error) === 'EACCES') throw new ImportError(`没有权限读取 ${path}`, `${path} may not be read`)
    throw error
  }
}

const wrongEncoding = (name: string, looks: string, option: string): ImportError =>
  new ImportError(
    `${name} 不是 UTF-8 文本，可能是 ${looks}：请转成 UTF-8，或加上 --encoding ${option}`,
    `${name} is not UTF-8 text, maybe ${looks}: save it as UTF-8, or add --encoding ${option}`,
    'encoding',
  )

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

const explain = (source: Source, error: unknown): unknown => {
  if (error instanceof ImportError) return error
  const code = codeOf(error)
  if (/^Z_/.test(code))
    return new ImportError(
      `${source.name} 的 gzip 数据损坏或不完整`,
      `The gzip data of ${source.name} is damaged or cut off`,
    )
  if (!(error instanceof CsvError)) return error
  const line = String('lines' in error ? error.lines : '?')
  return new ImportError(
    `${source.name} 不是正确的 CSV（第 ${line} 行附近）：${error.message}`,
    `${source.name} is not proper CSV (near line ${line}): ${error.message}`,
  )
}

const linesIn = (fields: readonly string[]): number => {
  let count = 0
  for (const field of fields) if (field.includes('\n')) count += field.split('\n').length - 1
  return count
}

/** Pipes each part into the next; a failure reaches the last. Not stream.pipeline: a reader may stop early without one. */
const chain = (parts: Readable[]): Readable[] => {
  const fail = (error: Error): void => {
    parts.at(-1)?.destroy(error)
  }
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1]
    if (!next) continue
    part.on('error', fail)
    part.pipe(next as Transform)
  }
  return parts
}

/**
 * The records of a file, empty lines left out, read as a stream: never more than a few hundred in memory.
 * @param onRead how many bytes of the file have been read
 * @throws {ImportError} for a wrong encoding, damaged gzip or an unclosed quote
 */
export async function* readRecords(source: Source, onRead: (bytes: number) => void = () => {}): AsyncGenerator<Record> {
  const file: ReadStream = createReadStream(source.path, { highWaterMark: CHUNK })
  const parser = parse({ bom: true, relax_quotes: true, relax_column_count: true, max_record_size: MOST_RECORD })
  const parts = chain([file, ...(source.isGzip ? [createGunzip()] : []), decoding(source), parser])
  try {
    let line = 1
    for await (const fields of parser as AsyncIterable<string[]>) {
      const isEmpty = fields.length === 1 && fields[0] === ''
      if (!isEmpty) yield { fields, line }
      line += 1 + linesIn(fields)
      onRead(file.bytesRead)
    }
  } catch (error) {
    throw explain(source, error)
  } finally {
    for (const part of parts) part.destroy()
  }
}

/**
 * Reads a file once from end to end, without looking at its lines, so that nothing of a damaged one is imported.
 * @returns its SHA-256 as it lies on the disk, in hex
 * @throws {ImportError} for a wrong encoding or damaged gzip
 */
export const examine = async (source: Source): Promise<string> => {
  const hash = createHash('sha256')
  const file = createReadStream(source.path, { highWaterMark: CHUNK })
  file.on('data', (chunk) => hash.update(chunk))
  const parts: Readable[] = chain([file, ...(source.isGzip ? [createGunzip()] : []), decoding(source)])
  try {
    for await (const _ of parts.at(-1) ?? file);
  } catch (error) {
    throw explain(source, error)
  } finally {
    for (const part of parts) part.destroy()
  }
  return hash.digest('hex')
}
