import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { consoleApi } from '../../shared/areas/dashboard/api.ts'
import type { WallHead } from '../../shared/live/wall-head.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const DAY = 86_400
/** Noon in Shanghai. */
const noon = Date.UTC(2026, 4, 20, 4) / 1000
const midnight = noon - DAY / 2

let now = noon
let platform: TestPlatform
let company: number
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Quiet')
  const boss = await makeMember(db, 'quiet', company, 0, { privilege_id: 1 })
  const lead = await makeMember(db, 'quiet.lead', company, boss)
  await makeCreator(db, company, 'creator-1', lead)
  for (const name of ['quiet', 'quiet.lead']) tokens.set(name, await platform.signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const sell = async (t: number, creator_id = ''): Promise<void> =>
  allTaken(await platform.gate.submit(company, [orderAt(t, { lines: [lineWith({ creator_id })] })]))
const headOf = async (at?: number): Promise<WallHead> => {
  const query = at === undefined ? '' : `?at=${at}`
  const { envelope } = await platform.ask(`/api/v1/screen/data${query}`, { token: tokens.get('quiet') ?? '' })
  return (envelope.data as { head: WallHead }).head
}
const overviewOf = async (who: string, query = ''): Promise<CallData<typeof consoleApi.overview>> => {
  const { envelope } = await platform.ask(`/api/v1/console/overview${query}`, { token: tokens.get(who) ?? '' })
  return envelope.data as CallData<typeof consoleApi.overview>
}
const newestOf = async (who: string): Promise<unknown> => {
  const { envelope } = await platform.ask('/api/v1/order/newest', { token: tokens.get(who) ?? '' })
  return (envelope.data as { newest_t: number | null }).newest_t
}

test('[W40] [S30] [S31] while the day has no order the picture says when the newest one was, of the scope and up to its moment', async () => {
  expect(await headOf()).toMatchObject({ newest_t: null })
  expect(await newestOf('quiet')).toBeNull()
  const [old, older] = [midnight - 3 * DAY + 50_000, midnight - 9 * DAY + 777]
  await sell(older, 'creator-1')
  await sell(old)
  await sell(old - 1200)
  now += 30
  expect(await headOf()).toMatchObject({ newest_t: old })
  expect((await overviewOf('quiet.lead')).head).toMatchObject({ newest_t: older })
  // The past knows nothing of what came later.
  expect(await headOf(old - 1)).not.toHaveProperty('newest_t')
  expect(await headOf(old - DAY)).toMatchObject({ newest_t: older })
  await sell(noon - 60)
  now += 30
  expect(await headOf()).not.toHaveProperty('newest_t')
  expect((await overviewOf('quiet')).head).not.toHaveProperty('newest_t')
  expect((await overviewOf('quiet.lead')).head).toMatchObject({ newest_t: older })
  expect(await newestOf('quiet.lead')).toBe(older)
  expect(await newestOf('quiet')).toBe(noon - 60)
  // Narrowed to where nothing was sold today: of the scope there is nothing to say.
  expect((await overviewOf('quiet', '?region=FR')).head).not.toHaveProperty('newest_t')
})
