import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantState, inviteState } from '../../shared/areas/invites/states.ts'
import { applicantWorkflow, inviteWorkflow } from '../../shared/areas/invites/workflow.ts'
import { issueCode } from '../support/codes.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const DAY = 86_400
let now = Date.UTC(2026, 4, 20, 4) / 1000
let platform: TestPlatform
let ids: Readonly<Record<'top' | 'lead' | 'other', number>>
let tokens: Readonly<Record<'top' | 'lead' | 'other', string>>
let phones = 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const top = await makeMember(platform.db, 'top', 0, 0, { agency_level: 1, share_rate_bp: 8000 })
  const lead = await makeMember(platform.db, 'lead', 0, top, { agency_level: 2, share_rate_bp: 3000 })
  const other = await makeMember(platform.db, 'other', 0, top, { agency_level: 2, share_rate_bp: 3000 })
  ids = { top, lead, other }
  await signAllIn()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const signAllIn = async (): Promise<void> => {
  const tokenOf = (name: string) => platform.signIn(name, password)
  tokens = { top: await tokenOf('top'), lead: await tokenOf('lead'), other: await tokenOf('other') }
}

type Row = Readonly<Record<string, unknown>>
const invites = () => presser(platform, inviteWorkflow)
const applicants = () => presser(platform, applicantWorkflow)

const list = async (path: string, token: string): Promise<readonly Row[]> =>
  ((await platform.ask(path, { token })).envelope.data as { list: readonly Row[] }).list
const inviteOf = async (code: string, token = tokens.lead): Promise<Row | undefined> =>
  (await list(`/api/v1/merchants/invites?keyword=${code}`, token)).find((row) => row.invite_code === code)
const applicantOf = async (id: string, token = tokens.lead): Promise<Row | undefined> =>
  (await list('/api/v1/merchants/applicants?limit=50', token)).find((row) => row.applicant_id === id)

const make = (body: object, token = tokens.lead) =>
  platform.ask('/api/v1/merchants/invite', {
    token,
    body: { share_rate_bp: 1000, days: 7, most_uses: null, remark: null, ...body },
  })
const codeOf = async (body: object = {}, token = tokens.lead): Promise<string> =>
  ((await make(body, token)).envelope.data as { code: string }).code

const register = async (account: string, invite: string) => {
  phones += 1
  const mobile = `139000010${String(phones).padStart(2, '0')}`
  const code = await issueCode(platform.db, mobile, 'register', now)
  const body = { account, mobile, code, password, password_confirm: password, invite }
  const { envelope } = await platform.ask('/api/v1/register', {
    body,
    headers: { 'x-forwarded-for': `10.2.0.${phones}` },
  })
  return { id: (envelope.data as { id?: string } | null)?.id ?? '', envelope }
}
const fieldsOf = ({ data }: { data: unknown }) => (data as { fields?: Record<string, string> }).fields
const signIn = async (account: string) =>
  (await platform.ask('/api/v1/login', { body: { account, password } })).envelope.message

test('[IV1] an invitation is made with a share of at most the own one; its code, share and end stand in the list of everybody above and of nobody else', async () => {
  const { envelope } = await make({ share_rate_bp: 3001 })
  expect(fieldsOf(envelope)).toEqual({ share_rate_bp: '分成不可高于自身比例 30.00%' })
  const code = await codeOf({ days: 3, most_uses: 2, remark: '秋招' })
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  const row = { invite_state: inviteState.open, share_rate_bp: 1000, applicants: 0, most_uses: 2, invite_note: '秋招' }
  expect(await inviteOf(code)).toMatchObject({ ...row, expire_time: now + 3 * DAY, inviter_name: 'lead' })
  expect(await inviteOf(code, tokens.top)).toMatchObject(row)
  expect(await inviteOf(code, tokens.other)).toBeUndefined()
  expect((await invites().one(tokens.other, 'withdraw', code)).ok).toBe(false)
})

