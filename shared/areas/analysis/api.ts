import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { exportFormat } from '../exports/api.ts'
import { dimensionIds } from './dimensions.ts'
import { analysisMetrics } from './metrics.ts'
import { presetIds } from './presets.ts'
import { questionBody, questionInput } from './question.ts'

const dimension = z.enum(dimensionIds)
const metric = z.enum(analysisMetrics)
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Beside the question's metrics, in their units; null where the metric makes no sense or has no divisor. */
const values = z.array(z.nullable(z.int()))

const group = z.object({
  /** Of the group's own dimensions, in their order. */
  keys: z.array(z.string()),
  values,
  /** Of the same group in the days compared with; null when nothing is compared. */
  before: z.nullable(values),
})
export type AnalysisGroup = z.infer<typeof group>

const answer = z.object({
  dims: z.array(dimension),
  pivot: z.boolean(),
  metrics: z.array(metric),
  /** Metrics that this question cannot tell. */
  silent: z.array(metric),
  /** By all dimensions. */
  rows: z.array(group),
  /** Of a cross table: by all but the last dimension, and by the last alone. Counts of different things are no sums. */
  row_totals: z.array(group),
  column_totals: z.array(group),
  total: group,
  /** Names of keys by dimension, of those that the server names. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
  /** Keys of categories that have others below them: the order list shows those too. */
  branches: z.array(z.string()),
  /** First and last day, and those compared with. */
  from: day,
  to: day,
  before_from: z.nullable(day),
  before_to: z.nullable(day),
  /** `kept`: from sums that are always there; `lines`: added up from order lines. */
  source: z.enum(['kept', 'lines']),
  currency: z.string(),
  data_time: z.int(),
})
export type AnalysisAnswer = z.infer<typeof answer>

const work = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'failed', 'cancelled']),
  /** Parts of the answer that are there, and how many there are; 0 before it begins. */
  done: z.int(),
  total: z.int(),
  /** Why there is no answer, in words. */
  reason: z.string(),
  /** Unix seconds at which it was asked. */
  add_time: z.int(),
})
/** A question that is answered behind. */
export type AnalysisWork = z.infer<typeof work>

/** Seconds for which the answer of such a question is kept. */
export const workKept = 3600

/** S13: order lines cut by dimensions, by the metrics of the dashboard. */
export const analysisApi = {
  meta: endpoint({
    method: 'GET',
    path: '/api/v1/analysis/meta',
    access: 'dataAnalysis',
    input: z.object({}),
    data: z.object({
      dimensions: z.array(z.object({ id: dimension, kind: z.enum(['time', 'enum', 'id', 'class']) })),
      metrics: z.array(z.object({ id: metric, unit: z.string(), formula: z.string() })),
      most: z.object({ dimensions: z.int(), metrics: z.int(), cells: z.int() }),
      /** Minor units from which a creator's level begins. */
      tiers: z.array(z.int()),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
  query: endpoint({
    method: 'POST',
    path: '/api/v1/analysis/query',
    reads: true,
    access: 'dataAnalysis',
    input: questionBody,
    data: answer,
  }),
  /** The same, for addresses. */
  look: endpoint({
    method: 'GET',
    path: '/api/v1/analysis/query',
    access: 'dataAnalysis',
    input: questionInput,
    data: answer,
  }),
  /**
   * The same, for whoever can wait: what takes longer than a call may is answered behind, one question of an account at a time
   * (a new one ends the one before). Asked again it tells how far it is, and for an hour the answer. One of both is null.
   */
  ask: endpoint({
    method: 'GET',
    path: '/api/v1/analysis/ask',
    access: 'dataAnalysis',
    input: questionInput,
    data: z.object({ answer: z.nullable(answer), work: z.nullable(work) }),
  }),
  /** Ends the account's question that is under way, if this is the one. */
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/analysis/cancel',
    reads: true,
    access: 'dataAnalysis',
    input: z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    data: z.null(),
  }),
  /** Forgets the kept answer of a question and how it ended: it is asked anew. */
  again: endpoint({
    method: 'POST',
    path: '/api/v1/analysis/again',
    reads: true,
    access: 'dataAnalysis',
    input: questionBody,
    data: z.null(),
  }),
  preset: endpoint({
    method: 'GET',
    path: '/api/v1/analysis/preset',
    access: 'dataAnalysis',
    input: z.object({}),
    data: z.array(z.object({ id: z.enum(presetIds), query: z.string() })),
  }),
  /** The answer as a file (an attachment), its rows in the order of `sort` (`-M01`, `key`). */
  table: endpoint({
    method: 'POST',
    path: '/api/v1/analysis/export',
    reads: true,
    exports: true,
    access: 'dataAnalysis',
    input: z.strictObject({
      query: z.string().check(z.maxLength(2000)),
      sort: z.string().check(z.maxLength(20)),
      format: z._default(exportFormat, 'csv'),
    }),
    data: z.null(),
  }),
}
