import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { listInput, listOf } from '../../api/list.ts'
import { userRecord } from '../../record/record.ts'

const account = z.object({
  id: z.string(),
  username: z.string(),
  membername: z.string(),
  status: z.int(),
})
export type PreviewAccount = z.infer<typeof account>

export const privilegeApi = {
  /** Accounts of the viewer's scope, the viewer first; `keyword` in account or name. */
  accounts: endpoint({
    method: 'GET',
    path: '/api/v1/privilege/account',
    amounts: 'none',
    access: 'permissions',
    input: listInput,
    data: listOf(account),
  }),
  /** The record of one of them, as the rules read it; its phone is masked. */
  record: endpoint({
    method: 'GET',
    path: '/api/v1/privilege/record',
    amounts: 'none',
    access: 'permissions',
    input: z.object({ id: z.string().check(z.maxLength(20)) }),
    data: userRecord,
  }),
}
