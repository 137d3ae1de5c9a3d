import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { createAccount } from '../../platform/queries/account/create.ts'
import type { CompanySettings } from '../../shared/areas/company/api.ts'
import { createDatabase } from '../support/database.ts'
import { builtProgram } from '../support/site.ts'
import { openBase, order, rollupsOf } from './ingest-support.ts'

const root = resolve(import.meta.dirname, '../..')

interface Ran {
  readonly code: number | null
  readonly output: string
  readonly messages: readonly Record<string, unknown>[]
}

/** Runs a program of the platform as it ships, with an IPC channel as the launcher gives it. */
const runProgram = async (
  name: 'account' | 'platform' | 'rebuild',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  until?: string,
): Promise<Ran> => {
  const program = await builtProgram(name)
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    const messages: Record<string, unknown>[] = []
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('message', (message: Record<string, unknown>) => {
      messages.push(message)
      if (message.type === until) child.kill('SIGTERM')
    })
    child.once('close', (code) => done({ code, output, messages }))
  })
}

test('[K19] ids of accounts that are set apart are whole numbers; anything else is refused in words', () => {
  expect(readEnv({}).special).toEqual({ users: new Set(), company: null, starCutters: new Set() })
  const { special } = readEnv({ SPECIAL_USER_IDS: '7, 12', SPECIAL_COMPANY: '3', STAR_ORIGIN_CUTTER_IDS: '9,' })
  expect(special).toEqual({ users: new Set([7, 12]), company: 3, starCutters: new Set([9]) })
  for (const wrong of [{ SPECIAL_USER_IDS: '7,me' }, { SPECIAL_COMPANY: '1,2' }, { STAR_ORIGIN_CUTTER_IDS: '-4' }]) {
    expect(() => readEnv(wrong)).toThrow(Object.keys(wrong)[0])
  }
})

describe('the program', () => {
  test('[C35] it tells the launcher its progress and its address, and a signal ends it cleanly', async () => {
    await using database = await createDatabase()
    const env = { DATABASE_URL: database.url, PLATFORM_PORT: '0', DEMO: 'off', LOG_LEVEL: 'info' }
    const { code, messages } = await runProgram('platform', [], env, 'ready')
    expect(messages[0]).toMatchObject({ type: 'progress' })
    expect(messages.at(-1)).toMatchObject({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) })
    expect(code).toBe(0)
  })

  test('[C36] a start that cannot succeed says why, in both languages, and ends with an error', async () => {
    const { code, messages } = await runProgram('platform', [], { DEMO: 'perhaps' })
    expect(code).toBe(1)
    expect(messages.at(-1)).toMatchObject({
      type: 'fatal',
      text: expect.stringMatching(/应为 on 或 off.*must be on or off/),
    })
  })

  test('[K21] npm run account --operator makes a platform operator', async () => {
    await using database = await createDatabase()
    const args = ['--username', 'op', '--password', 'long-enough', '--operator']
    const made = await runProgram('account', args, { DATABASE_URL: database.url })
    expect(made.code).toBe(0)
    const rows = await database.db.selectFrom('member').select(['username', 'operator', 'company_id']).execute()
    expect(rows).toEqual([{ username: 'op', operator: true, company_id: 0 }])
  })

  test('[C37] [K23] npm run account makes an account once, in a new company; a short password and a taken name are refused', async () => {
    await using database = await createDatabase()
    const make = (...args: string[]) => runProgram('account', args, { DATABASE_URL: database.url })
    const good = ['--username', 'first', '--password', 'long-enough', '--company', '潮汐', '--zone', 'Europe/London']
    const made = await make(...good)
    expect([made.code, made.output]).toEqual([0, expect.stringMatching(/已创建账号 first.*Account first is made/)])
    const taken = await make(...good)
    expect([taken.code, taken.output]).toEqual([1, expect.stringMatching(/已被使用.*is taken/)])
    expect(await make('--username', 'second', '--password', 'short')).toMatchObject({ code: 1 })
    const common = await make('--username', 'second', '--password', 'iloveyou')
    expect([common.code, common.output]).toEqual([1, expect.stringMatching(/太常见.*most common/)])
    const own = await make('--username', 'second', '--password', 'second2026')
    expect([own.code, own.output]).toEqual([1, expect.stringMatching(/不能是账号.*must not be the name/)])
    const seat = await make('--username', 'seat', '--password', 'long-enough', '--company', '潮汐', '--status', '4')
    expect(seat.code).toBe(0)
    const rows = await database.db
      .selectFrom('member')
      .innerJoin('company', 'company.id', 'member.company_id')
      .select(['username', 'status', 'privilege_id', 'name', 'company.time_zone'])
      .orderBy('member.id')
      .execute()
    expect(rows).toEqual([
      { username: 'first', status: 1, privilege_id: 1, name: '潮汐', time_zone: 'Europe/London' },
      { username: 'seat', status: 4, privilege_id: 1, name: '潮汐', time_zone: 'Europe/London' },
    ])
  })
})

