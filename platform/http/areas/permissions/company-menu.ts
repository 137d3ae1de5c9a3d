import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import type { privilegeApi } from '../../../../shared/areas/permissions/api.ts'
import type { UserRecord } from '../../../../shared/record/record.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { updateCompany } from '../../../queries/account/change.ts'
import type { Call } from '../../call.ts'
import { recordOf } from '../../record.ts'
import { Refused } from '../../refused.ts'

/** For the whole company, whoever of it may manage permissions; without a company there is no menu to set. */
export const setCompanyMenu = async (
  { hide_coming }: HandlerInput<typeof privilegeApi.menu>,
  call: Call,
): Promise<UserRecord> => {
  const { now, ip, context } = call
  const { id, company_id, hide_coming: before } = await call.member()
  if (company_id === 0) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
  await context.db.transaction().execute(async (tx) => {
    await updateCompany(tx, company_id, { hide_coming: hide_coming === 1 }, now)
    const object = { object_type: 'company', object_id: String(company_id) }
    const change = { before: { hide_coming: Number(before) }, after: { hide_coming } }
    await insertAudit(tx, { member_id: id, action: 'menu.changed', ...object, ...change, ip, now })
  })
  context.sessions.forget(id)
  return recordOf(await call.member(), context.special)
}
