import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportError } from './error.ts'

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

/** The text is none in UTF-8; `looks` like another encoding. */
export const wrongEncoding = (name: string, looks: string, option: string): ImportError =>
  new ImportError(
    `${name} 不是 UTF-8 文本，可能是 ${looks}：请转成 UTF-8，或加上 --encoding ${option}`,
    `${name} is not UTF-8 text, maybe ${looks}: save it as UTF-8, or add --encoding ${option}`,
    'encoding',
  )
