import { hash } from '@node-rs/argon2'
import type { Tx } from '../db/tables.ts'
import { readInvite } from '../queries/account/invites.ts'
import { insertNotice } from '../queries/account/notices.ts'
import { insertMember, isTaken } from '../queries/account/register.ts'
import { setApplicant } from '../queries/invites/applicants.ts'
import { insertInvite, setInvite } from '../queries/invites/invites.ts'
import { demoPassword } from './accounts.ts'
import type { MemberIds } from './plan.ts'

const DAY = 86_400
const HOUR = 3600
const WITHDRAWN = 'YANGFAN2'

/** Invitations of team leaders: one that holds, one for a single person, one that ran out, one that was withdrawn. */
const asked = [
  { code: 'LINYUE26', by: 'tide.linyue', made: 3, days: 14, most_uses: 20, note: '直播间主播' },
  { code: 'CHENMO26', by: 'tide.chenmo', made: 2, days: 7, most_uses: 1, note: '' },
  { code: 'HECHENG2', by: 'tide.hecheng', made: 20, days: 7, most_uses: null, note: '秋季招募' },
  { code: WITHDRAWN, by: 'tide.yangfan', made: 5, days: 30, most_uses: null, note: '发错了群' },
] as const

/** Who registered, hours ago; `refused`: why it was not taken. */
const came = [
  { account: 'tide.new.meng', name: '孟青禾', code: 'LINYUE26', hours: 3, refused: '' },
  { account: 'tide.new.pan', name: '潘一诺', code: 'CHENMO26', hours: 20, refused: '' },
  { account: 'tide.new.du', name: '杜子昂', code: 'LINYUE26', hours: 40, refused: '手机号与团队现有成员重复' },
] as const

/**
 * Invitations in every state, two people who wait for approval and one who was not taken: with the demo's password they read
 * at sign-in how it stands with them. Names and codes that a person already has stay that person's.
 */
export const insertApplicants = async (
  tx: Tx,
  company_id: number,
  members: MemberIds,
  today: number,
): Promise<void> => {
  for (const { code, by, made, days, most_uses, note } of asked) {
    const member_id = members.get(by)
    const add_time = today - made * DAY
    const terms = { share_rate_bp: 2000, add_time, expire_t: add_time + days * DAY, most_uses, note }
    if (member_id === undefined || !(await insertInvite(tx, { code, member_id, ...terms }))) continue
    if (code === WITHDRAWN) await setInvite(tx, code, { withdrawn_t: today - DAY })
  }
  const password_hash = await hash(demoPassword)
  for (const { account, name, code, hours, refused } of came) {
    const invite = await readInvite(tx, code)
    if (invite?.company_id !== company_id || (await isTaken(tx, account))) continue
    const at = today - hours * HOUR
    const id = await insertMember(
      tx,
      { username: account, membername: name, mobile: null, password_hash, kind: '' },
      invite,
      at,
    )
    await insertNotice(tx, { viewers: [invite.leader_id], about: id, event: 'member.registered', now: at })
    if (refused) await setApplicant(tx, id, refused, at + HOUR)
  }
}
