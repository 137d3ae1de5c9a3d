import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberTable } from '../../platform/db/tables.ts'
import type { ScreenId } from '../../shared/access/screens.ts'
import type { Refusal } from '../../shared/api/envelope.ts'
import { screenCalls } from '../../shared/api/screen-calls.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
let company: number
let number = 0

beforeAll(async () => {
  platform = await startTestPlatform()
  company = await makeCompany(platform.db, 'Access')
})
afterAll(() => platform[Symbol.asyncDispose]())

type Fields = Partial<Insertable<MemberTable>> & { alone?: boolean }

const everything: Fields = {
  privilege_id: 1,
  agency_level: 1,
  daping: true,
  video_menu: [1, 2, 3],
  is_share_video: true,
  business_center: true,
  has_tt_tool: true,
  tk_pid: 1,
}

/** The rules by which the API refuses the main call of `screen` to a member with `fields`; null when it does not refuse. */
const refusedBy = async ({ alone = false, ...fields }: Fields, screen: keyof typeof screenCalls) => {
  number += 1
  const name = `member${number}`
  await makeMember(platform.db, name, alone ? 0 : company, 0, { ...everything, ...fields })
  const token = await platform.signIn(name, password)
  const { envelope } = await platform.ask(screenCalls[screen], { token })
  return envelope.status === 403 ? (envelope.data as Refusal).rules : null
}

const shops: Fields = { current_version: 9 }

const rows: readonly [rule: string, fields: Fields, screen: ScreenId & keyof typeof screenCalls][] = [
  ['wall-seat', { status: 4 }, 'console'],
  ['film-cutter', { is_film_cutter: true }, 'console'],
  ['multi-shop', shops, 'tkspy'],
  ['multi-shop-single', { ...shops, alone: true }, 'bills'],
  ['multi-shop-data-only', { ...shops, tk_pid: 0 }, 'management'],
  ['multi-shop-data-only', { ...shops, tk_manager_id: 7 }, 'directlyOrder'],
  ['not-multi-shop', {}, 'shopCopy'],
  ['library-not-shared', { is_share_video: false }, 'filmHome'],
  ['star-library-not-shared', { is_share_video: false }, 'starLibrary'],
  ['second-network', { isad_version: 5, current_version: 1 }, 'ttAccount'],
  ['second-network-library', { isad_version: 5, current_version: 1 }, 'clipDemand'],
  ['business-centre-off', { business_center: false }, 'businessCentre'],
  ['tt-tool-off', { has_tt_tool: false }, 'ttAccount'],
  ['clip-overview-not-granted', { video_menu: [1, 3] }, 'filmHome'],
  ['agent', { alone: true }, 'dataScreen'],
  ['agent-3-no-associated', { alone: true, agency_level: 3, has_d: false }, 'associated'],
  ['agent-4', { alone: true, agency_level: 4 }, 'merchantsTeamData'],
  ['staff-without-privilege', { privilege_id: 0 }, 'bills'],
  ['no-company-no-tasks', { alone: true }, 'clipTasks'],
  ['big-screens-off', { daping: false }, 'smartScreen'],
  ['no-walls', { daping: false, video_menu: [2] }, 'walls'],
  ['direct-creators-off', { has_zhishu: false }, 'directlyUnder'],
  ['operators-only', {}, 'outbox'],
]

test('[A1] [A2] [A3] [A4] [A5] [A6] [A7] [A8] [A9] [A10] [A11] [A12] [A13] [A15] [A21] the API refuses by the row that says so', async () => {
  for (const [rule, fields, screen] of rows)
    expect(await refusedBy(fields, screen), `${rule} ${JSON.stringify(fields)}`).toContain(rule)
})

test('[A1] [A2] [A3] [A5] [A6] [A7] [A8] [A9] [A10] [A11] [A12] [A13] [A15] [A24] nothing is refused that no rule names', async () => {
  const open: [Fields, ScreenId & keyof typeof screenCalls][] = [
    [{ status: 4 }, 'dataScreen'],
    [{ is_film_cutter: true }, 'clipTasks'],
    [shops, 'team'],
    [shops, 'shopCopy'],
    [{}, 'filmHome'],
    [{ current_version: 1 }, 'ttAccount'],
    [{}, 'businessCentre'],
    [{ alone: true, agency_level: 3 }, 'associated'],
    [{}, 'bills'],
    [{}, 'clipTasks'],
    [{}, 'smartScreen'],
    [{}, 'directlyUnder'],
    [{ operator: true }, 'outbox'],
  ]
  for (const [fields, screen] of open) expect(await refusedBy(fields, screen), screen).toBeNull()
})

test('[A14] [A24] what the company’s menu hides is refused by the API', async () => {
  await platform.db
    .insertInto('company_menu')
    .values({
      company_id: company,
      menu_name: '员工数据',
      pid: null,
      enname: 'Staff data',
      ico: '',
      url: '/directlyTeam/directlyData',
      is_hide: true,
      sort: 1,
    })
    .execute()
  expect(await refusedBy({}, 'directlyData')).toEqual(['company-menu-directlyData'])
  expect(await refusedBy({}, 'directlyOrder')).toBeNull()
})
