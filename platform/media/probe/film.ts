import { CustomSource, Input, MATROSKA, MP3, MP4, OGG, QTFF, UnsupportedInputFormatError, WAVE, WEBM } from 'mediabunny'
import { type Bytes, type MediaFacts, Unfit } from './found.ts'
import { requireWhole } from './whole.ts'

/** Points of a side. */
const MOST_SIDE = 8192
const LONGEST_S = 6 * 3600

const sidesOf = (width: number, height: number): Pick<MediaFacts, 'width' | 'height'> => {
  if (width < 16 || height < 16 || width > MOST_SIDE || height > MOST_SIDE) throw new Unfit('media.dimensions')
  return { width, height }
}

/** A video or a sound: what its index says, and that the packets of it are there. @throws {Unfit} */
export const lookAtFilm = async (bytes: Bytes): Promise<MediaFacts> => {
  await requireWhole(bytes)
  const input = new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG],
    source: new CustomSource({ getSize: () => bytes.size, read: bytes.at }),
  })
  try {
    const mime = (await input.getFormat()).mimeType
    const video = await input.getPrimaryVideoTrack()
    const sound = await input.getPrimaryAudioTrack()
    if (!video && !sound) throw new Unfit('media.broken')
    const seconds = await input.computeDuration()
    if (!(seconds > 0)) throw new Unfit('media.broken')
    if (seconds > LONGEST_S) throw new Unfit('media.long')
    const duration_ms = Math.max(1, Math.round(seconds * 1000))
    if (!video) return { kind: 3, mime: mime.replace('video/', 'audio/'), duration_ms, width: null, height: null }
    return { kind: 1, mime, duration_ms, ...sidesOf(video.displayWidth, video.displayHeight) }
  } catch (error) {
    if (error instanceof UnsupportedInputFormatError) throw new Unfit('media.type')
    throw error
  } finally {
    input.dispose()
  }
}
