import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'

/** Bytes of a file at most. */
export const mediaLimit = 2 * 1024 ** 3
/** Seconds that an upload may rest before it is given up. */
export const mediaRest = 7 * 86_400
/** Where files are brought to by parts (tus 1.0). */
export const tusPath = '/api/v1/media/tus'
/** Who brings files. */
export const mediaScreens = ['filmDetails', 'clipTasks', 'clipDemand', 'businessCentre'] as const
/** Who sees and plays them. */
const seers = [...mediaScreens, 'starLibrary'] as const

/** Kinds of files: 1 video, 2 picture, 3 sound, 4 text. */
const kind = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

export const mediaFile = z.object({
  id: z.string(),
  name: z.string(),
  kind,
  /** Bytes. */
  size: z.int(),
  duration_ms: z.nullable(z.int()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Where it is played for the next hour, and its picture; null: there is none. */
  address: z.string(),
  cover: z.nullable(z.string()),
  /** Ten small pictures of it side by side. */
  strip: z.nullable(z.string()),
})
export type MediaFile = z.output<typeof mediaFile>

const upload = z.object({
  /** 0 coming, 1 being looked at, 2 usable, 3 refused. */
  state: z.int(),
  /** Bytes that have come. */
  received: z.int(),
  file: z.nullable(mediaFile),
  /** The company had it already: `file` is that one. */
  duplicate: z.boolean(),
  /** Why it was refused, or while it is looked at, why that takes longer. */
  reason: z.string(),
})
export type MediaUpload = z.output<typeof upload>

export const mediaApi = {
  /** What has become of an upload; `key` is the last part of its tus address. */
  upload: endpoint({
    method: 'GET',
    path: '/api/v1/media/upload',
    access: mediaScreens,
    input: z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
    data: upload,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/media/file',
    access: seers,
    input: z.strictObject({ id: rowId }),
    data: mediaFile,
  }),
  /** Multipart: `id`, and the pictures `cover` and `strip` that the browser made of a video. */
  cover: endpoint({
    method: 'POST',
    path: '/api/v1/media/cover',
    access: mediaScreens,
    input: z.object({}),
    data: mediaFile,
  }),
}
