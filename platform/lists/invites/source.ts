import { sql } from 'kysely'
import { applicantList, inviteList } from '../../../shared/areas/invites/list.ts'
import { inviteState } from '../../../shared/areas/invites/states.ts'
import { applicantsOf, stateOfApplicant } from '../../queries/invites/applicants.ts'
import { invitesOf, stateOfInvite, usesOf } from '../../queries/invites/invites.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const state = stateOfInvite(sql`clock.now`)
const waits = sql`(select count(*) from member k where k.invite_code = i.code and k.status = 2 and k.deleted_t is null)`

/** Invitations of the viewer's scope. */
export const inviteSource = tableSource(inviteList, {
  table: sql`invite i join member m on m.id = i.member_id`,
  alias: 'i',
  key: ['code'],
  joins: { clock: presentMoment },
  scope: ({ scope }) => invitesOf(scope),
  columns: {
    invite_code: part(sql`i.code`),
    inviter_name: part(calledBy('m')),
    invite_state: part(state, 'clock'),
    share_rate_bp: part(sql`least(i.share_rate_bp, m.share_rate_bp)`),
    applicants: part(usesOf),
    waiting: part(waits),
    most_uses: part(sql`i.most_uses`),
    expire_time: part(sql`i.expire_t`),
    add_time: part(sql`i.add_time`),
    invite_note: part(sql`i.note`),
  },
  filled: ['applicants', 'expire_time', 'add_time'],
  keyword: (word) =>
    part(sql`(i.code = upper(${word}) or ${holds(calledBy('m'), word)} or ${holds(sql`i.note`, word)})`),
  sums: () => ({
    open: part(sql`count(*) filter (where ${state} = ${sql.lit(inviteState.open)})`, 'clock'),
    waits: part(sql`coalesce(sum(${waits}), 0)::bigint`),
    registered: part(sql`coalesce(sum(${usesOf}), 0)::bigint`),
  }),
  kpi: ({ open = 0, registered = 0, waits: waiting = 0 }) => ({ open, registered, waits: waiting }),
})

/** Who registered by them. */
export const applicantSource = tableSource(applicantList, {
  table: sql`member a join invite i on i.code = a.invite_code`,
  alias: 'a',
  key: ['id'],
  joins: { inviter: part(sql`join member m on m.id = i.member_id`) },
  scope: ({ scope }) => applicantsOf(scope),
  columns: {
    applicant_name: part(sql`a.membername`),
    applicant_account: part(sql`a.username`),
    applicant_state: part(stateOfApplicant),
    inviter_name: part(calledBy('m'), 'inviter'),
    invite_code: part(sql`i.code`),
    share_rate_bp: part(sql`a.share_rate_bp`),
    mobile: part(sql`coalesce(left(a.mobile, 3) || '****' || right(a.mobile, 4), '')`),
    add_time: part(sql`a.add_time`),
    refused_reason: part(sql`a.refused_reason`),
    applicant_id: part(sql`a.id::text`),
  },
  filled: ['add_time'],
  filters: { invite_code: (text) => part(sql`i.code = upper(${text})`) },
  keyword: (word) =>
    part(sql`(a.id::text = ${word} or ${holds(sql`a.membername`, word)} or ${holds(sql`a.username`, word)})`),
})
