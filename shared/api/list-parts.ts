import * as z from 'zod/mini'
import { LONGEST_KEY } from './bulk.ts'
import { endpoint } from './endpoint.ts'

const list = z.string().check(z.minLength(1), z.maxLength(40))

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
    input: z.object({ list, query: z.string().check(z.maxLength(2000)) }),
    data: z.object({ names: z.record(z.string(), z.record(z.string(), z.string())) }),
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
