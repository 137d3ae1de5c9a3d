import type { Request, Response, Router } from 'express'
import { attachment, contentTypes } from '../exports/name.ts'
import { rightOf } from '../exports/right.ts'
import { type FinishedFile, readFinished } from '../queries/exports/jobs.ts'
import { sendRefusal } from './answers.ts'
import { type Context, secondsOf } from './context.ts'
import { sayFor, type TextKey } from './texts.ts'

/** The file that a secret names, as long as the account that asked for it may see the list. */
const findFile = async ({ db, special, ...context }: Context, secret: string): Promise<FinishedFile | null> => {
  if (!/^[0-9a-f]{32}$/.test(secret)) return null
  const now = secondsOf(context)
  const found = await readFinished(db, secret, now)
  return found && (await rightOf(db, special, found, now)) ? found : null
}

/**
 * Whoever knows the address may fetch the file, as a download of the browser sends no token; nobody guesses 32 digits.
 * Ranges are answered, with a strong ETag: a broken download goes on where it stopped.
 */
const serve = (context: Context) => async (req: Request, res: Response) => {
  const refuse = (text: TextKey, http: number): void =>
    sendRefusal(res, 0, sayFor(req.get('lang'), req.get('accept-language'))(text), null, http)
  const found = await findFile(context, String(req.params.secret))
  if (!found) return refuse('export.none', 404)
  const headers = {
    'Content-Type': contentTypes[found.format],
    'Content-Disposition': attachment(found.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'private, no-store',
    ETag: `"${found.file}"`,
  }
  const options = { root: context.exports.folder.path, headers, cacheControl: false }
  res.sendFile(found.file, options, (error?: Error & { status?: number }) => {
    if (!error || res.headersSent) return
    for (const name of Object.keys(headers)) res.removeHeader(name)
    if (error.status === 412 || error.status === 416) refuse('badRequest', error.status)
    else refuse('export.none', 404)
  })
}

export const mountDownload = (router: Router, context: Context): void => {
  router.get('/private/export/:secret/:name', serve(context))
}
