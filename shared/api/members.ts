import * as z from 'zod/mini'
import { memberScreens } from '../forms/form.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './row-id.ts'

const choice = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  /** Who stands directly above; empty without one. */
  team: z.string(),
})

export const membersApi = {
  /** Working members of the viewer's scope, at most 50, by part of an account or a name, or the one of an id. */
  choices: endpoint({
    method: 'GET',
    path: '/api/v1/member/choices',
    access: 'session',
    input: z.object({
      keyword: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
      id: z.optional(rowId),
      /** Film cutters alone. */
      cutters: z.optional(z.literal('1')),
      /** Those alone who may open this screen. */
      opens: z.optional(z.literal(memberScreens)),
    }),
    data: z.object({ list: z.array(choice) }),
  }),
}
