import * as z from 'zod/mini'
import { bulkData, bulkKeys } from '../../api/bulk.ts'
import { endpoint } from '../../api/endpoint.ts'

const line_id = z.string().check(z.minLength(1), z.maxLength(700))
const id = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const person = z.string()

/** Characters of an appeal's reason and its answer, and of a note. */
export const appealLength = { min: 5, max: 500 } as const
export const noteLength = { min: 1, max: 500 } as const

const written = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

const appeal = z.object({
  id: z.string(),
  /** Of the line when the appeal was made: 3 ineligible, 4 frozen. */
  settlement_status: z.int(),
  reason: z.string(),
  by: person,
  add_time: z.int(),
  /** 0 open, 1 accepted, 2 declined. */
  state: z.int(),
  answer: z.string(),
  answered_by: person,
  answer_time: z.nullable(z.int()),
})
export type Appeal = z.infer<typeof appeal>

const note = z.object({ text: z.string(), by: person, add_time: z.int() })
const transfer = z.object({ from: person, to: person, by: person, add_time: z.int() })

const actions = z.object({
  line_id: z.string(),
  /** Whether the viewer may appeal now, answer the open appeal, and hand the line to someone else. */
  may: z.object({ appeal: z.boolean(), answer: z.boolean(), transfer: z.boolean() }),
  /** A bill holds the line: its owner stays. */
  locked: z.boolean(),
  /** Newest first, each. */
  appeals: z.array(appeal),
  notes: z.array(note),
  transfers: z.array(transfer),
})
export type LineActions = z.infer<typeof actions>

/** What people do about order lines of their scope. */
export const orderActionsApi = {
  /** What has been done about a line, and what the viewer may do. */
  actions: endpoint({
    method: 'GET',
    path: '/api/v1/order/actions',
    access: 'orders',
    input: z.object({ line_id }),
    data: actions,
  }),
  /** Only a line that is ineligible or frozen, and one open appeal of a line at a time. */
  appeal: endpoint({
    method: 'POST',
    path: '/api/v1/order/appeal',
    access: 'orders',
    input: z.strictObject({ line_id, reason: written(appealLength) }),
    data: actions,
  }),
  /**
   * Leaders above the one who appealed, and the platform's operator. Accepting a frozen line's appeal makes the line
   * pending again; no money is changed by hand.
   */
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/order/appeal/answer',
    access: 'orders',
    input: z.strictObject({ line_id, id, accept: z.boolean(), text: written(appealLength) }),
    data: actions,
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/v1/order/note',
    access: 'orders',
    input: z.strictObject({ line_id, text: written(noteLength) }),
    data: actions,
  }),
  /** Whom a leader may hand lines to, at most 50, by part of an account or a name; nobody for anyone else. */
  owners: endpoint({
    method: 'GET',
    path: '/api/v1/order/owners',
    access: 'orders',
    input: z.object({ keyword: z._default(z.string().check(z.trim(), z.maxLength(60)), '') }),
    data: z.object({
      may: z.boolean(),
      list: z.array(z.object({ id: z.string(), name: z.string(), username: z.string(), team: z.string() })),
    }),
  }),
  /** Hands lines to a member of the viewer's scope, with shares and sums; each line by itself. */
  owner: endpoint({
    method: 'POST',
    path: '/api/v1/order/owner',
    access: 'orders',
    input: z.strictObject({ line_ids: bulkKeys, member_id: id }),
    data: bulkData,
  }),
}
