import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ImportError } from '../../error.ts'
import type { ReadLimits } from '../../limits.ts'
import type { Source } from '../../source.ts'
import { byteBound, until } from '../bounds.ts'
import { chain } from '../chain.ts'
import { damaged } from './damaged.ts'

const CHUNK = 1 << 16
const [STORED, DEFLATED] = [0, 8]
/** Bytes of an entry's name and what stands with it; those of a workbook's parts are far below. */
const MOST_NAME = 4096

/** What the zip library, zlib or the decoder says of a damaged archive; failures of the disk are not the file's. */
const explain = (name: string, error: unknown): unknown => {
  if (error instanceof ImportError || !(error instanceof Error) || 'syscall' in error) return error
  return /encrypt/i.test(error.message) ? withPassword(name) : damaged(name, error.message)
}

const withPassword = (name: string): ImportError =>
  new ImportError(`${name} 有密码：请去掉密码后再导入`, `${name} has a password: remove it and try again`)

const readEntries = async (zip: ZipFile, name: string, limits: ReadLimits): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > limits.entries)
    throw new ImportError(
      `${name} 里超过 ${limits.entries.toLocaleString('en')} 个文件，不是正常的表格`,
      `${name} holds more than ${limits.entries.toLocaleString('en')} files: it is no ordinary workbook`,
    )
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName.toLowerCase()
    const around = entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (around <= MOST_NAME && !entries.has(path)) entries.set(path, entry)
  }
  return entries
}

/** A zip archive whose entries are read as text, one after the other or side by side, all within the bounds of one file. */
export class Zip {
  readonly #zip: ZipFile
  readonly #name: string
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #weigh: (bytes: number) => ImportError | undefined
  #packed = 0

  private constructor(zip: ZipFile, name: string, limits: ReadLimits, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#name = name
    this.#entries = entries
    this.#weigh = byteBound(name, limits, () => this.#packed)
  }

  /** @throws {ImportError} for a damaged archive, names that lead out of it, or too many entries */
  static async open({ path, name }: Source, limits: ReadLimits): Promise<Zip> {
    try {
      const zip = await openPromise(path, { autoClose: false })
      try {
        return new Zip(zip, name, limits, await readEntries(zip, name, limits))
      } catch (error) {
        zip.close()
        throw error
      }
    } catch (error) {
      throw explain(name, error)
    }
  }

  /** Packed bytes that have been read. */
  get packed(): number {
    return this.#packed
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase())
  }

  /**
   * The text of an entry, piece by piece.
   * @throws {ImportError} when it is missing, damaged, no UTF-8, or when more has been unpacked than a file may hold
   */
  async *text(path: string): AsyncGenerator<string> {
    const entry = this.#entries.get(path.toLowerCase())
    if (!entry) throw damaged(this.#name, `${path} is missing`)
    if (entry.isEncrypted()) throw withPassword(this.#name)
    const { compressionMethod: method } = entry
    if (method !== STORED && method !== DEFLATED) throw damaged(this.#name, `${path} is packed by method ${method}`)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let [size, sum] = [0, 0]
    try {
      for await (const chunk of this.#bytes(entry)) {
        const error = this.#weigh(chunk.length)
        if (error) throw error
        size += chunk.length
        sum = crc32(chunk, sum)
        yield decoder.decode(chunk, { stream: true })
      }
      yield decoder.decode()
    } catch (error) {
      throw explain(this.#name, error)
    }
    if (size !== entry.uncompressedSize || sum !== entry.crc32)
      throw damaged(this.#name, `${path} differs from its checksum`)
  }

  async *#bytes(entry: Entry): AsyncGenerator<Buffer> {
    const raw = await this.#zip.openReadStreamPromise(entry, { decodeFileData: false })
    const count = until((chunk) => {
      this.#packed += chunk.length
      return undefined
    })
    const inflate = entry.compressionMethod === DEFLATED ? [createInflateRaw({ chunkSize: CHUNK })] : []
    const { out, close } = chain(raw, count, ...inflate)
    try {
      yield* out as AsyncIterable<Buffer>
    } finally {
      close()
    }
  }

  close(): void {
    this.#zip.close()
  }
}
