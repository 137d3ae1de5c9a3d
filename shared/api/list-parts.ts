import * as z from 'zod/mini'
import { namedFilters } from '../lists/filter.ts'
import { LONGEST_KEY } from './bulk.ts'
import { endpoint } from './endpoint.ts'

const list = z.string().check(z.minLength(1), z.maxLength(40))
const filter = z.enum(namedFilters)
const choice = z.object({ id: z.string(), name: z.string(), note: z.string() })
export type Choice = z.output<typeof choice>

/** Most texts of a pasted list. */
export const MOST_PASTED = 500

/** What a list page asks besides its rows; each call needs the right to the list's screen. */
export const listPartsApi = {
  /**
   * What the ids in the filters of an address are called: by filter, by id, for all filters at once. An id that the viewer
   * has nothing of is left out, and so is a text that is no id.
   */
  names: endpoint({
    method: 'GET',
    path: '/api/v1/list/names',
    access: 'session',
    input: z.object({ list, query: z.string().check(z.maxLength(8000)) }),
    data: z.object({ names: z.record(z.string(), z.record(z.string(), z.string())) }),
  }),
  /** What a filter offers: things of the viewer's scope whose name or id holds `q`, best first; `more`: not all of them. */
  choices: endpoint({
    method: 'GET',
    path: '/api/v1/list/choices',
    access: 'session',
    input: z.object({ list, filter, q: z._default(z.string().check(z.trim(), z.maxLength(64)), '') }),
    data: z.object({ options: z.array(choice), more: z.boolean() }),
  }),
  /** What each text of a pasted list names in the viewer's scope, by id, else by whole name or handle; several: it is not one's own name. */
  match: endpoint({
    method: 'POST',
    path: '/api/v1/list/match',
    access: 'session',
    input: z.object({
      list,
      filter,
      texts: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
        .check(z.minLength(1), z.maxLength(MOST_PASTED)),
    }),
    data: z.object({ matches: z.array(z.object({ text: z.string(), found: z.array(choice) })) }),
  }),
  /** The row of a key, whatever page or filter it stands in; null for one that there is not in the viewer's scope. */
  row: endpoint({
    method: 'GET',
    path: '/api/v1/list/row',
    access: 'session',
    input: z.object({ list, key: z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY)) }),
    data: z.object({
      row: z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
      /** The transitions of the list's workflow that the viewer may make of it now. */
      may: z._default(z.array(z.string()), []),
    }),
  }),
}
