import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import type { UserRecord } from '../../record/record.ts'

/** Leaders who see their whole company, and the platform's operator, who sees all of them. */
export const mayChangeCompany = ({
  scope,
  operator,
  status,
}: Pick<UserRecord, 'scope' | 'operator' | 'status'>): boolean =>
  status !== 4 && (scope.startsWith('c') || operator === 1)

const settings = z.strictObject({
  /** IANA zone. */
  zone: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** First hour of the business day. */
  cut_hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** In which its amounts stand. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})
export type CompanySettings = z.infer<typeof settings>

const change = z.object({
  id: z.string(),
  from: settings,
  to: settings,
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Orders. */
  done: z.int(),
  total: z.int(),
  /** Why it failed. */
  reason: z.string(),
  by: z.string(),
  add_time: z.int(),
})
export type CompanyChange = z.infer<typeof change>

const company = z.object({ id: z.string(), name: z.string() })
const id = z.string().check(z.regex(/^\d{1,18}$/))

const state = z.object({
  company,
  settings,
  orders: z.int(),
  /** For whoever may change more than the own one: all of them by name. */
  companies: z.array(company),
  /** The last one, under way or ended. */
  change: z.nullable(change),
})
export type CompanyState = z.infer<typeof state>

/** A company's zone, cut hour and display currency. Without `company` the caller's own; another one is for the operator. */
export const companyApi = {
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/company/settings',
    access: 'session',
    input: z.object({ company: z.optional(id) }),
    data: state,
  }),
  /** Begins a change; `from` is what the caller saw. */
  change: endpoint({
    method: 'POST',
    path: '/api/v1/company/change',
    access: 'session',
    input: z.strictObject({ company: z.optional(id), from: settings, ...settings.shape }),
    data: state,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/company/cancel',
    access: 'session',
    input: z.strictObject({ company: z.optional(id), id }),
    data: state,
  }),
}
