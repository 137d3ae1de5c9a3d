import type { CallData, HandlerInput } from '../../../../shared/api/endpoint.ts'
import type { accountApi } from '../../../../shared/areas/account/api.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { updateMember } from '../../../queries/account/change.ts'
import type { MemberRow } from '../../../queries/account/member.ts'
import { insertNotice } from '../../../queries/account/notices.ts'
import { isProven, keepProof, spendProof } from '../../../queries/account/phone-proofs.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'
import { unlessTaken, withCode } from './with-code.ts'

type ModifyPhone = typeof accountApi.modifyphone

const PROOF_S = 600
const taken = { member_mobile_key: { field: 'phone', text: 'mobile.taken' } } as const

const proveOld = async (member: MemberRow, code: string, call: Call): Promise<CallData<ModifyPhone>> => {
  const { mobile } = member
  if (!mobile) throw new Refused('mobile.none')
  const proof = { token_hash: call.viewer.tokenHash, mobile }
  await withCode(call, { mobile, type: 'phone_old', code }, (tx) => keepProof(tx, proof, call.now + PROOF_S))
  return { step: 'new', mobile }
}

/** The proof is looked for before the code, so that nobody without one tries codes, and spent with the change. */
const takeNew = async (
  { id, mobile, manager_id }: MemberRow,
  phone: string,
  code: string,
  call: Call,
): Promise<CallData<ModifyPhone>> => {
  const { now, ip } = call
  const { db, sessions } = call.context
  const proof = mobile ? { token_hash: call.viewer.tokenHash, mobile } : null
  if (proof && !(await isProven(db, proof, now))) throw new Refused('mobile.unproven')
  await withCode(call, { mobile: phone, type: 'phone_new', code }, async (tx) => {
    if (proof && !(await spendProof(tx, proof))) throw new Refused('mobile.unproven')
    await updateMember(tx, id, { mobile: phone }, now)
    await insertNotice(tx, { viewers: [id, manager_id], about: id, event: 'phone.changed', now })
    const values = { before: { mobile }, after: { mobile: phone } }
    const object = { object_type: 'member', object_id: String(id) }
    await insertAudit(tx, { member_id: id, action: 'phone.changed', ...object, ...values, ip, now })
  })
  sessions.forget(id)
  return { step: 'done', mobile: phone }
}

/** An account without a phone has none to prove first. */
export const modifyPhone = async (
  { code, phone }: HandlerInput<ModifyPhone>,
  call: Call,
): Promise<CallData<ModifyPhone>> => {
  const member = await call.member()
  return phone === undefined
    ? proveOld(member, code, call)
    : unlessTaken(taken, () => takeNew(member, phone, code, call))
}
