import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSource } from '../../platform/lists/sources.ts'
import { machines } from '../../platform/workflows/all.ts'
import { meetDeadlines } from '../../platform/workflows/deadlines.ts'
import { materialWorkflow } from '../../shared/areas/materials/workflow.ts'
import { originalUseWorkflow } from '../../shared/areas/originals/workflow.ts'
import { makeMaterial } from '../support/clip-beds.ts'

/** The number of a material, as calls say it. */
const footage = async (...made: Parameters<typeof makeMaterial>): Promise<string> => String(await makeMaterial(...made))

import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { makeProduct } from '../support/products.ts'

const DAY = 86_400
let now = Date.UTC(2026, 4, 20, 2) / 1000
let platform: TestPlatform
const tokens = new Map<string, string>()
const company = { star: 0, asks: 0 }
let owner = 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, signIn } = platform
  const rights = { is_share_video: true, video_menu: [3] }
  company.star = await makeCompany(db, '星源影像')
  company.asks = await makeCompany(db, '潮汐')
  owner = await makeMember(db, 'star-boss', company.star, 0, { ...rights, privilege_id: 1 })
  const boss = await makeMember(db, 'asks-boss', company.asks, 0, { ...rights, privilege_id: 1 })
  await makeMember(db, 'asks-cutter', company.asks, boss, { ...rights, is_film_cutter: true })
  await makeMember(db, 'asks-none', company.asks, boss, { is_film_cutter: true })
  await makeMember(db, 'star-ops', 0, 0, { ...rights, operator: true })
  await makeProduct(db, company.asks, 'product-1')
  for (const name of ['star-boss', 'asks-boss', 'asks-cutter', 'asks-none', 'star-ops'])
    tokens.set(name, await signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const tokenOf = (who: string): string => tokens.get(who) ?? ''
const ask = async (who: string, path: string, body?: unknown) =>
  (await platform.ask(`/api/v1/clip/original${path}`, { token: tokenOf(who), body })).envelope
const rowsOf = async (who: string, path = '') =>
  ((await ask(who, path)).data as { list: Readonly<Record<string, unknown>>[] }).list
const uses = () => presser(platform, originalUseWorkflow)
const wish = { purpose: '夏季投放混剪', account: '@tide.us', until: '2026-06-10' }

/** An original of the star company, shared by its leader. */
const original = async (fields: object = {}): Promise<string> => {
  const id = await footage(platform.db, company.star, owner, { source: 3, title: 'Surf', ...fields })
  expect((await presser(platform, materialWorkflow).one(tokenOf('star-boss'), 'share', id)).ok).toBe(true)
  return id
}

test('[ML27] originals are star materials that their company shares, as long as they are usable; who has no right to the library sees none', async () => {
  const { db } = platform
  const id = await original()
  const own = await footage(db, company.star, owner, { source: 1 })
  expect((await presser(platform, materialWorkflow).one(tokenOf('star-boss'), 'share', own)).ok).toBe(false)
  expect((await rowsOf('asks-cutter')).map(({ original_id }) => original_id)).toEqual([id])
  expect(await rowsOf('asks-cutter')).toMatchObject([{ owner_name: '星源影像', use_state: 0, original_title: 'Surf' }])
  expect((await ask('asks-none', '')).status).toBe(403)
  for (const path of [`/detail?id=${id}`, `/pictures?ids=${id}`])
    expect((await ask('asks-none', path)).status).toBe(403)
  await db.updateTable('material').set({ state: 4 }).where('id', '=', Number(id)).execute()
  expect(await rowsOf('asks-cutter')).toEqual([])
  expect(await ask('asks-cutter', '/apply', { id, ...wish })).toMatchObject({ status: 0 })
})

test('[ML28] a use is asked for with purpose, account and term; leaders of its company and operators decide, and nobody else', async () => {
  const id = await original({ licence_until_t: now + 30 * DAY })
  expect(await ask('star-boss', '/apply', { id, ...wish })).toMatchObject({ status: 0 })
  for (const until of ['2026-05-01', '2026-09-01'])
    expect(await ask('asks-cutter', '/apply', { id, ...wish, until }), until).toMatchObject({
      data: { fields: { until: expect.any(String) } },
    })
  const { data } = await ask('asks-cutter', '/apply', { id, ...wish })
  const { use_id } = data as { use_id: string }
  expect(await ask('asks-boss', '/apply', { id, ...wish })).toMatchObject({
    status: 0,
    message: expect.stringContaining('等待'),
  })
  expect(await rowsOf('asks-boss', `/use?keyword=${use_id}`)).toMatchObject([{ use_side: 2, use_state: 1 }])
  expect(await rowsOf('star-boss', `/use?keyword=${use_id}`)).toMatchObject([
    { use_side: 1, company_name: '潮汐', purpose: wish.purpose, account: wish.account },
  ])
  for (const who of ['asks-boss', 'asks-cutter'])
    expect((await uses().one(tokenOf(who), 'approve', use_id)).ok, who).toBe(false)
  expect(await uses().one(tokenOf('star-boss'), 'reject', use_id, { reason: '档期冲突' })).toMatchObject({ ok: true })
  expect(await rowsOf('asks-cutter', `/use?keyword=${use_id}`)).toMatchObject([{ use_state: 3, reason: '档期冲突' }])
  const again = (await ask('asks-cutter', '/apply', { id, ...wish })).data as { use_id: string }
  expect((await uses().one(tokenOf('star-ops'), 'approve', again.use_id)).ok).toBe(true)
  expect((await rowsOf('asks-boss')).find(({ original_id }) => original_id === id)).toMatchObject({ use_state: 2 })
})

test('[ML29] who may use an original plays and fetches it and names it in demands until the term ends, then no longer', async () => {
  const { db } = platform
  const id = await original()
  const body = { id }
  expect((await ask('asks-cutter', `/detail?id=${id}`)).data).toMatchObject({ file: null, own: false, downloads: [] })
  expect(await ask('asks-cutter', '/download', body)).toMatchObject({ status: 0 })
  const demand = {
    ...{ demand_no: null, clip_title: '混剪', product_id: 'product-1', account: null, required_count: 1, ratio: 1 },
    ...{ min_s: 15, max_s: 60, selling_points: null, script: null, must: null, forbid: null, refs: null, priority: 2 },
    ...{ fee: 0, reviewer_id: null, materials: id },
  }
  const order = async (deadline: string) =>
    (await platform.ask('/api/v1/clip/demand/save', { token: tokenOf('asks-boss'), body: { ...demand, deadline } }))
      .envelope
  expect(await order('2026-06-01')).toMatchObject({ data: { fields: { materials: expect.any(String) } } })
  const { data } = await ask('asks-cutter', '/apply', { ...body, ...wish })
  const { use_id } = data as { use_id: string }
  expect((await uses().one(tokenOf('star-boss'), 'approve', use_id)).ok).toBe(true)
  expect((await ask('asks-cutter', `/detail?id=${id}`)).data).toMatchObject({ file: { kind: 1 } })
  expect(await ask('asks-cutter', '/download', body)).toMatchObject({
    data: { address: expect.stringContaining('/download/') },
  })
  expect((await ask('asks-boss', `/detail?id=${id}`)).data).toMatchObject({ downloads: [{ by: expect.any(String) }] })
  const log = await platform.ask(`/api/v1/clip/material/detail?id=${id}`, { token: tokenOf('star-boss') })
  expect(log.envelope.data).toMatchObject({ downloads: [{ by: '潮汐' }] })
  expect(await order('2026-06-20')).toMatchObject({
    data: { fields: { materials: expect.stringContaining('2026-06-10') } },
  })
  expect((await order('2026-06-01')).status).toBe(1)
  const timed = machines.flatMap((machine) => {
    const source = findSource(machine.workflow.list.id)
    return machine.workflow.of === 'original_use' && source ? [{ ...machine, source }] : []
  })
  now = Date.UTC(2026, 5, 11, 2) / 1000
  for (const name of ['asks-cutter', 'asks-boss']) tokens.set(name, await platform.signIn(name, password))
  expect(await ask('asks-cutter', '/download', body)).toMatchObject({
    status: 0,
    message: expect.stringContaining('期限已到'),
  })
  expect(await meetDeadlines(platform, timed, now)).toBeGreaterThan(0)
  const row = await db
    .selectFrom('original_use')
    .select('state')
    .where('id', '=', Number(use_id))
    .executeTakeFirstOrThrow()
  expect(row.state).toBe(4)
  expect(await order('2026-06-20')).toMatchObject({ data: { fields: { materials: expect.any(String) } } })
})
