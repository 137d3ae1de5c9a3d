import type { Request, Response } from 'express'
import { sendRefusal } from './answers.ts'
import { sayFor } from './texts.ts'

interface Served {
  readonly type: 'image/jpeg' | 'image/webp'
  readonly read: (hash: string) => Promise<Buffer | null>
  /** What it is called where it is kept. */
  readonly name: string
}

/** Serves pictures by names of 32 digits that never change what they show; an `img` sends no token. */
export const servePicture =
  ({ type, read, name }: Served) =>
  async (req: Request, res: Response): Promise<void> => {
    const hash = String(req.params.hash)
    const bytes = /^[0-9a-f]{32}$/.test(hash) ? await read(hash) : null
    if (!bytes) {
      const say = sayFor(req.get('lang'), req.get('accept-language'))
      sendRefusal(res, 0, say('notFound'), null, 404)
      return
    }
    res
      .set({
        'Content-Type': type,
        'Content-Disposition': `inline; filename="${name}"`,
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cache-Control': 'private, max-age=31536000, immutable',
      })
      .send(bytes)
  }
