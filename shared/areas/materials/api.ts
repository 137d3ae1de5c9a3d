import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId, rowIds } from '../../api/row-id.ts'
import { f, idsOf, shapeOf } from '../../forms/form.ts'
import { mediaFile } from '../media/api.ts'
import { materialKinds, materialSources } from './states.ts'

const access = 'filmDetails'

/** What a new material says. */
export const materialFields = [
  f.media('file_id'),
  f.text('name', { most: 100 }),
  f.choice('kind', { options: materialKinds, labels: 'materialKind', first: materialKinds[0] }),
  f.choice('source', { options: materialSources, labels: 'materialSource', first: materialSources[0] }),
  f.product('product_id', { optional: true }),
  f.creator('creator_id', { optional: true }),
  f.text('folder', { optional: true, most: 60 }),
  f.text('tags', { optional: true, most: 200 }),
  f.date('licence_until', { optional: true }),
] as const
/** Another file in the place of the one before. */
export const versionFields = [f.media('file_id'), f.text('what', { optional: true, most: 200 })] as const

const who = z.object({ by: z.string(), time: z.int() })

/** Pictures of a material's file, at addresses that are good for the next hour. */
const pictured = z.object({
  id: z.string(),
  /** Null: there is none. */
  cover: z.nullable(z.string()),
  /** Ten small pictures of a video side by side. */
  strip: z.nullable(z.string()),
  /** Of the file; null: it is not to be seen. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})
export type Pictured = z.infer<typeof pictured>
export const MOST_PICTURED = 500

const shelf = z.object({ name: z.string(), materials: z.int() })

export const materialApi = {
  /** Of those of some materials that there are. */
  pictures: endpoint({
    method: 'GET',
    path: '/api/v1/clip/material/pictures',
    access,
    input: z.object({
      ids: rowIds.check(z.refine((ids) => idsOf(ids).length <= MOST_PICTURED)),
    }),
    data: z.object({ list: z.array(pictured) }),
  }),
  /** How the library is sorted: its commonest tags, and its folders by their paths with `/` between, not counting what is below. */
  shelves: endpoint({
    method: 'GET',
    path: '/api/v1/clip/material/shelves',
    access,
    input: z.object({}),
    data: z.object({
      tags: z.array(shelf),
      folders: z.array(z.object({ path: z.string(), materials: z.int() })),
      /** The platform draws covers of videos that came without one. */
      draws: z.boolean(),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/clip/material/detail',
    access,
    input: z.strictObject({ id: rowId }),
    data: z.object({
      file: mediaFile,
      /** The newest first. */
      versions: z.array(z.extend(who, { no: z.int(), note: z.string(), name: z.string() })),
      downloads: z.array(who),
      product_id: z.nullable(z.string()),
      /** Made from it, as far as the viewer sees their tasks; the newest first, at most 50. */
      clips: z.array(
        z.object({
          task_no: z.string(),
          title: z.string(),
          cutter: z.string(),
          task_state: z.int(),
          approved_time: z.nullable(z.int()),
          published_time: z.nullable(z.int()),
          /** Null: not published, or no day is reported. */
          plays: z.nullable(z.int()),
          /** M01 of the order lines that name its video, minor units; null: not published. */
          gmv: z.nullable(z.int()),
        }),
      ),
      /** Naming it, as far as the viewer sees them; the newest first, at most 50. */
      demands: z.array(
        z.object({
          demand_no: z.string(),
          title: z.string(),
          demand_state: z.int(),
          required_count: z.int(),
          approved_count: z.int(),
          deadline_time: z.int(),
        }),
      ),
      currency: z.string(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/clip/material/save',
    access,
    input: z.strictObject(shapeOf(materialFields)),
    data: z.object({ id: z.string() }),
  }),
  version: endpoint({
    method: 'POST',
    path: '/api/v1/clip/material/version',
    access,
    input: z.strictObject({ id: rowId, ...shapeOf(versionFields) }),
    data: z.object({ no: z.int() }),
  }),
  /** An address to fetch it at; who asked is noted. */
  download: endpoint({
    method: 'POST',
    path: '/api/v1/clip/material/download',
    access,
    input: z.strictObject({ id: rowId }),
    data: z.object({ address: z.string() }),
  }),
}
export type MaterialDetail = z.output<typeof materialApi.detail.data>
export type Shelves = z.output<typeof materialApi.shelves.data>
