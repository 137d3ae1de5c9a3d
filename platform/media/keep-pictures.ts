import { randomBytes } from 'node:crypto'
import type { Db } from '../db/tables.ts'
import { coverFile } from '../queries/media/files.ts'
import type { MediaStore } from './store.ts'

export interface Pictures {
  readonly cover?: Buffer | undefined
  readonly strip?: Buffer | undefined
}

/** Pictures of a file, JPEG, in the place of those that it had. @returns their names in the store */
export const keepPictures = async (
  { db, store }: { readonly db: Db; readonly store: MediaStore },
  file_id: number,
  pictures: Pictures,
  now: number,
): Promise<{ readonly cover_key?: string; readonly strip_key?: string }> => {
  const keys: { cover_key?: string; strip_key?: string } = {}
  for (const part of ['cover', 'strip'] as const) {
    const picture = pictures[part]
    if (!picture) continue
    const key = randomBytes(16).toString('hex')
    await store.put(key, picture)
    keys[`${part}_key`] = key
  }
  const before = await coverFile(db, file_id, keys, now)
  await Promise.all(before.map((key) => store.remove(key)))
  return keys
}
