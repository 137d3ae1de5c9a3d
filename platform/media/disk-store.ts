import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type MediaStore, placeOf } from './store.ts'

/** Bytes of a file, or undefined without one. */
export const sizeAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in `root`, in 256 folders by the first two digits of their names. */
export const diskStore = (root: string): MediaStore => {
  const pathOf = (key: string): string => join(root, placeOf(key))
  const place = async (key: string): Promise<string> => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return path
  }
  return {
    // A name in between: whoever reads finds one whole file at any moment.
    copy: async (key, path) => {
      const to = await place(key)
      const between = `${to}.${randomBytes(4).toString('hex')}`
      await link(path, between)
      await rename(between, to)
      await rm(between, { force: true }) // two names of one file: nothing was renamed
    },
    put: async (key, bytes) => writeFile(await place(key), bytes, { mode: 0o600 }),
    size: async (key) => sizeAt(pathOf(key)),
    read: async (key, range) => {
      try {
        return (await open(pathOf(key))).createReadStream(range)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    close: async () => {},
  }
}
