import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowSchema } from '../../lists/column.ts'
import { productColumns } from '../products/list.ts'

/** 1 hit, 2 new, 3 high commission, 4 with sample, 5 festival. */
export const curatedTopics = [1, 2, 3, 4, 5] as const
export const PICKS_LIMIT = 60

const issue = z.string().check(z.regex(/^\d{4}-W\d{2}$/))
/** Whose issues the operator works on; everyone else sees those of the own company. */
const company = z.optional(z.coerce.number().check(z.int(), z.minimum(0)))
const id = z.string().check(z.minLength(1), z.maxLength(100))
const topics = z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.maxLength(5))
const time = z.int().check(z.minimum(0), z.maximum(9_999_999_999))

const pick = z.object({
  product_id: id,
  category_id: z.nullable(z.string()),
  topics,
  reason: z.string(),
  comment: z.string(),
  row: rowSchema(productColumns),
})
export type CuratedPick = z.infer<typeof pick>

const category = z.object({
  id: z.string(),
  pid: z.nullable(z.string()),
  level: z.int(),
  name_zh: z.string(),
  name_en: z.string(),
})
export type Category = z.infer<typeof category>

/** Curated products (S10), week by week. */
export const curatedApi = {
  categories: endpoint({
    method: 'GET',
    path: '/api/v1/category/list',
    access: ['category', 'product'],
    input: z.object({}),
    data: z.object({ list: z.array(category) }),
  }),
  /**
   * An issue; without a name the newest that is published. The operator also sees those that are not, and without a
   * company those of the one that came out last.
   */
  best: endpoint({
    method: 'GET',
    path: '/api/v1/category/best',
    access: 'category',
    input: z.object({ issue: z.optional(issue), of_company: company }),
    data: z.object({
      issue: z.string(),
      publish_time: z.nullable(z.int()),
      end_time: z.nullable(z.int()),
      /** Newest first. */
      issues: z.array(
        z.object({ issue: z.string(), publish_time: z.int(), end_time: z.nullable(z.int()), picks: z.int() }),
      ),
      list: z.array(pick),
      /** May edit, and whose issues can be chosen. */
      editor: z.boolean(),
      companies: z.array(z.object({ id: z.int(), name: z.string() })),
      company: z.int(),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
  /** For the operator: products of a company whose title or id holds `q`, at most 20. */
  candidates: endpoint({
    method: 'GET',
    path: '/api/v1/category/candidates',
    access: 'category',
    input: z.object({ company, q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    data: z.object({ list: z.array(z.object({ product_id: z.string(), title: z.string() })) }),
  }),
  /** For the operator: the whole issue, its picks in their order. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/category/best/save',
    access: 'category',
    input: z.object({
      company,
      issue,
      publish_time: time,
      end_time: z.nullable(time),
      picks: z
        .array(
          z.object({
            product_id: id,
            topics,
            reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
            comment: z.string().check(z.trim(), z.maxLength(500)),
          }),
        )
        .check(
          z.maxLength(PICKS_LIMIT),
          z.refine((picks) => new Set(picks.map(({ product_id }) => product_id)).size === picks.length),
        ),
    }),
    data: z.object({ issue: z.string() }),
  }),
}
