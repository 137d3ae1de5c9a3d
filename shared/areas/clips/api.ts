import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId, rowIds } from '../../api/row-id.ts'
import { f, MOST_IDS, shapeOf } from '../../forms/form.ts'
import { materialKinds } from '../materials/states.ts'
import { clipPriorities, clipRatios } from './states.ts'

const TEN_MINUTES = 600
const no = z.string().check(z.regex(/^[A-Z]{2}\d{1,15}$/))
const long = { optional: true, lines: 3, most: 2000 } as const

/** What a demand says: of what product, how many clips of which shape, what is in them, until when, for how much. */
export const demandFields = [
  f.text('clip_title', { most: 100 }),
  f.product('product_id'),
  f.text('account', { optional: true, most: 100 }),
  f.count('required_count', { least: 1, most: 500, first: 1 }),
  f.choice('ratio', { options: clipRatios, labels: 'clipRatio', first: clipRatios[0], open: true }),
  f.count('min_s', { least: 1, most: TEN_MINUTES, first: 15 }),
  f.count('max_s', { least: 1, most: TEN_MINUTES, first: 60 }),
  f.material('materials', { optional: true, most: MOST_IDS }),
  f.text('selling_points', long),
  f.text('script', { ...long, lines: 6, most: 5000 }),
  f.text('must', long),
  f.text('forbid', long),
  f.text('refs', long),
  f.choice('priority', { options: clipPriorities, labels: 'clipPriority', first: 2, open: true }),
  f.date('deadline'),
  f.money('fee', { least: 0, most: 100_000_000 }),
  f.member('reviewer_id', { optional: true, opens: 'clipTasks' }),
] as const

/** What cutters are told, as it stands. */
const brief = z.object({
  demand_no: z.string(),
  title: z.string(),
  product_id: z.string(),
  product_title: z.string(),
  account: z.string(),
  required_count: z.int(),
  approved_count: z.int(),
  ratio: z.literal(clipRatios),
  min_s: z.int(),
  max_s: z.int(),
  selling_points: z.string(),
  script: z.string(),
  must: z.string(),
  forbid: z.string(),
  refs: z.string(),
  priority: z.literal(clipPriorities),
  deadline_time: z.int(),
  /** Minor units for each clip. */
  fee: z.int(),
  currency: z.string(),
  reviewer_id: z.nullable(z.string()),
})
export type ClipBrief = z.infer<typeof brief>

const version = z.object({
  no: z.int(),
  file_id: z.string(),
  name: z.string(),
  size: z.int(),
  duration_ms: z.nullable(z.int()),
  note: z.string(),
  by: z.string(),
  add_time: z.int(),
})

const place = z.int().check(z.minimum(0), z.maximum(10_000))
/** A drawing on the frame: lines of points, in ten-thousandths of width and height. */
const mark = z
  .array(z.array(z.object({ x: place, y: place })).check(z.minLength(1), z.maxLength(500)))
  .check(z.minLength(1), z.maxLength(20))
export type ClipMark = z.infer<typeof mark>

const comment = z.object({
  id: z.string(),
  version_no: z.int(),
  /** Milliseconds from the start; null: of the whole clip. */
  at_ms: z.nullable(z.int()),
  text: z.string(),
  mark: z.nullable(mark),
  by: z.string(),
  add_time: z.int(),
})

/** What a demand is cut from. */
const material = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.literal(materialKinds),
  /** Of a video or a sound. */
  duration_ms: z.nullable(z.int()),
  cover: z.nullable(z.string()),
  /** Last second of its licence; null: without end. */
  licence_until_time: z.nullable(z.int()),
  /** It is approved, on the shelf, and its licence holds. */
  usable: z.boolean(),
})
export type NamedMaterial = z.infer<typeof material>

/** What people have in mind who order clips of it. */
const choice = z.extend(material, { product_title: z.string() })

const access = ['clipTasks', 'clipDemand'] as const

/** Clip work beside its lists and transitions. */
export const clipsApi = {
  demand: endpoint({
    method: 'GET',
    path: '/api/v1/clip/demand/detail',
    access: 'clipDemand',
    input: z.object({ demand_no: no }),
    data: z.object({
      brief,
      materials: z.array(material),
      /** Whether it may be changed: a draft, or one that was refused. */
      editable: z.boolean(),
      tasks: z.array(
        z.object({
          task_no: z.string(),
          cutter: z.string(),
          task_state: z.int(),
          version_no: z.int(),
          deadline_time: z.int(),
        }),
      ),
    }),
  }),
  /** A new demand, or with `demand_no` what a draft says from now on. */
  saveDemand: endpoint({
    method: 'POST',
    path: '/api/v1/clip/demand/save',
    access: 'clipDemand',
    input: z.strictObject({ demand_no: z.nullable(no), ...shapeOf(demandFields) }),
    data: z.object({ demand_no: z.string() }),
  }),
  /** Materials that a demand may name, at most 20: by part of a name or tag, or those of some ids, whatever became of them. */
  choices: endpoint({
    method: 'GET',
    path: '/api/v1/clip/demand/materials',
    access: 'clipDemand',
    input: z.object({
      q: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
      ids: z.optional(rowIds.check(z.refine((ids) => ids.split(',').length <= MOST_IDS))),
    }),
    data: z.object({ list: z.array(choice) }),
  }),
  /** An address to fetch a material at that a demand names, by the number of the demand or of a task of it; who asked is noted. */
  fetchMaterial: endpoint({
    method: 'POST',
    path: '/api/v1/clip/material/fetch',
    access,
    input: z.strictObject({ no, id: rowId }),
    data: z.object({ address: z.string() }),
  }),
  task: endpoint({
    method: 'GET',
    path: '/api/v1/clip/task/detail',
    access,
    input: z.object({ task_no: no }),
    data: z.object({
      brief,
      materials: z.array(material),
      /** Whether the viewer may fetch its materials: its own cutter, its reviewer, who ordered it, or a leader. */
      may_fetch: z.boolean(),
      versions: z.array(version),
      comments: z.array(comment),
      publish: z.nullable(
        z.object({
          account: z.string(),
          url: z.string(),
          published_time: z.int(),
          by: z.string(),
          /** Of its video, as far as days are reported; null: none is. */
          plays: z.nullable(z.int()),
          sku_orders: z.int(),
          /** M01 of the order lines that name the video, minor units of `brief.currency`. */
          gmv: z.int(),
        }),
      ),
      /** Whether the viewer may say something of its versions. */
      may_comment: z.boolean(),
    }),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/v1/clip/task/comment',
    access: 'clipTasks',
    input: z.strictObject({
      task_no: no,
      version_no: z.int().check(z.minimum(1)),
      at_ms: z.nullable(z.int().check(z.minimum(0), z.maximum(86_400_000))),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
      mark: z.nullable(mark),
    }),
    data: z.object({ id: z.string() }),
  }),
  /** The viewer's own day: what is to be cut, what was approved today, the next deadline (null: none). */
  today: endpoint({
    method: 'GET',
    path: '/api/v1/clip/task/today',
    access: 'clipTasks',
    input: z.object({}),
    data: z.object({
      to_do: z.int(),
      to_revise: z.int(),
      in_review: z.int(),
      approved_today: z.int(),
      /** Fees of clips approved this month, minor units. */
      due_month: z.int(),
      next_deadline: z.nullable(z.int()),
      /** How many more tasks may be claimed. */
      free: z.int(),
      /** Whether the viewer cuts. */
      cuts: z.boolean(),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
}
