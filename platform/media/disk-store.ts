import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fieldsIn } from '../../shared/record/fields.ts'
import { type MediaStore, placeOf } from './store.ts'

/** Bytes of a file, or undefined without one. */
export const sizeAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

const codeOf = (error: unknown): unknown => fieldsIn(error).code

/** Files in `root`, in 256 folders by the first two digits of their names. */
export const diskStore = (root: string): MediaStore => {
  const pathOf = (key: string): string => join(root, placeOf(key))
  /** Makes the folder of a file that finds none: there are 256 of them, and files without number. */
  const within = async (path: string, write: () => Promise<void>): Promise<void> => {
    try {
      await write()
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await write()
    }
  }
  /** Under a name in between: whoever reads finds one whole file at any moment. */
  const replace = async (from: string, to: string): Promise<void> => {
    const between = `${to}.${randomBytes(4).toString('hex')}`
    await link(from, between)
    await rename(between, to)
    await rm(between, { force: true }) // two names of one file: nothing was renamed
  }
  return {
    copy: (key, path) => {
      const to = pathOf(key)
      return within(to, async () => {
        try {
          await link(path, to)
        } catch (error) {
          if (codeOf(error) !== 'EEXIST') throw error
          await replace(path, to)
        }
      })
    },
    put: (key, bytes) => {
      const to = pathOf(key)
      return within(to, () => writeFile(to, bytes, { mode: 0o600 }))
    },
    size: async (key) => sizeAt(pathOf(key)),
    read: async (key, range) => {
      try {
        return (await open(pathOf(key))).createReadStream(range)
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    pathOf,
    remove: (key) => rm(pathOf(key), { force: true }),
    close: async () => {},
  }
}
