import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

/** Analyses on the data dashboard of one account. */
export const mostPanels = 6

const id = z.string().check(z.regex(/^\d{1,18}$/))
const place = z.int().check(z.minimum(1), z.maximum(1_000_000))

const panel = z.object({
  /** Of the saved view. */
  id,
  /** Of one that may not be seen any more, what it was called when it was added. */
  name: z.string(),
  /** The query of the view; empty where there is nothing to be seen. */
  query: z.string(),
  /** `gone`: the view was deleted; `denied`: it is shared no more, or the account may not open the analysis. */
  state: z.enum(['shown', 'gone', 'denied']),
  /** Smaller ones stand first. */
  place,
})
export type BoardPanel = z.infer<typeof panel>

/** S13 on S08a: saved views of the analysis as panels of the account's data dashboard. Each call answers with all of them. */
export const panelsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/analysis/panels',
    access: ['dataBoard', 'dataAnalysis'],
    input: z.object({}),
    data: z.array(panel),
  }),
  /** An own or shared view, behind the others; `place` takes back a removal. */
  add: endpoint({
    method: 'POST',
    path: '/api/v1/analysis/panels/add',
    access: 'dataAnalysis',
    input: z.strictObject({ view: id, place: z.optional(place) }),
    data: z.array(panel),
  }),
  /** Nothing happens when there is none. */
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/analysis/panels/remove',
    access: ['dataBoard', 'dataAnalysis'],
    input: z.strictObject({ view: id }),
    data: z.array(panel),
  }),
}