test('[IV2] who registers comes below who invited and waits; of two at once for the last use one is told that it was used', async () => {
  const code = await codeOf({ most_uses: 1 })
  const both = await Promise.all(['racer-one', 'racer-two'].map((account) => register(account, code.toLowerCase())))
  expect(both.map(({ id }) => id !== '').sort()).toEqual([false, true])
  const lost = both.find(({ id }) => id === '')
  expect(lost && fieldsOf(lost.envelope)).toEqual({ invite: '邀请码的可用次数已满，请联系邀请人' })
  const won = both.find(({ id }) => id !== '')?.id ?? ''
  expect(await applicantOf(won)).toMatchObject({ applicant_state: applicantState.waiting, invite_code: code })
  expect(await applicantOf(won, tokens.other)).toBeUndefined()
  expect(await inviteOf(code)).toMatchObject({ invite_state: inviteState.used, applicants: 1, waiting: 1 })
  const shown = (await platform.ask(`/api/v1/invite?code=${code}`)).envelope
  expect(fieldsOf(shown)).toEqual({ code: '邀请码的可用次数已满，请联系邀请人' })
  const notices = (await platform.ask('/api/v1/member/notice', { token: tokens.lead })).envelope.data as { list: Row[] }
  expect(notices.list[0]).toMatchObject({
    links: [{ path: `/merchantsTeam/merchantsTeamMent?tab=applicants&open=${won}` }],
  })
})

test('[IV3] one that ran out or was withdrawn lets nobody register, and holds 7 days once it is opened again', async () => {
  const code = await codeOf({ days: 1 })
  expect((await invites().one(tokens.lead, 'withdraw', code)).ok).toBe(true)
  expect(fieldsOf((await register('late-one', code)).envelope)).toEqual({ invite: '邀请已撤回，请联系邀请人' })
  expect((await invites().one(tokens.top, 'renew', code)).ok).toBe(true)
  expect(await inviteOf(code)).toMatchObject({ invite_state: inviteState.open, expire_time: now + 7 * DAY })
  now += 7 * DAY
  await signAllIn()
  expect(await inviteOf(code)).toMatchObject({ invite_state: inviteState.expired })
  expect(fieldsOf((await register('late-two', code)).envelope)).toEqual({ invite: '邀请已过期' })
  expect((await invites().one(tokens.lead, 'renew', code)).ok).toBe(true)
  expect((await register('in-time', code)).id).not.toBe('')
})

test('[IV4] who was approved signs in below the inviter with the share of the invitation; who was refused reads why at sign-in', async () => {
  const code = await codeOf()
  const good = await register('good-one', code)
  const bad = await register('bad-one', code)
  expect(await signIn('good-one')).toBe('账号待审核')
  expect((await applicants().one(tokens.other, 'approve', good.id)).ok).toBe(false)
  expect((await applicants().one(tokens.lead, 'approve', good.id)).ok).toBe(true)
  const why = { reason: '不是本团队邀请的人' }
  expect((await applicants().one(tokens.top, 'refuse', bad.id, why)).ok).toBe(true)
  expect(await signIn('bad-one')).toBe(`注册未通过审核：${why.reason}`)
  await platform.signIn('good-one', password)
  const member = await platform.db
    .selectFrom('member')
    .selectAll()
    .where('username', '=', 'good-one')
    .executeTakeFirst()
  expect(member).toMatchObject({ status: 1, manager_id: ids.lead, agency_level: 3, share_rate_bp: 1000 })
  expect(await applicantOf(good.id)).toMatchObject({ applicant_state: applicantState.taken })
  expect(await applicantOf(bad.id)).toMatchObject({
    applicant_state: applicantState.refused,
    refused_reason: why.reason,
  })
  expect(await inviteOf(code)).toMatchObject({ applicants: 2, waiting: 0 })
})

test('[IV5] nobody is approved beyond the seats of the company', async () => {
  const company = await makeCompany(platform.db, 'Tide', { seats: 1 })
  await makeMember(platform.db, 'owner', company, 0, { privilege_id: 1, has_zhishu: true, share_rate_bp: 3000 })
  const owner = await platform.signIn('owner', password)
  const { id } = await register('one-too-many', await codeOf({}, owner))
  const refused = await applicants().one(owner, 'approve', id)
  expect([refused.ok, refused.message]).toEqual([false, expect.stringContaining('席位')])
  expect(await applicantOf(id, owner)).toMatchObject({ applicant_state: applicantState.waiting })
})
