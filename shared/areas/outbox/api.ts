import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { listInput, listOf } from '../../api/list.ts'

const message = z.object({
  id: z.string(),
  mobile: z.string(),
  type: z.string(),
  text: z.string(),
  add_time: z.int(),
  expire_time: z.int(),
})
export type OutboxMessage = z.infer<typeof message>

export const outboxApi = {
  /** Messages of the `log` provider, newest first; nothing is kept with a provider that really sends. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/dev/outbox',
    access: 'outbox',
    input: listInput,
    data: listOf(message),
  }),
}
