import sharp from 'sharp'
import { type MediaFacts, Unfit } from './found.ts'

const MOST_SIDE = 16_384
const MOST_PIXELS = 100_000_000
const LIMIT_S = 10

const mimes: Readonly<Record<string, string>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

const refuse = (error: unknown): never => {
  throw new Unfit(String(error).includes('pixel limit') ? 'media.dimensions' : 'media.broken')
}

/** Decoded to its end, so that one that breaks off or is a bomb shows it here. @throws {Unfit} */
export const lookAtPicture = async (path: string): Promise<MediaFacts> => {
  const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
  const { format = '', autoOrient } = await picture.metadata().catch(refuse)
  const { width, height } = autoOrient
  const mime = mimes[format]
  if (!mime) throw new Unfit('media.type')
  if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS) throw new Unfit('media.dimensions')
  await picture.resize(64, 64, { fit: 'inside' }).timeout({ seconds: LIMIT_S }).toBuffer().catch(refuse)
  return { kind: 2, mime, duration_ms: null, width, height }
}
