import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DataStore, type Locker, Server, Upload } from '@tus/server'
import type { Request, Response, Router } from 'express'
import { mediaLimit, mediaScreens, tusPath } from '../../../../shared/areas/media/api.ts'
import { isDatabaseAway } from '../../../db/failures.ts'
import { type MediaRow, readUpload, touchFile } from '../../../queries/media/files.ts'
import { sendFailure, sendRefusal } from '../../answers.ts'
import { type Context, secondsOf } from '../../context.ts'
import { admit } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { type Say, sayFor } from '../../texts.ts'
import { fileName } from './file-name.ts'
import { finishOrWait, ownerOf } from './shown.ts'

/** What the protocol answers with instead of an envelope. */
class TusRefusal extends Error {
  readonly status_code: number
  readonly body: string

  constructor(status_code: number, body: string) {
    super(body)
    this.status_code = status_code
    this.body = body
  }
}

interface Bringer {
  readonly company_id: number
  readonly member_id: number
}

/** The uploads of one who calls; how far one is, the disk says. */
class OwnUploads extends DataStore {
  readonly #context: Context
  readonly #bringer: Bringer
  readonly #say: Say
  #row: MediaRow | undefined

  constructor(context: Context, bringer: Bringer, say: Say) {
    super()
    this.extensions = ['creation', 'termination']
    this.#context = context
    this.#bringer = bringer
    this.#say = say
  }

  override async create(upload: Upload): Promise<Upload> {
    const { media } = this.#context
    const size = upload.size ?? 0
    if (size === 0) throw new TusRefusal(400, this.#say('media.empty'))
    const file = { ...this.#bringer, name: fileName(upload.metadata?.filename), size, store_key: upload.id }
    const opened = await media.open(file, secondsOf(this.#context))
    if ('quota' in opened)
      throw new TusRefusal(413, this.#say('media.quota', { most: Math.floor(opened.quota / 1024 ** 3) }))
    await media.coming.create(upload.id)
    return upload
  }

  /** Read once for each request, which has the upload alone. */
  async row(id: string): Promise<MediaRow> {
    this.#row ??= await readUpload(this.#context.db, this.#bringer, id)
    if (!this.#row) throw new TusRefusal(404, this.#say('media.gone'))
    return this.#row
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, state } = await this.row(id)
    const come = state > 1 ? size : await this.#context.media.coming.come(id)
    if (come === undefined) throw new TusRefusal(410, this.#say('media.gone'))
    return new Upload({ id, size, offset: come })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { db, media } = this.#context
    const row = await this.row(id)
    const come = await media.coming.write(id, stream, offset)
    await touchFile(db, row, secondsOf(this.#context))
    return come
  }

  override async remove(id: string): Promise<void> {
    const { state } = await this.row(id)
    if (state > 0) throw new TusRefusal(400, this.#say('media.gone'))
    await this.#context.media.coming.remove(id)
  }
}

/** Milliseconds: whoever brings a part is given three seconds to end it once somebody else wants to go on. */
const PATIENCE_MS = 30_000

/** Who goes on with an upload ends whoever did so before, whose connection may be long dead. */
const lockerOf = ({ media }: Context, say: Say): Locker => ({
  newLock: (id) => {
    let release: (() => Promise<void>) | undefined
    return {
      lock: async (signal, onWanted) => {
        release = await media.locks.take(id, { patienceMs: PATIENCE_MS, signal, onWanted: () => void onWanted() })
        if (!release) throw new TusRefusal(423, say('media.locked'))
      },
      unlock: async () => release?.(),
    }
  },
})

/** Uploads by parts that can be gone on with: tus 1.0, with the header `token` and the rights of every other call. */
export const mountTus = (router: Router, context: Context): void => {
  const answer = async (req: Request, res: Response): Promise<void> => {
    const say = sayFor(req.get('lang'), req.get('accept-language'))
    try {
      const viewer = await admit(mediaScreens, context, req)
      if (!viewer) throw new Refused('login.again', { status: -1 })
      const owner = ownerOf({ viewer })
      const uploads = new OwnUploads(context, owner, say)
      const server = new Server({
        path: tusPath,
        relativeLocation: true,
        maxSize: mediaLimit,
        locker: lockerOf(context, say),
        datastore: uploads,
        namingFunction: () => randomBytes(16).toString('hex'),
        // Whoever asks what has become of it waits for the same look.
        onUploadFinish: async (_, { id }) => {
          finishOrWait(context, await uploads.row(id)).catch((error: unknown) =>
            context.log.error({ err: error }, 'no look'),
          )
          return {}
        },
        onResponseError: (_, error) => {
          if (error instanceof TusRefusal) return error
          if ('status_code' in error && error.status_code === 413) return { status_code: 413, body: say('media.size') }
          if (isDatabaseAway(error)) return { status_code: 503, body: say('away') }
          if (!('status_code' in error)) context.log.error({ err: error }, 'an upload failed')
          return undefined
        },
      })
      await server.handle(req, res)
    } catch (error) {
      if (res.headersSent || res.destroyed) return
      // The protocol reads the status of HTTP, not that of an envelope.
      if (error instanceof Refused)
        return sendRefusal(res, error.status, say(error.text, error.params), null, error.status === -1 ? 401 : 403)
      if (sendFailure(res, error, say) === 'broken') context.log.error({ err: error }, 'an upload failed')
    }
  }
  router.all([tusPath, `${tusPath}/:key`], answer)
}
