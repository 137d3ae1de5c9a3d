import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { userRecord } from '../../record/record.ts'

export const loginInput = z.strictObject({
  account: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(6), z.maxLength(200)),
})

const signedIn = z.object({
  id: z.string(),
  /** Browser and system as the device says it, empty when it said nothing. */
  device: z.string(),
  address: z.string(),
  add_time: z.int(),
  used_time: z.int(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SignedIn = z.infer<typeof signedIn>

export const sessionApi = {
  login: endpoint({
    method: 'POST',
    path: '/api/v1/login',
    access: 'public',
    device: true,
    input: loginInput,
    data: z.object({ token: z.string(), user: userRecord }),
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/v1/member/logout',
    access: 'seat',
    beforeChange: true,
    input: z.object({}),
    data: z.unknown(),
  }),
  /** The current record, so that a page load refreshes what is stored. */
  info: endpoint({
    method: 'GET',
    path: '/api/v1/member/info',
    access: 'seat',
    walls: true,
    beforeChange: true,
    input: z.object({}),
    data: userRecord,
  }),
  /** Where the account is signed in, last used first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/member/session',
    access: 'session',
    input: z.object({}),
    data: z.object({
      list: z.array(signedIn),
    }),
  }),
  /** Ends the session `id`, or without one all but the caller's. `ended`: how many. */
  end: endpoint({
    method: 'POST',
    path: '/api/v1/member/session/end',
    access: 'session',
    input: z.strictObject({ id: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
    data: z.object({ ended: z.int() }),
  }),
}
