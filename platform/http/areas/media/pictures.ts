import type { Request, Response, Router } from 'express'
import { readPicture } from '../../../queries/products/pictures.ts'
import { sendRefusal } from '../../answers.ts'
import type { Context } from '../../context.ts'
import { sayFor } from '../../texts.ts'

/** The same for whoever names it: what a product looks like stands on its shop's page too, and an `img` sends no token. */
const serve = (context: Context) => async (req: Request, res: Response) => {
  const hash = String(req.params.hash)
  const bytes = /^[0-9a-f]{32}$/.test(hash) ? await readPicture(context.db, hash) : null
  if (!bytes) {
    const say = sayFor(req.get('lang'), req.get('accept-language'))
    return sendRefusal(res, 0, say('notFound'), null, 404)
  }
  res
    .set({
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, max-age=31536000, immutable',
    })
    .send(bytes)
}

export const mountPictures = (router: Router, context: Context): void => {
  router.get('/private/picture/:hash.webp', serve(context))
}
