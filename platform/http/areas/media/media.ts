import type { Router } from 'express'
import multer from 'multer'
import { isRowId } from '../../../../shared/api/row-id.ts'
import { type MediaFile, mediaApi } from '../../../../shared/areas/media/api.ts'
import { coverOf } from '../../../media/cover.ts'
import { keepPictures } from '../../../media/keep-pictures.ts'
import { readUsable } from '../../../queries/media/files.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { languageOf, sayFor } from '../../texts.ts'
import { mountPictures } from './pictures.ts'
import { mountPlainUpload } from './plain.ts'
import { mountPlay } from './play.ts'
import { outcomeOf, ownerOf, shownFile } from './shown.ts'
import { mountTus } from './tus.ts'

const MOST_PICTURE = 4 * 1024 * 1024

const reader = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MOST_PICTURE, files: 2, fields: 5, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 },
}).fields([
  { name: 'cover', maxCount: 1 },
  { name: 'strip', maxCount: 1 },
])

/** Sides of the pictures that are kept, in points. */
const sides = { cover: { width: 480, height: 480 }, strip: { width: 3200, height: 320 } } as const

type Files = Express.Request['files']

const partsOf = (files: Files): Readonly<Record<string, readonly Express.Multer.File[] | undefined>> =>
  files === undefined || Array.isArray(files) ? {} : files

/** Pictures of a video, made by the browser that brought it; sharp makes them anew. */
const takeCover = async (call: Call): Promise<MediaFile> => {
  const { db, media } = call.context
  const request = await call.read(reader).catch(() => {
    throw new Refused('media.cover')
  })
  const { company_id, member_id } = ownerOf(call)
  const id: unknown = request.body?.id
  const row = typeof id === 'string' && isRowId(id) ? await readUsable(db, company_id, id) : undefined
  if (!row || row.member_id !== member_id || row.kind !== 1) throw new Refused('media.none')
  const pictures: { cover?: Buffer; strip?: Buffer } = {}
  for (const part of ['cover', 'strip'] as const) {
    const bytes = partsOf(request.files)[part]?.[0]?.buffer
    if (!bytes) continue
    const picture = await coverOf(bytes, sides[part])
    if (!picture) throw new Refused('media.cover')
    pictures[part] = picture
  }
  if (Object.keys(pictures).length === 0) throw new Refused('media.cover')
  const keys = await keepPictures({ db, store: media.store }, row.id, pictures, call.now)
  return shownFile(call.context, { ...row, ...keys })
}

export const mountMedia = (router: Router, context: Context): void => {
  implement(router, context, mediaApi, {
    upload: ({ key }, call) => outcomeOf(context, ownerOf(call), key, sayFor(languageOf(call), undefined)),
    file: async ({ id }, call) => {
      const row = await readUsable(context.db, call.viewer.scope.company_id, id)
      if (!row) throw new Refused('media.none')
      return shownFile(context, row)
    },
    cover: (_, call) => takeCover(call),
  })
  mountTus(router, context)
  mountPlainUpload(router, context)
  mountPlay(router, context)
  mountPictures(router, context)
}
