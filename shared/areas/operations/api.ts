import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { accountRule } from '../../forms/rules.ts'
import { settingFields } from '../company/setting-fields.ts'
import { MOST_SEATS } from './companies-workflow.ts'

/** A new company with the account that leads it. */
export const newCompanyFields = [
  f.text('company_title', { least: 1, most: 100 }),
  ...settingFields,
  f.count('seats', { least: 1, most: MOST_SEATS, first: 50 }),
  f.date('end_day', { optional: true }),
  f.text('username', { rule: accountRule, most: 32, autoComplete: 'off' }),
  f.password('password'),
] as const

export const operationsApi = {
  /** Makes a company and the account that sees the whole of it, which sets its own password first. */
  newCompany: endpoint({
    method: 'POST',
    path: '/api/v1/operations/company',
    access: 'outbox',
    input: z.strictObject(shapeOf(newCompanyFields)),
    data: z.object({ id: z.string() }),
  }),
}
