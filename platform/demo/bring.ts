import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Db } from '../db/tables.ts'
import { keepPictures } from '../media/keep-pictures.ts'
import type { Media } from '../media/media.ts'
import { openFile, readUpload } from '../queries/media/files.ts'
import { drawPictures } from './videos.ts'

export interface Ways {
  readonly db: Db
  readonly media: Media
}

interface Brought {
  readonly company_id: number
  readonly member_id: number
  readonly name: string
  readonly content: Buffer
}

/** Brings a file as an upload does. @returns its number; undefined where the company has no room for it */
export const bring = async (
  { db, media }: Ways,
  { company_id, member_id, name, content }: Brought,
  now: number,
): Promise<number | undefined> => {
  const store_key = randomBytes(16).toString('hex')
  const opened = await openFile(db, { company_id, member_id, name, size: content.length, store_key }, now)
  if ('quota' in opened) return undefined
  await media.coming.create(store_key)
  await media.coming.write(store_key, Readable.from(content), 0)
  const row = await readUpload(db, { company_id }, store_key)
  if (row) await media.finish(row)
  return opened.id
}

/** What the browser of whoever brings a video draws. */
export const drawn = async ({ db, media }: Ways, file_id: number, hue: number, now: number): Promise<void> => {
  await keepPictures({ db, store: media.store }, file_id, await drawPictures(hue), now)
}
