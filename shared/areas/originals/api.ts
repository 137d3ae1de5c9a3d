import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { materialApi } from '../materials/api.ts'
import { mediaFile } from '../media/api.ts'

const access = 'starLibrary'

/** What a request to use an original says. */
export const useFields = [
  f.text('purpose', { least: 5, most: 300, lines: 3 }),
  f.text('account', { most: 100 }),
  f.date('until'),
] as const

/** The star-origin library beside its lists and transitions. */
export const originalApi = {
  /** Of those of some originals that there are. */
  pictures: endpoint({
    method: 'GET',
    path: '/api/v1/clip/original/pictures',
    access,
    input: materialApi.pictures.input,
    data: materialApi.pictures.data,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/clip/original/detail',
    access,
    input: z.strictObject({ id: rowId }),
    data: z.object({
      cover: z.nullable(z.string()),
      strip: z.nullable(z.string()),
      /** To be played; null as long as the viewer's company may not use it. */
      file: z.nullable(mediaFile),
      /** It is the viewer's own company's: nobody has to be asked. */
      own: z.boolean(),
      /** A request of the viewer's company waits. */
      waits: z.boolean(),
      /** Of the viewer's company, the last ones first, at most 50. */
      downloads: z.array(z.object({ by: z.string(), time: z.int() })),
    }),
  }),
  /** Asks to use an original until the end of a day. */
  apply: endpoint({
    method: 'POST',
    path: '/api/v1/clip/original/apply',
    access,
    input: z.strictObject({ id: rowId, ...shapeOf(useFields) }),
    data: z.object({ use_id: z.string() }),
  }),
  /** An address to fetch it at; who asked is noted. */
  download: endpoint({
    method: 'POST',
    path: '/api/v1/clip/original/download',
    access,
    input: z.strictObject({ id: rowId }),
    data: z.object({ address: z.string() }),
  }),
}
