import { randomBytes } from 'node:crypto'
import type { Router } from 'express'
import multer, { MulterError } from 'multer'
import { accountApi } from '../../../../shared/areas/account/api.ts'
import { noteUpload, readAvatar, replaceAvatar } from '../../../queries/account/avatar.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { squareJpeg } from '../../picture.ts'
import { Refused, wrongField } from '../../refused.ts'
import { servePicture } from '../../serve-picture.ts'
import { busy } from './new-password.ts'

/** A file of this size is too large already. */
const SIZE = 2 * 1024 * 1024

const reader = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: SIZE - 1, files: 1, fields: 5, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 },
}).single('image')

const requirePlace = async (call: Call, member_id: number): Promise<void> => {
  const wait = await noteUpload(call.context.db, member_id, call.now)
  if (wait === 0) return
  const params = { hours: Math.ceil(wait / 3600) }
  throw new Refused('avatar.tooMany', { status: 429, params, refusal: { retry_after: wait } })
}

const readImage = async (call: Call): Promise<Buffer> => {
  const request = await call.read(reader).catch((error: unknown) => {
    const tooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
    throw new Refused(tooLarge ? 'form.avatar.size' : 'badRequest')
  })
  if (!request.file) throw wrongField('image', 'form.required')
  return request.file.buffer
}

/** Uploads of an account are counted before their body is read, so that they hold little memory at once. */
const upload = async (call: Call): Promise<string> => {
  const { db, sessions } = call.context
  const member_id = Number(call.viewer.record.id)
  await requirePlace(call, member_id)
  const image = await squareJpeg(await readImage(call))
  if (image === 'busy') throw busy()
  if (typeof image === 'string') throw new Refused(`avatar.${image}`)
  const hash = randomBytes(16).toString('hex')
  const address = `/private/avatar/${hash}.jpg`
  await replaceAvatar(db, { hash, member_id, image, address, now: call.now })
  sessions.forget(member_id)
  return address
}

export const mountAvatar = (router: Router, context: Context): void => {
  implement(router, context, { uploadavatar: accountApi.uploadavatar }, { uploadavatar: (_, call) => upload(call) })
  // Whoever knows the name may see the picture: nobody guesses 32 digits.
  const read = (hash: string) => readAvatar(context.db, hash)
  router.get('/private/avatar/:hash.jpg', servePicture({ type: 'image/jpeg', name: 'avatar.jpg', read }))
}