describe('companies at the command', () => {
  test('[CO1] [CO2] npm run account says which zone, cut hour and currency a company has and where they are changed, and refuses what contradicts it', {
    tags: ['long'],
  }, async () => {
    await using database = await createDatabase()
    const make = (username: string, ...args: string[]) =>
      runProgram('account', ['--username', username, '--password', 'long-enough', '--company', ...args], {
        DATABASE_URL: database.url,
      })
    const options = ['--zone', 'Europe/London', '--cut-hour', '4', '--currency', 'GBP']
    const made = await make('first', '潮汐', ...options)
    expect(made.output).toContain(
      '公司“潮汐”已新建：时区 Europe/London，每天从 04:00 起算，币种 GBP；可在控制台“账号菜单 › 公司设置”中更改。',
    )
    expect(made.output).toMatch(/The company "潮汐" is new: time zone Europe\/London, its days begin at 04:00/)
    const wrong = await make('second', '潮汐', '--cut-hour', '0')
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringMatching(/切日时间是 4，不是 0：请去掉 --cut-hour/)])
    const joined = await make('second', '潮汐', '--cut-hour', '4')
    expect([joined.code, joined.output]).toEqual([
      0,
      expect.stringContaining('公司“潮汐”沿用原有设置：时区 Europe/London'),
    ])
  })

  test('[CO1] a company that nothing is said of stands in Shanghai from midnight and in dollars; what is no zone, hour or currency makes none', async () => {
    await using database = await createDatabase()
    let n = 0
    const make = (company: string, settings: Partial<CompanySettings> = {}) => {
      const account = { username: `a${++n}`, company, settings, status: 1, operator: false }
      return createAccount(database.db, account, '', 1)
    }
    const usual = { zone: 'Asia/Shanghai', cut_hour: 0, currency: 'USD' }
    expect(await make('默认')).toMatchObject({ company: { name: '默认', ...usual }, made: true })
    expect(await make('默认', usual)).toMatchObject({ company: usual, made: false })
    await expect(make('默认', { zone: 'Asia/Tokyo' })).rejects.toThrow(
      /时区是 Asia\/Shanghai，不是 Asia\/Tokyo：请去掉 --zone.*leave out --zone/,
    )
    await expect(make('默认', { currency: 'GBP' })).rejects.toThrow(/请去掉 --currency.*leave out --currency/)
    const bad: Partial<CompanySettings>[] = [
      { zone: 'Mars/Base' },
      { zone: '+08:00' },
      { cut_hour: 24 },
      { cut_hour: Number.NaN },
      { currency: 'usd' },
    ]
    for (const settings of bad) await expect(make('新的', settings)).rejects.toThrow()
    const companies = database.db.selectFrom('company').select('name').where('id', '>', 0)
    expect(await companies.execute()).toEqual([{ name: '默认' }])
  })

  test('[P73] npm run rebuild makes the sums of all companies or of one anew, and its last line says how many were wrong', async () => {
    await using base = await openBase()
    const [one, two] = [await base.company('One'), await base.company('Two', 'Asia/Tokyo')]
    for (const id of [one, two]) await base.submit(id, order(), order({ order_id: 'order-2', buyer_key: 'b2' }))
    const right = [await rollupsOf(base, one), await rollupsOf(base, two)]
    const rebuild = async (...args: string[]) => {
      const { code, output } = await runProgram('rebuild', args, { DATABASE_URL: base.url })
      return { code, output, summary: JSON.parse(output.trim().split('\n').at(-1) ?? '') }
    }
    const seconds = expect.any(Number)
    const all = await rebuild()
    expect(all.summary).toEqual({ companies: 3, orders: 4, seconds, differences: 0 })
    expect(all.output).toContain('Two: 2 / 2 个订单 orders')
    await base.rows('update rollup set orders = orders + 1 where grain = 0 and dim = 0')
    expect((await rebuild('--company', 'One')).summary).toEqual({ companies: 1, orders: 2, seconds, differences: 1 })
    expect((await rebuild()).summary).toMatchObject({ differences: 1 })
    expect([await rollupsOf(base, one), await rollupsOf(base, two)]).toEqual(right)
    const none = await runProgram('rebuild', ['--company', 'None'], { DATABASE_URL: base.url })
    expect([none.code, none.output]).toEqual([1, expect.stringMatching(/没有公司“None”.*There is no company "None"/)])
    const wrong = await runProgram('rebuild', ['--all'], { DATABASE_URL: base.url })
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('npm run rebuild')])
  })
})

test('[C46] connections of each kind are set by name, and all together are bounded', () => {
  expect(readEnv({}).pools).toEqual({ calls: 10, pictures: 4, wall: 2, writes: 2, lists: 2 })
  expect(readEnv({ DB_POOL_LISTS: '6', DB_POOL_CALLS: '' }).pools).toMatchObject({ lists: 6, calls: 10 })
  for (const wrong of ['0', '-1', 'many', '100']) expect(() => readEnv({ DB_POOL_WALL: wrong })).toThrow('DB_POOL_WALL')
  expect(() => readEnv({ DB_POOL_CALLS: '55' })).toThrow(/最多 60 个[\s\S]*at most 60/)
})

test('[C38] settings have their defaults; the platform listens on loopback, and BENCH never elsewhere', () => {
  expect(readEnv({})).toMatchObject({ host: '127.0.0.1', port: 8081, databaseUrl: undefined, bench: false })
  expect(readEnv({}).demo).not.toBeNull()
  expect(readEnv({ DEMO: 'off' }).demo).toBeNull()
  expect(readEnv({ PORT: '9', PLATFORM_PORT: '10', HOST: 'a', PLATFORM_HOST: 'b' })).toMatchObject({
    port: 10,
    host: 'b',
  })
  expect(readEnv({ BENCH: 'on' }).bench).toBe(true)
  expect(() => readEnv({ BENCH: 'on', PLATFORM_HOST: '0.0.0.0' })).toThrow('loopback')
  for (const wrong of [{ PORT: 'x' }, { PORT: '70000' }, { LOG_LEVEL: 'loud' }, { DEMO: 'yes' }]) {
    expect(() => readEnv(wrong)).toThrow(Object.keys(wrong)[0])
  }
})
