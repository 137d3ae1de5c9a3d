import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { sender } from './table-import-support.ts'

// Each test waits for several imports of the real worker.
const data = temporaryFolder('tidewall-staff-case-')
let platform: TestPlatform
let send: ReturnType<typeof sender>
let company: number
let boss: number
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ dataDir: join(data.path, '.data') })
  const { db } = platform
  company = await makeCompany(db, 'Tide', { seats: 5 })
  const rivals = await makeCompany(db, 'Rivals')
  boss = await makeMember(db, 'boss', company, 0, { privilege_id: 1, agency_level: 1 })
  await makeMember(db, 'lead', company, boss, { agency_level: 2, membername: '林越' })
  await makeMember(db, 'other', rivals, 0, { mobile: '13900000001' })
  tokens.set('boss', await platform.signIn('boss', password))
  tokens.set('lead', await platform.signIn('lead', password))
  send = sender(platform, tokens)
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  data[Symbol.dispose]()
})

const head = '账号,姓名,手机号,上级'
const lines = (...rows: readonly string[]): string => [head, ...rows].join('\n')
const memberOf = (username: string) =>
  platform.db.selectFrom('member').selectAll().where('username', '=', username).executeTakeFirst()
test('[SM20] people come from a file without rights of their own, below whom it says, and set a password by their phone; trying again changes nothing', async () => {
  const file = lines('tide.anna,安娜,13800000011,lead', 'tide.ben,本杰明,13800000012,')
  const run = await send.imported('boss', 'staff', file)
  expect(run.summary).toMatchObject({ added: 2, refused: 0 })
  const lead = await memberOf('lead')
  expect(await memberOf('tide.anna')).toMatchObject({
    ...{ company_id: company, manager_id: lead?.id, agency_level: 3, privilege_id: 0, status: 1, must_change: true },
    ...{ membername: '安娜', mobile: '13800000011', is_film_cutter: false, daping: false },
  })
  expect(await memberOf('tide.ben')).toMatchObject({ manager_id: boss, agency_level: 2 })
  const { envelope } = await platform.ask('/api/v1/login', { body: { account: 'tide.anna', password: '' } })
  expect(envelope.status).toBe(0)
  expect((await send.imported('boss', 'staff', file)).summary).toMatchObject({ added: 0, changed: 0, same: 2 })
  expect((await send.imported('boss', 'staff', lines('tide.anna,安娜娜,,'))).summary).toMatchObject({ changed: 1 })
  expect(await memberOf('tide.anna')).toMatchObject({
    membername: '安娜娜',
    mobile: '13800000011',
    manager_id: lead?.id,
  })
})

test('[SM21] each line that cannot be taken names its field and the remedy: no seat, a phone or an account that others have, a name that is none', async () => {
  const run = await send.imported(
    'boss',
    'staff',
    lines(
      'tide.cara,卡拉,13800000013,',
      'tide.dora,多拉,13800000014,',
      'other,别人,13800000015,',
      'tide.emil,Emil,13800000016,',
      'tide.fay,菲菲,139,',
      'tide.gus,古斯,13900000001,',
      'tide.hal,,,',
    ),
  )
  expect(run.summary).toMatchObject({ added: 1, refused: 6 })
  const said = await send.rejects(run)
  expect(await memberOf('tide.dora')).toBeUndefined()
  for (const words of [
    'no seat left',
    'somebody of another company',
    '2 to 10 Chinese',
    '11 digits',
    'another account has it',
    'needs name and phone',
  ])
    expect(said).toContain(words)
  expect(await memberOf('other')).toMatchObject({ membername: 'other' })
  expect((await send.post('lead', 'open', { into: 'staff', name: 'x.csv', size: 10 })).status).not.toBe(1)
})
