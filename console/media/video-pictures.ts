import { stripFrames } from '../../shared/areas/media/strip.ts'

/** Height of the pictures of a strip, in points. */
const HEIGHT = 160
const COVER = 480
const LIMIT_MS = 20_000

interface VideoPictures {
  readonly cover: Blob
  readonly strip: Blob
}

const happens = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('this browser cannot show it'))
    video.addEventListener(name, () => resolve(), { once: true, signal })
    video.addEventListener('error', fail, { once: true, signal })
    signal.addEventListener('abort', fail, { once: true })
  })

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.85)
  })

const draw = async (video: HTMLVideoElement, signal: AbortSignal): Promise<VideoPictures> => {
  await happens(video, 'loadeddata', signal)
  const ratio = video.videoWidth / video.videoHeight
  const cover = ratio > 1 ? canvasOf(COVER, COVER / ratio) : canvasOf(COVER * ratio, COVER)
  const strip = canvasOf(stripFrames * HEIGHT * ratio, HEIGHT)
  const wide = strip.width / stripFrames
  for (let frame = 0; frame < stripFrames; frame++) {
    video.currentTime = (video.duration * (frame + 0.5)) / stripFrames
    await happens(video, 'seeked', signal)
    strip.getContext('2d')?.drawImage(video, frame * wide, 0, wide, HEIGHT)
    // The first moment of many a film is black.
    if (frame === 1) cover.getContext('2d')?.drawImage(video, 0, 0, cover.width, cover.height)
  }
  return { cover: await jpegOf(cover), strip: await jpegOf(strip) }
}

/** A cover and a strip of previews of a video, as far as this browser can play it; null when it cannot. */
export const picturesOf = async (file: Blob): Promise<VideoPictures | null> => {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = address
  try {
    return await draw(video, AbortSignal.timeout(LIMIT_MS))
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
