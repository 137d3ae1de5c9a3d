import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindState } from '../../shared/areas/creators/states.ts'
import { mcnApi } from '../../shared/areas/mcn/api.ts'
import { mcnWorkflow } from '../../shared/areas/mcn/workflow.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const now = Date.UTC(2026, 4, 20, 4) / 1000
let platform: TestPlatform
let token = ''
let staff = ''

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  const company = await makeCompany(db, 'Agency')
  const boss = await makeMember(db, 'mc-boss', company, 0, { privilege_id: 1 })
  const held = await makeMember(db, 'mc-staff', company, boss)
  token = await platform.signIn('mc-boss', password)
  staff = await platform.signIn('mc-staff', password)
  await makeCreator(db, company, 'mc-free', null)
  await makeCreator(db, company, 'mc-taken', held)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

interface Page {
  readonly list: Record<string, unknown>[]
  readonly summary: { readonly kpi: Record<string, number> }
}
const page = async (as = token, path = '/api/v1/mcn/creator') => {
  const { envelope } = await platform.ask(`${path}?limit=50`, { token: as })
  expect(envelope.status, envelope.message).toBe(1)
  return envelope.data as Page
}
const bind = async (more: object) => {
  const body = { creator_id: 'mc-free', share_rate_bp: 3000, end_date: '2026-06-10', ...more }
  const { envelope } = await platform.ask(mcnApi.bind.path, { token, body })
  return envelope as { status: number; message: string; data: { fields?: Record<string, string> } }
}
const press = (name: string, input: object = {}) => presser(platform, mcnWorkflow).one(token, name, 'mc-free', input)

test('[MC1] [MC2] a contract is offered to who is free, approved, renewed, and stands under both screens', async () => {
  expect((await page()).list).toEqual([])
  expect((await bind({ creator_id: 'mc-taken' })).message).toContain('mc-staff')
  expect((await bind({ end_date: '2026-05-19' })).data.fields).toHaveProperty('end_date')
  expect((await bind({ creator_id: 'of-nobody' })).data.fields).toHaveProperty('creator_id')
  expect((await bind({})).status).toBe(1)
  expect((await bind({})).message).toContain('待确认')
  expect((await page()).list).toMatchObject([
    {
      creator_id: 'mc-free',
      bind_status: bindState.pending,
      share_rate_bp: 3000,
      contract_no: expect.stringMatching(/^MCN\d{6}$/),
    },
  ])
  expect((await page(staff)).list).toEqual([])
  expect((await press('approve')).ok).toBe(true)
  const { list, summary } = await page()
  expect(list).toMatchObject([{ bind_status: bindState.bound, contract_ending: true }])
  expect(summary.kpi).toMatchObject({ signed: 1, ending: 1, leaving: 0 })
  expect((await press('renew', { end_date: '2026-05-01' })).ok).toBe(false)
  expect((await press('renew', { end_date: '2027-05-31' })).ok).toBe(true)
  expect((await page()).list).toMatchObject([
    { contract_ending: false, bind_end_time: Date.UTC(2027, 4, 31, 16) / 1000 - 1 },
  ])
  const others = await page(token, '/api/v1/merchants/member')
  expect(others.list.map(({ creator_id, bind_kind }) => [creator_id, bind_kind])).toContainEqual(['mc-free', 3])
  expect((await presser(platform, mcnWorkflow).one(token, 'renew', 'mc-taken', { end_date: '2027-05-31' })).ok).toBe(
    false,
  )
})
