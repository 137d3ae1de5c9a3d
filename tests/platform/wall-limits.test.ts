import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenApi } from '../../shared/areas/wall/api.ts'
import { wallConfigApi } from '../../shared/areas/wall/config-api.ts'
import { limitsApi } from '../../shared/areas/wall/limits-api.ts'
import { usualLimits } from '../../shared/live/alert-limits.ts'
import { wallSnapshot } from '../../shared/live/wall.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

/** Noon of a Wednesday in Shanghai. */
const noon = Date.UTC(2026, 4, 20, 4)
let shift = 0
let platform: TestPlatform
let company: number
let boss: number
let leader: string
let wall: string

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => noon + shift })
  company = await makeCompany(platform.db, 'Limits')
  boss = await makeMember(platform.db, 'limits.boss', company, 0, { privilege_id: 1 })
  await makeMember(platform.db, 'limits.wall', company, boss, { status: 4 })
  leader = await platform.signIn('limits.boss', password)
  wall = await platform.signIn('limits.wall', password)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const save = async (body: object, token = leader) => (await platform.ask(limitsApi.save.path, { token, body })).envelope
const alerts = async () => {
  const { data } = (await platform.ask(screenApi.data.path, { token: wall })).envelope
  return wallSnapshot
    .parse(data)
    .zones.ticker.flatMap(({ kind, code, level }) => (kind === 'alert' ? [`${code} ${level}`] : []))
}

test('[Q53] a leader chooses the limits of alerts: refused beside the field, audited, and the walls go by them in the next slot', async () => {
  const paid = noon / 1000 - 3600
  const lines = [lineWith({ pay_amt: 1000, refund_amt: 60 })]
  allTaken(await platform.gate.submit(company, [orderAt(paid, { lines })]))
  expect(await alerts()).toEqual([])
  expect(await save({ ...usualLimits, a2_red: 7001 })).toMatchObject({
    status: 0,
    data: { fields: { a2_red: '红色警报应不高于橙色：至多 70.00%' } },
  })
  expect(await save({ ...usualLimits, a3_red: 799 })).toMatchObject({
    status: 0,
    data: { fields: { a3_red: '红色警报应不低于橙色：至少 8.00%' } },
  })
  expect(await save({ ...usualLimits, a7_minutes: 0 })).toMatchObject({ status: 0 })
  expect(await save({ ...usualLimits, other: 1 })).toMatchObject({ status: 0 })
  expect((await save(usualLimits, wall)).status).toBe(403)
  expect(await save({ ...usualLimits, a3_amber: 500 })).toMatchObject({ status: 1 })
  shift += 30_000
  expect(await alerts()).toEqual(['A3 amber'])
  const { data } = (await platform.ask(limitsApi.read.path, { token: leader })).envelope
  expect(data).toEqual({ limits: { ...usualLimits, a3_amber: 500 } })
  const config = (await platform.ask(wallConfigApi.read.path, { token: wall })).envelope.data
  expect(config).toMatchObject({ alerts: { ...usualLimits, a3_amber: 500 } })
  const rows = await platform.db.selectFrom('audit_log').selectAll().where('action', '=', 'company.limits').execute()
  expect(rows).toMatchObject([{ member_id: boss, before: { a3_amber: 800 }, after: { a3_amber: 500 } }])
})

test('[Q58] a wall is told which walls it may open, what they show and how old that may be', async () => {
  const ask = async (token: string) => (await platform.ask(wallConfigApi.read.path, { token })).envelope
  const { data } = await ask(wall)
  const config = wallConfigApi.read.data.parse(data)
  expect(config).toMatchObject({ company: 'Limits', module: 0, demo: false, currency: 'USD', tz: 'Asia/Shanghai' })
  expect(config.screens.map(({ screen }) => screen)).toEqual(['data', 'smart'])
  const picture = wallSnapshot.parse((await platform.ask(screenApi.data.path, { token: wall })).envelope.data)
  expect(config.screens[0]?.zones.toSorted()).toEqual(Object.keys(picture.zones).toSorted())
  expect(config.zones.hero).toEqual({ period_s: 5, late_s: 10, stale_s: 300 })
  expect(config.zones.product_rank).toEqual({ period_s: 30, late_s: 60, stale_s: 300 })
  await makeMember(platform.db, 'limits.shops', company, boss, { status: 4, current_version: 9 })
  const shops = wallConfigApi.read.data.parse((await ask(await platform.signIn('limits.shops', password))).data)
  expect([shops.module, shops.screens[0]?.screen]).toEqual([9, 'shops'])
  await makeMember(platform.db, 'limits.plain', company, boss, { daping: false, video_menu: [] })
  expect((await ask(await platform.signIn('limits.plain', password))).status).toBe(403)
})
