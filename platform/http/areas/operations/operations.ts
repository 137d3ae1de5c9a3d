import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { operationsApi } from '../../../../shared/areas/operations/api.ts'
import { staffState } from '../../../../shared/areas/staff/states.ts'
import { isZone } from '../../../../shared/time/zone.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { insertAccount } from '../../../queries/account/create.ts'
import { findCompany } from '../../../queries/company.ts'
import { isServerZone } from '../../../queries/company-changes.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { wrongField } from '../../refused.ts'
import { termEnd } from '../../term-end.ts'
import { newHash, requireForeign } from '../account/new-password.ts'
import { unlessTaken } from '../account/with-code.ts'

type NewCompany = HandlerInput<typeof operationsApi.newCompany>

const taken = {
  member_username_key: { field: 'username', text: 'account.taken' },
  company_name_key: { field: 'company_title', text: 'operations.companyName' },
} as const

/** @throws {Refused} beside the setting that is wrong */
const requireSettings = async ({ zone, currency }: NewCompany, { context: { db } }: Call): Promise<void> => {
  if (!isZone(zone) || !(await isServerZone(db, zone))) throw wrongField('zone', 'field.zone')
  if (!Intl.supportedValuesOf('currency').includes(currency)) throw wrongField('currency', 'field.currency')
}

const newCompany = async (input: NewCompany, call: Call): Promise<{ id: string }> => {
  const { company_title, zone, cut_hour, currency, seats, end_day, username, password } = input
  const { now, ip, context } = call
  await requireSettings(input, call)
  const expire_t = termEnd(zone, end_day, now)
  requireForeign(password, [username, company_title])
  const hash = await newHash(password, call)
  const account = {
    ...{ username, company: company_title, settings: { zone, cut_hour, currency } },
    ...{ status: staffState.active, operator: false, term: { seats, expire_t }, must_change: true },
  }
  return unlessTaken(taken, () =>
    context.db.transaction().execute(async (tx) => {
      if ((await findCompany(tx, company_title)) !== undefined)
        throw wrongField('company_title', 'operations.companyName')
      const made = await insertAccount(tx, account, hash, now)
      const id = String(made.company?.id)
      const after = { name: company_title, zone, cut_hour, currency, seats, expire_t, username }
      const member_id = Number(call.viewer.record.id)
      const object = { object_type: 'company', object_id: id }
      await insertAudit(tx, { member_id, action: 'company.make', ...object, after, ip, now })
      return { id }
    }),
  )
}

export const mountOperations = (router: Router, context: Context): void =>
  implement(router, context, operationsApi, { newCompany })
