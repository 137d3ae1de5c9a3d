import { randomBytes } from 'node:crypto'
import type { Request, Response, Router } from 'express'
import multer, { MulterError, type StorageEngine } from 'multer'
import { type MediaUpload, mediaLimit, mediaScreens } from '../../../../shared/areas/media/api.ts'
import { readUpload } from '../../../queries/media/files.ts'
import { sendData, sendFailure } from '../../answers.ts'
import { type Context, secondsOf } from '../../context.ts'
import { admit } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { sayFor } from '../../texts.ts'
import { fileName } from './file-name.ts'
import { finishOrWait, outcomeOf, ownerOf } from './shown.ts'

/** Streams the one part to the place where files come. */
const into = (write: (file: Express.Multer.File) => Promise<number>): StorageEngine => ({
  _handleFile: (_, file, done) => {
    write(file).then(
      (size) => done(null, { size }),
      (error: unknown) => done(error),
    )
  },
  _removeFile: (_, __, done) => done(null),
})

const receive = async (context: Context, req: Request, res: Response): Promise<MediaUpload> => {
  const say = sayFor(req.get('lang'), req.get('accept-language'))
  const viewer = await admit(mediaScreens, context, req)
  if (!viewer) throw new Refused('login.again', { status: -1 })
  const owner = ownerOf({ viewer })
  const { db, media } = context
  const key = randomBytes(16).toString('hex')
  // The length of the body bounds that of its file.
  const most = Number(req.get('content-length') ?? mediaLimit)
  if (most > mediaLimit + 64 * 1024) throw new Refused('media.size')
  const write = async (file: Express.Multer.File): Promise<number> => {
    const made = { ...owner, name: fileName(file.originalname), size: Math.min(most, mediaLimit), store_key: key }
    const opened = await media.open(made, secondsOf(context))
    if ('quota' in opened) throw new Refused('media.quota', { params: { most: Math.floor(opened.quota / 1024 ** 3) } })
    await media.coming.create(key)
    return media.coming.write(key, file.stream, 0)
  }
  const limits = { fileSize: mediaLimit, files: 1, fields: 5, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 }
  const reader = multer({ storage: into(write), limits, defParamCharset: 'utf8' }).single('file')
  try {
    await new Promise<void>((resolve, reject) => {
      reader(req, res, (error?: unknown) => (error ? reject(error) : resolve()))
    })
  } catch (error) {
    await media.coming.remove(key)
    if (error instanceof MulterError) throw new Refused(error.code === 'LIMIT_FILE_SIZE' ? 'media.size' : 'badRequest')
    if (error instanceof Refused || req.complete) throw error
    throw new Refused('badRequest')
  }
  const row = req.file && (await readUpload(db, owner, key))
  if (!row) throw new Refused('badRequest')
  await finishOrWait(context, row)
  return outcomeOf(context, owner, key, say)
}

/** The specification's upload in one call: multipart with the part `file`; a file that is not taken is told in words. */
export const mountPlainUpload = (router: Router, context: Context): void => {
  router.post('/private/api/oss/upload_plus', async (req, res) => {
    try {
      const outcome = await receive(context, req, res)
      if (outcome.state === 3 && outcome.reason !== '')
        throw new Refused('gate.refused', { params: { reason: outcome.reason } })
      sendData(res, outcome)
    } catch (error) {
      if (res.headersSent || res.destroyed) return
      const kind = sendFailure(res, error, sayFor(req.get('lang'), req.get('accept-language')))
      if (kind === 'broken') context.log.error({ err: error }, 'an upload failed')
    }
  })
}
