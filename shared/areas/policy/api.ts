import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

export const policyTypes = ['privacy', 'terms', 'data'] as const
export type PolicyType = (typeof policyTypes)[number]

export const policyApi = {
  /** In the language of the request; `content` is HTML of the platform's allowlist. */
  read: endpoint({
    method: 'GET',
    path: '/api/v1/policy',
    access: 'public',
    input: z.object({ type: z._default(z.enum(policyTypes), 'privacy') }),
    data: z.object({
      type: z.enum(policyTypes),
      title: z.string(),
      version: z.string(),
      /** `YYYY-MM-DD` from which it holds. */
      date: z.string(),
      content: z.string(),
    }),
  }),
}
