import { createReadStream } from 'node:fs'
import { link, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type MediaStore, storeKey } from './store.ts'

/** Bytes of a file, or undefined without one. */
export const sizeAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/** Files in `root`, in 256 folders by the first two digits of their names. */
export const diskStore = (root: string): MediaStore => {
  /** @throws for a name that is not ours, so that none leads out of the folder */
  const pathOf = (key: string): string => {
    if (!storeKey.test(key)) throw new Error('not a name of the store')
    return join(root, key.slice(0, 2), key)
  }
  const place = async (key: string): Promise<string> => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return path
  }
  return {
    copy: async (key, path) => {
      const to = await place(key)
      await rm(to, { force: true })
      await link(path, to)
    },
    put: async (key, bytes) => writeFile(await place(key), bytes, { mode: 0o600 }),
    size: async (key) => sizeAt(pathOf(key)),
    read: (key, { start, end }) => createReadStream(pathOf(key), { start, end }),
    pathOf,
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
