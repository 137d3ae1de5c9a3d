import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartState } from '../../shared/api/health.ts'

/** Bytes: with less the bundled database could stop at any moment, whose log grows in steps of 16 MiB. */
const leastFree = 100 * 1024 * 1024
const file = '.write-probe'

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))

const write = async (path: string): Promise<void> => {
  const handle = await open(path, 'w', 0o600)
  try {
    await handle.writeFile(Buffer.alloc(4096))
    await handle.datasync() // some file systems find out only now
  } finally {
    await handle.close()
    await rm(path, { force: true })
  }
}

/** Whether `folder` has at least `free` bytes left and takes a small file, which does not stay. */
export const lookAtDisk = async (folder: string, free = leastFree): Promise<PartState> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < free) return 'full'
    await write(join(folder, file))
    return 'ok'
  } catch (error) {
    return isFull(error) ? 'full' : 'unwritable'
  }
}
