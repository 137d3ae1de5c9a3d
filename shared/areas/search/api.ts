import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

export const searchHit = z.object({
  kind: z.enum(['order', 'product', 'creator', 'shop', 'staff', 'article']),
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** Address inside the console. */
  path: z.string(),
})
export type SearchHit = z.infer<typeof searchHit>

export const searchApi = {
  /** At most twenty things of the viewer's scope whose id or name begins with, ends with or holds `q`, the newest first within a kind; only kinds whose screen it may see. */
  find: endpoint({
    method: 'GET',
    path: '/api/v1/search',
    access: 'session',
    input: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(64)) }),
    data: z.object({ hits: z.array(searchHit) }),
  }),
}
