import type { FileHandle } from 'node:fs/promises'
import { ImportError } from './error.ts'

const mark = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Entries of the first sectors of the directory; each is 128 bytes. */
const DIRECTORY = 4096
const encrypted = ['EncryptedPackage', 'EncryptionInfo', 'DataSpaces'].map((name) => Buffer.from(name, 'utf16le'))

/** Whether a file begins as a compound file, in which lie old Excel workbooks and those with a password. */
export const isCompound = (head: Buffer): boolean => head.subarray(0, mark.length).equals(mark)

const directoryOf = async (file: FileHandle): Promise<Buffer> => {
  const { buffer: head, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
  if (bytesRead < head.length) return Buffer.alloc(0)
  const sector = 2 ** Math.min(head.readUInt16LE(30), 12)
  const { buffer, bytesRead: length } = await file.read(
    Buffer.alloc(DIRECTORY),
    0,
    DIRECTORY,
    (head.readUInt32LE(48) + 1) * sector,
  )
  return buffer.subarray(0, length)
}

/** Why a compound file cannot be imported, and what to do. */
export const refuseCompound = async (file: FileHandle, name: string): Promise<ImportError> => {
  const directory = await directoryOf(file)
  if (encrypted.some((entry) => directory.includes(entry)))
    return new ImportError(
      `${name} 是有密码的 Excel 文件：请去掉密码后另存为 .xlsx`,
      `${name} is an Excel file with a password: save it as .xlsx without one`,
    )
  return new ImportError(
    `${name} 是旧版 Excel 文件（.xls）：请另存为 .xlsx 或 CSV`,
    `${name} is an Excel file of the old kind (.xls): save it as .xlsx or CSV`,
  )
}
