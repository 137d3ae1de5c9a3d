import { type FileHandle, open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { isCompound, refuseCompound } from './compound.ts'
import { ImportError } from './error.ts'

export interface Source {
  readonly path: string
  readonly name: string
  readonly size: number
  /** Of its text, where no byte order mark says another one. */
  readonly encoding: string
  /** By its first bytes, whatever its name says; a zip archive may be a workbook (.xlsx). */
  readonly kind: 'text' | 'gzip' | 'zip'
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const firstBytes = async (file: FileHandle): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
  return buffer.subarray(0, bytesRead)
}

/** Of a zip archive: that of an entry, or of an archive without any. */
const zipMarks = ['PK\x03\x04', 'PK\x05\x06']

const kindOf = (head: Buffer): Source['kind'] => {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  return zipMarks.includes(head.toString('latin1', 0, 4)) ? 'zip' : 'text'
}

const look = async (file: FileHandle, name: string): Promise<Source['kind']> => {
  const head = await firstBytes(file)
  if (head.length === 0) throw new ImportError(`${name} 是空文件`, `${name} is empty`)
  if (isCompound(head)) throw await refuseCompound(file, name)
  const kind = kindOf(head)
  if (/\.gz$/i.test(name) && kind !== 'gzip')
    throw new ImportError(
      `${name} 不是 gzip 文件，尽管名字以 .gz 结尾`,
      `${name} is not gzip, though its name ends in .gz`,
    )
  return kind
}

/**
 * Looks at a file without reading it whole.
 * @param name how people call it
 * @throws {ImportError} when it is missing, empty, or an Excel file of the old kind or with a password
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
    await using file = await open(path)
    return { path, name, size: info.size, encoding, kind: await look(file, name) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new ImportError(`找不到文件 ${path}`, `There is no file ${path}`)
    if (codeOf(error) === 'EACCES') throw new ImportError(`没有权限读取 ${path}`, `${path} may not be read`)
    throw error
  }
}

/** The text is none in UTF-8; `looks` like another encoding. */
export const wrongEncoding = (name: string, looks: string, option: string): ImportError =>
  new ImportError(
    `${name} 不是 UTF-8 文本，可能是 ${looks}：请转成 UTF-8，或加上 --encoding ${option}`,
    `${name} is not UTF-8 text, maybe ${looks}: save it as UTF-8, or add --encoding ${option}`,
    'encoding',
  )
