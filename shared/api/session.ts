import * as z from 'zod/mini'
import { userRecord } from '../record/record.ts'
import { endpoint } from './endpoint.ts'

export const loginInput = z.strictObject({
  account: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(6), z.maxLength(200)),
})

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
    access: 'session',
    input: z.object({}),
    data: z.unknown(),
  }),
  /** The current record, so that a page load refreshes what is stored. */
  info: endpoint({
    method: 'GET',
    path: '/api/v1/member/info',
    access: 'session',
    input: z.object({}),
    data: userRecord,
  }),
}
