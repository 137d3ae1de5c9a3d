import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { stripFrames } from '../../shared/areas/media/strip.ts'
import { coverOf } from './cover.ts'

/** A video that was looked into: where it stands, and what it was found to be. */
export interface DrawnVideo {
  readonly path: string
  readonly mime: string
  readonly duration_ms: number
}

interface Limits {
  /** Milliseconds for one picture. */
  readonly time: number
  /** Bytes that ffmpeg may hold, where the machine tells. */
  readonly memory: number
  /** Ends it: nothing is drawn. */
  readonly signal?: AbortSignal
}

const usual: Limits = { time: 10_000, memory: 600 * 1024 ** 2 }
const LOOK_MS = 100
const MOST_PICTURE = 8 * 1024 ** 2
/** The longer side of a frame, and the height of those of a strip. */
const [SIDE, HEIGHT] = [480, 160]

/** What reads a file is told, so that no file chooses its own reader. */
const readers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
}

/** Bytes that a process holds; 0 where the machine does not tell. */
const heldBy = async (pid: number): Promise<number> => {
  const said = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(said)?.[1] ?? 0) * 1024
}

const argumentsFor = ({ path, mime }: DrawnVideo, second: number): readonly string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-threads', '1'],
  ...['-max_alloc', String(256 * 1024 ** 2), '-protocol_whitelist', 'file', '-f', readers[mime] ?? 'mov'],
  ...['-ss', second.toFixed(3), '-i', `file:${path}`, '-an', '-sn', '-dn', '-frames:v', '1'],
  ...['-vf', `scale=${SIDE}:${SIDE}:force_original_aspect_ratio=decrease`],
  ...['-c:v', 'mjpeg', '-f', 'image2pipe', 'pipe:1'],
]

/** One frame as ffmpeg draws it; null when it fails, takes too long or too much. */
const frameOf = (ffmpeg: string, video: DrawnVideo, second: number, limits: Limits): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const child = spawn(ffmpeg, argumentsFor(video, second), {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {},
      timeout: limits.time,
      ...(limits.signal ? { signal: limits.signal } : {}),
      killSignal: 'SIGKILL',
    })
    const parts: Buffer[] = []
    let size = 0
    const watching = setInterval(() => {
      if (child.pid !== undefined)
        void heldBy(child.pid).then((held) => (held > limits.memory ? child.kill('SIGKILL') : false))
    }, LOOK_MS)
    const end = (picture: Buffer | null): void => {
      clearInterval(watching)
      resolve(picture)
    }
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > MOST_PICTURE) child.kill('SIGKILL')
      else parts.push(part)
    })
    child.on('error', () => end(null))
    child.on('close', (code) => end(code === 0 && size > 0 ? Buffer.concat(parts) : null))
  })

const stripOf = async (frames: readonly Buffer[]): Promise<Buffer | null> => {
  const { width = 0, height = 0 } = await sharp(frames[0]).metadata()
  if (!(width > 0 && height > 0)) return null
  const wide = Math.max(1, Math.round((HEIGHT * width) / height))
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize(wide, HEIGHT, { fit: 'fill' }).png().toBuffer()),
  )
  const blank = { width: wide * frames.length, height: HEIGHT, channels: 3, background: '#000' } as const
  return sharp({ create: blank })
    .composite(small.map((input, n) => ({ input, left: n * wide, top: 0 })))
    .jpeg({ quality: 75 })
    .toBuffer()
}

/**
 * The cover and the strip of previews of a video that was looked into, as JPEG of our own making; null where ffmpeg does not
 * draw it. No shell, no environment, files alone; bounded in time and memory.
 */
export const drawVideo = async (
  ffmpeg: string,
  video: DrawnVideo,
  limits: Partial<Limits> = {},
): Promise<{ readonly cover: Buffer; readonly strip: Buffer } | null> => {
  const frames: Buffer[] = []
  for (let n = 0; n < stripFrames; n++) {
    const second = (video.duration_ms / 1000) * ((n + 0.5) / stripFrames)
    const drawn = await frameOf(ffmpeg, video, second, { ...usual, ...limits })
    const picture = drawn && (await coverOf(drawn))
    if (!picture) return null
    frames.push(picture)
  }
  // The first moment of many a film is black.
  const cover = frames[1]
  const strip = await stripOf(frames).catch(() => null)
  return cover && strip ? { cover, strip } : null
}
