import sharp from 'sharp'
import { PictureFault } from './fetch-picture.ts'

const SIDE = 256
const MOST_PIXELS = 40_000_000
const LIMIT_S = 5
const formats = ['jpeg', 'png', 'webp']

/** A picture as a square WebP of 256 px without metadata. @throws {PictureFault} for what is none, or too large to decode */
export const smallPicture = async (bytes: Buffer): Promise<Buffer> => {
  const refuse = (error: unknown): never => {
    throw new PictureFault(String(error).includes('pixel limit') ? 'pixels' : 'type', true)
  }
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format } = await picture.metadata().catch(refuse)
  if (!formats.includes(format)) throw new PictureFault('type', true)
  return picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 80 })
    .timeout({ seconds: LIMIT_S })
    .toBuffer()
    .catch(refuse)
}
