import { pipeline } from 'node:stream/promises'
import type { Request, Response, Router } from 'express'
import { attachment } from '../../../exports/name.ts'
import { type MediaPart, mediaParts } from '../../../media/sign.ts'
import { type MediaRow, readPlayed } from '../../../queries/media/files.ts'
import { sendRefusal } from '../../answers.ts'
import { type Context, secondsOf } from '../../context.ts'
import { sayFor } from '../../texts.ts'

interface Played {
  readonly row: MediaRow
  readonly key: string
  readonly part: MediaPart
}

/** The file that an address names, as long as the address is good. */
const findPlayed = async (context: Context, { params }: Request): Promise<Played | undefined> => {
  const id = Number(params.id)
  const until = Number(params.until)
  const part = mediaParts.find((one) => one === params.part)
  if (!part || !Number.isSafeInteger(id) || !Number.isSafeInteger(until)) return undefined
  const row = await readPlayed(context.db, id)
  const asked = { until, mac: String(params.mac), now: secondsOf(context) }
  if (!row || !context.media.signer.fits(row, part, asked)) return undefined
  const key = { file: row.store_key, download: row.store_key, cover: row.cover_key, strip: row.strip_key }[part]
  return key ? { row, key, part } : undefined
}

const headersOf = ({ row, key, part }: Played): Readonly<Record<string, string>> => ({
  'Content-Type': part === 'cover' || part === 'strip' ? 'image/jpeg' : (row.mime ?? 'application/octet-stream'),
  'Content-Disposition': part === 'download' || row.kind === 4 ? attachment(row.name) : 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': 'private, max-age=1800',
  'Accept-Ranges': 'bytes',
  ETag: `"${key}"`,
})

/** The one range that is asked for, both ends included; undefined: all of it; null: none that there is. */
const rangeOf = (req: Request, size: number, key: string): { start: number; end: number } | null | undefined => {
  const condition = req.get('if-range')
  if (condition !== undefined && condition !== `"${key}"`) return undefined
  const ranges = req.range(size)
  if (ranges === -1) return null
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
}

const serve = (context: Context) => async (req: Request, res: Response) => {
  const say = sayFor(req.get('lang'), req.get('accept-language'))
  const played = await findPlayed(context, req)
  const { store } = context.media
  const size = played && (await store.size(played.key))
  if (!played || size === undefined) return sendRefusal(res, 0, say('media.address'), null, 404)
  const range = rangeOf(req, size, played.key)
  if (range === null) {
    res.set('Content-Range', `bytes */${size}`)
    return sendRefusal(res, 0, say('badRequest'), null, 416)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const isAsked = req.method !== 'HEAD' && size > 0
  const bytes = isAsked ? await store.read(played.key, { start, end }) : undefined
  if (isAsked && !bytes) return sendRefusal(res, 0, say('media.address'), null, 404)
  res.status(range ? 206 : 200).set({ ...headersOf(played), 'Content-Length': String(end - start + 1) })
  if (range) res.set('Content-Range', `bytes ${start}-${end}/${size}`)
  if (!bytes) return void res.end()
  // Who stops a film has gone: nothing is to be said.
  await pipeline(bytes, res).catch(() => res.destroy())
}

/** A media element sends no token: its address is signed, and over within the hour. */
export const mountPlay = (router: Router, context: Context): void => {
  router.get('/private/media/:id/:part/:until/:mac', serve(context))
}
