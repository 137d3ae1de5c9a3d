import { makeQueue } from './queue.ts'

const SIDE = 256
const MOST_PIXELS = 25_000_000
const LIMIT_S = 5

/** Decoding holds memory and threads. */
const queued = makeQueue(2, 20)

/** `type`: it does not decode as a JPEG to its end; `pixels`: too many; `busy`: no turn, or not done in time. */
export type PictureFault = 'type' | 'pixels' | 'busy'

const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))

const faultOf = (error: unknown): PictureFault => {
  const text = error instanceof Error ? error.message : ''
  if (text.includes('pixel limit')) return 'pixels'
  return text.includes('timeout') ? 'busy' : 'type'
}

/** Only the first bytes decide which decoder is asked, and only that of JPEG ever is. */
const reencode = async (bytes: Buffer): Promise<Buffer | PictureFault> => {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .jpeg({ quality: 85 })
    .timeout({ seconds: LIMIT_S })
  return picture.toBuffer().catch(faultOf)
}

/** A JPEG as a new one of 256 × 256, upright, cropped to its middle and without metadata. */
export const squareJpeg = async (bytes: Buffer): Promise<Buffer | PictureFault> =>
  isJpeg(bytes) ? ((await queued(() => reencode(bytes))) ?? 'busy') : 'type'
