import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'
import { stripFrames } from '../../shared/areas/media/strip.ts'

/** Small and upright: a stand-in for a clip, not footage. */
const [WIDTH, HEIGHT, FRAMES] = [144, 256, 5]
/** Worse than any camera, so that a clip of half a minute is some 20 kB. */
const COARSE = 38

/** A frame: a sky that changes its colour, a sun that crosses it, and a bar that fills as the clip goes on. */
const paint = (pixels: Uint8Array, hue: number, part: number): void => {
  const sun = { x: WIDTH * part, y: HEIGHT * (0.55 - 0.35 * Math.sin(Math.PI * part)) }
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = (y * WIDTH + x) * 4
      const isSun = (x - sun.x) ** 2 + (y - sun.y) ** 2 < 400
      const isBar = y > HEIGHT - 12 && x < WIDTH * part
      const base = isSun || isBar ? 235 : 60 + (120 * y) / HEIGHT
      pixels[at] = Math.min(255, base + (isSun ? 20 : 50 * Math.sin(hue)))
      pixels[at + 1] = Math.min(255, base + 50 * Math.sin(hue + 2 + part))
      pixels[at + 2] = Math.min(255, base + (isSun ? -120 : 50 * Math.sin(hue + 4)))
      pixels[at + 3] = 255
    }
}

const isListener = (one: unknown): one is (...args: unknown[]) => void => typeof one === 'function'
const faults = ['uncaughtException', 'unhandledRejection'] as const

/** Only a demo that is made anew needs it. What it does about faults of the whole process is taken away again: they are not its own. */
const openEncoder = async () => {
  const events: NodeJS.EventEmitter = process
  const before = faults.map((fault) => events.listeners(fault))
  const encoders: typeof import('h264-mp4-encoder') = createRequire(import.meta.url)('h264-mp4-encoder')
  const encoder = await encoders.createH264MP4Encoder()
  for (const [n, fault] of faults.entries())
    for (const listener of events.listeners(fault))
      if (!before[n]?.includes(listener) && isListener(listener)) events.off(fault, listener)
  return encoder
}

/** A real video, H.264 in MP4, that the demo makes itself. @param hue tells one from another */
export const makeVideo = async (seconds: number, hue: number): Promise<Buffer> => {
  const encoder = await openEncoder()
  try {
    Object.assign(encoder, {
      width: WIDTH,
      height: HEIGHT,
      frameRate: FRAMES,
      quantizationParameter: COARSE,
      speed: 10,
    })
    encoder.initialize()
    const pixels = new Uint8Array(WIDTH * HEIGHT * 4)
    const count = seconds * FRAMES
    for (let frame = 0; frame < count; frame++) {
      paint(pixels, hue, frame / count)
      encoder.addFrameRgba(pixels)
    }
    encoder.finalize()
    return Buffer.from(encoder.FS.readFile(encoder.outputFilename))
  } finally {
    encoder.delete()
  }
}

const picture = (hue: number, part: number): Sharp => {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4)
  paint(pixels, hue, part)
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
}

/** The cover and the strip of previews of such a video, as JPEG. */
export const drawPictures = async (hue: number): Promise<{ readonly cover: Buffer; readonly strip: Buffer }> => {
  const frames = await Promise.all(
    Array.from({ length: stripFrames }, (_, n) =>
      picture(hue, (n + 0.5) / stripFrames)
        .png()
        .toBuffer(),
    ),
  )
  const blank = { width: WIDTH * stripFrames, height: HEIGHT, channels: 3, background: '#000' } as const
  const strip = sharp({ create: blank }).composite(frames.map((input, n) => ({ input, left: n * WIDTH, top: 0 })))
  return { cover: await picture(hue, 0.15).jpeg().toBuffer(), strip: await strip.jpeg({ quality: 70 }).toBuffer() }
}
