import * as z from 'zod/mini'
import { metricZoneIds } from '../metrics/zones.ts'
import { endpoint } from './endpoint.ts'

const listId = z.string().check(z.minLength(1), z.maxLength(40))

const columnSetting = z.object({
  field: z.string().check(z.maxLength(60)),
  shown: z.boolean(),
  /** Pixels; absent is the list's own. */
  width: z.optional(z.int().check(z.minimum(40), z.maximum(800))),
  pin: z.optional(z.enum(['left', 'right'])),
})
export type ColumnSetting = z.infer<typeof columnSetting>

/** Order, visibility, width and pin of a list's columns for one account; `null` stands for the list's own. */
const listSetting = z.object({
  columns: z.nullable(z.array(columnSetting).check(z.maxLength(200))),
  density: z.enum(['normal', 'compact']),
})
export type ListSetting = z.infer<typeof listSetting>

const view = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the page's address, without page. */
  query: z.string(),
  is_default: z.boolean(),
  /** Everyone of the company who may see the screen sees it too. */
  shared: z.boolean(),
  own: z.boolean(),
  owner: z.string(),
})
export type SavedView = z.infer<typeof view>

/** Settings of lists; each call needs the right to the list's screen. */
export const viewsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/view/list',
    access: 'session',
    input: z.object({ list: listId }),
    data: z.object({ setting: listSetting, views: z.array(view) }),
  }),
  columns: endpoint({
    method: 'POST',
    path: '/api/v1/view/columns',
    access: 'session',
    input: z.strictObject({ list: listId, setting: listSetting }),
    data: listSetting,
  }),
  /** D19: what the account chose for a place of a screen, or what stands there by itself. */
  metrics: endpoint({
    method: 'GET',
    path: '/api/v1/view/metrics',
    access: 'session',
    input: z.object({ zone: z.enum(metricZoneIds) }),
    data: z.array(z.string()),
  }),
  /** Null: what stands there by itself. */
  chooseMetrics: endpoint({
    method: 'POST',
    path: '/api/v1/view/metrics',
    access: 'session',
    input: z.strictObject({
      zone: z.enum(metricZoneIds),
      metrics: z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(40))),
    }),
    data: z.array(z.string()),
  }),
  /** At most 20 own views a list; a default one takes the place of the one before. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/view/save',
    access: 'session',
    input: z.strictObject({
      id: z.optional(z.string().check(z.maxLength(20))),
      list: listId,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      query: z.string().check(z.maxLength(2000)),
      is_default: z.boolean(),
      shared: z.boolean(),
    }),
    data: z.array(view),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/view/remove',
    access: 'session',
    input: z.strictObject({ list: listId, id: z.string().check(z.maxLength(20)) }),
    data: z.array(view),
  }),
}
