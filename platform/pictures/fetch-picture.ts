import { lookup } from 'node:dns'
import { type IncomingMessage, get as plainGet } from 'node:http'
import { get as secureGet } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Bytes of a picture, redirects, and milliseconds of all of it. */
const [MOST_BYTES, MOST_HOPS, LIMIT_MS] = [8 * 1024 * 1024, 3, 10_000]

/** Why a picture could not be had; `lasting`: asking again would not help. */
export class PictureFault extends Error {
  readonly lasting: boolean
  constructor(message: string, lasting: boolean) {
    super(message)
    this.lasting = lasting
  }
}

/** Who may be asked: told apart so that a test can ask its own machine. */
export interface PictureAsk {
  readonly allows: (address: string) => boolean
  readonly protocols: readonly string[]
}
const fromPublic: PictureAsk = { allows: isPublicAddress, protocols: ['https:'] }

/** The name is looked up once, and only what was found to be allowed is connected to. */
const guarded =
  ({ allows }: PictureAsk): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => allows(address))
      const [first] = allowed
      if (!first) return callback(error ?? new PictureFault('address', true), '', 4)
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family)
    })

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const open = (url: URL, ask: PictureAsk, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? secureGet : plainGet
    const headers = { accept: 'image/webp,image/png,image/jpeg', 'user-agent': 'tidewall' }
    get(url, { lookup: guarded(ask), signal, headers, agent: false }, resolve).on('error', reject)
  })

const bytesOf = async (answer: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    if (!Buffer.isBuffer(part)) continue
    size += part.length
    if (size > MOST_BYTES) throw new PictureFault('size', true)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * The bytes that stand at an address of the public internet.
 * @throws {PictureFault} for an address that is not asked, an answer that is no picture, too large, or too late
 */
export const fetchBytes = async (address: string, ask: PictureAsk = fromPublic): Promise<Buffer> => {
  const signal = AbortSignal.timeout(LIMIT_MS)
  let url = URL.parse(address)
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    if (!url || !ask.protocols.includes(url.protocol) || url.username !== '' || url.password !== '')
      throw new PictureFault('address', true)
    if (isIP(hostOf(url)) > 0 && !ask.allows(hostOf(url))) throw new PictureFault('address', true)
    const answer = await open(url, ask, signal).catch((error: unknown) => {
      throw error instanceof PictureFault ? error : new PictureFault('network', false)
    })
    const { statusCode = 0, headers } = answer
    try {
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        url = URL.parse(headers.location, url.href)
        continue
      }
      if (statusCode !== 200) throw new PictureFault(`status ${statusCode}`, [403, 404, 410].includes(statusCode))
      if (!/^image\//.test(headers['content-type'] ?? '')) throw new PictureFault('type', true)
      if (Number(headers['content-length'] ?? 0) > MOST_BYTES) throw new PictureFault('size', true)
      return await bytesOf(answer)
    } catch (error) {
      throw error instanceof PictureFault ? error : new PictureFault('network', false)
    } finally {
      answer.destroy()
    }
  }
  throw new PictureFault('redirects', true)
}
