import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { articleCategories, articleMarks, audiences } from './states.ts'

const access = 'academy'

/** Of an article; content in the few tags that announcements have. */
export const articleFields = [
  f.text('title_zh', { least: 2, most: 100 }),
  f.text('title_en', { optional: true, most: 160 }),
  f.choice('category', { options: articleCategories, labels: 'articleCategory' }),
  f.text('summary', { optional: true, most: 200, lines: 2 }),
  f.text('summary_en', { optional: true, most: 300, lines: 2 }),
  f.text('content', { least: 1, most: 20_000, lines: 10 }),
  f.text('content_en', { optional: true, most: 30_000, lines: 10 }),
  f.text('course', { optional: true, most: 60 }),
  f.count('place', { least: 0, most: 999 }),
  f.count('minutes', { least: 1, most: 240 }),
  f.text('video_url', { optional: true, most: 500 }),
  f.choice('audience', { options: audiences, labels: 'audience', open: true }),
] as const

/** What stands in the form of a new one. */
export const usualArticle = { category: 1, place: 0, minutes: 3, audience: 0 } as const

const near = z.object({ id: rowId, title: z.string() })

export const articleApi = {
  /** An article that the viewer may read, in the language at hand. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/article/detail',
    access,
    amounts: 'none',
    input: z.strictObject({ id: rowId }),
    data: z.object({
      id: rowId,
      title: z.string(),
      category: z.int(),
      /** HTML that was made harmless. */
      content: z.string(),
      video_url: z.string(),
      minutes: z.int(),
      author: z.string(),
      add_time: z.nullable(z.int()),
      views: z.int(),
      useful: z.int(),
      read: z.boolean(),
      is_favourite: z.boolean(),
      is_useful: z.boolean(),
      course: z.string(),
      /** Of its course: how many there are, and how many the viewer has read. */
      course_of: z.int(),
      course_read: z.int(),
      /** The next one of its course, else of its category. */
      next: z.nullable(near),
      /** What the form begins with, for who writes articles; null for others. */
      source: z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.int()])))),
    }),
  }),
  /** Notes what the viewer has done with it, or no longer. */
  mark: endpoint({
    method: 'POST',
    path: '/api/v1/article/mark',
    access,
    amounts: 'none',
    reads: true,
    input: z.strictObject({ id: rowId, mark: z.enum(articleMarks), on: z.boolean() }),
    data: z.null(),
  }),
  /** Whether the viewer writes articles. */
  rights: endpoint({
    method: 'GET',
    path: '/api/v1/article/rights',
    access,
    amounts: 'none',
    input: z.object({}),
    data: z.object({ writes: z.boolean() }),
  }),
  /** A new article, as a draft, or (`id`) another wording of one. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/article/save',
    access,
    amounts: 'none',
    input: z.strictObject({ ...shapeOf(articleFields), id: z.nullable(rowId) }),
    data: z.object({ id: rowId }),
  }),
}
