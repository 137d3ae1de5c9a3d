import sharp from 'sharp'
import { makeQueue } from '../http/queue.ts'

const MOST_PIXELS = 100_000_000
const LIMIT_S = 10

/** Decoding holds memory and threads. */
const queued = makeQueue(2, 100)

/** A picture, by its path or its bytes, as a small JPEG of our own making without metadata; null for what is none. */
export const coverOf = async (
  picture: string | Buffer,
  { width, height } = { width: 480, height: 480 },
): Promise<Buffer | null> =>
  queued(() =>
    sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .timeout({ seconds: LIMIT_S })
      .toBuffer()
      .catch(() => null),
  )
