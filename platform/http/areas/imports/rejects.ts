import type { Request, Response } from 'express'
import { attachment } from '../../../exports/name.ts'
import { readRunOf } from '../../../queries/imports/runs.ts'
import { sendRefusal } from '../../answers.ts'
import type { Context } from '../../context.ts'
import { sayFor } from '../../texts.ts'

/** Whoever knows the address may fetch the file, as a download of the browser sends no token; nobody guesses 32 digits. */
export const serveRejects = (context: Context) => async (req: Request, res: Response) => {
  const secret = String(req.params.secret)
  const refuse = (): void =>
    sendRefusal(res, 0, sayFor(req.get('lang'), req.get('accept-language'))('import.none'), null, 404)
  const run = /^[0-9a-f]{32}$/.test(secret) ? await readRunOf(context.db, secret) : null
  if (!run?.file) return refuse()
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': attachment(`${run.name.replace(/\.csv(\.gz)?$/i, '')}.rejects.csv`),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'private, no-store',
  }
  const { folder } = context.imports
  // Below a root only what follows it is looked at: the folder itself may well be called `.data`.
  res.sendFile(folder.rejectsName(run.file), { root: folder.path, headers, cacheControl: false }, (error?: Error) => {
    if (!error || res.headersSent) return
    for (const name of Object.keys(headers)) res.removeHeader(name)
    refuse()
  })
}
