import { randomBytes } from 'node:crypto'
import type { Db } from '../db/tables.ts'
import { beginLook, type MediaRow, refuseFile, settleFile } from '../queries/media/files.ts'
import type { ComingFiles } from './coming.ts'
import { coverOf } from './cover.ts'
import { lookInto } from './probe/look.ts'
import type { MediaStore } from './store.ts'

interface Parts {
  readonly db: Db
  readonly coming: ComingFiles
  readonly store: MediaStore
}

/** A cover of what is a picture itself. */
const pictureCover = async (store: MediaStore, path: string): Promise<string | null> => {
  const cover = await coverOf(path)
  if (!cover) return null
  const key = randomBytes(16).toString('hex')
  await store.put(key, cover)
  return key
}

/**
 * What comes after the last byte: the file is looked into, hashed, and kept unless the company has it already. Killed in
 * between, or while the store is in trouble, it can be called again: what came stays until all of it is kept.
 */
export const finishUpload = async ({ db, coming, store }: Parts, row: MediaRow, now: number): Promise<void> => {
  const key = row.store_key
  const size = await coming.come(key)
  if (size === undefined) return refuseFile(db, row.id, 'media.gone', now)
  await beginLook(db, row.id, size, now)
  const found = await lookInto(coming.pathOf(key))
  if ('fault' in found) {
    await refuseFile(db, row.id, found.fault, now)
    return coming.remove(key)
  }
  const sha256 = await coming.sha256(key)
  await store.copy(key, coming.pathOf(key))
  const cover_key = found.facts.kind === 2 ? await pictureCover(store, coming.pathOf(key)) : null
  const isNew = await settleFile(db, row, { ...found.facts, sha256, cover_key }, now)
  await coming.remove(key)
  if (isNew) return
  await store.remove(key)
  if (cover_key) await store.remove(cover_key)
}
