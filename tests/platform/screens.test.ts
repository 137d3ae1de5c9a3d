import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideAccess } from '../../shared/access/decide.ts'
import { guardedScreens, type ScreenId } from '../../shared/access/screens.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { screenCalls } from '../../shared/api/screen-calls.ts'
import { financeApi } from '../../shared/areas/bills/api.ts'
import { consoleApi } from '../../shared/areas/dashboard/api.ts'
import { outboxApi } from '../../shared/areas/outbox/api.ts'
import { privilegeApi } from '../../shared/areas/permissions/api.ts'
import { screenApi } from '../../shared/areas/wall/api.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const accounts = 'leader wall staff cutter star shops ads fbads agent1 agent2 agent3 agent4 shopsolo ops'.split(' ')
let platform: TestPlatform
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ demo: { scale: 0.01, days: 2 } })
  for (const name of accounts) tokens.set(name, await platform.signIn(name, 'tidewall-demo'))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

/** A call that serves several screens is open to whoever may see one of them. */
const shared = [consoleApi, screenApi, financeApi, outboxApi, privilegeApi].flatMap((api): Endpoint[] =>
  Object.values(api),
)
const screensOf = (screen: ScreenId): readonly ScreenId[] => {
  const access = shared.find(({ path }) => path === screenCalls[screen as keyof typeof screenCalls])?.access ?? screen
  return typeof access === 'string' ? [access as ScreenId] : access
}
const calls = Object.entries(screenCalls) as [ScreenId, string][]

const recordOf = async (name: string): Promise<UserRecord> =>
  (await platform.ask('/api/v1/member/info', { token: tokens.get(name) ?? '' })).envelope.data as UserRecord

type Verdict = readonly string[] | 'open'
const verdict = async (name: string, path: string, headers = {}): Promise<Verdict> => {
  const { envelope, http } = await platform.ask(path, { token: tokens.get(name) ?? '', headers })
  if (envelope.status !== 403) {
    expect([200, 404]).toContain(http)
    expect(envelope.status).not.toBe(-1)
    return 'open'
  }
  expect(http).toBe(200)
  return (envelope.data as { rules: string[] }).rules
}

test('[Y21] every guarded screen has a main call', () => {
  expect(calls.map(([screen]) => screen).sort()).toEqual([...guardedScreens].sort())
})

describe('the API decides each screen as the rules do, and names the same ones', () => {
  test.each(accounts)('[Y21] %s', async (name) => {
    const access = decideAccess(await recordOf(name))
    const wanted = calls.map(([screen]): [ScreenId, Verdict] => {
      const screens = screensOf(screen)
      const open = screens.some((one) => access.allows(one))
      return [screen, open ? 'open' : [...new Set(screens.flatMap((one) => access.deniedBy(one)))]]
    })
    const told = await Promise.all(
      calls.map(async ([screen, path]): Promise<[ScreenId, Verdict]> => [screen, await verdict(name, path)]),
    )
    expect(told).toEqual(wanted)
  })
})

test('[Y22] every main call is served: what it says of a stranger is of the session, never that it is missing', async () => {
  for (const [, path] of calls) {
    const { http, envelope } = await platform.ask(path)
    expect({ path, http, status: envelope.status }).toEqual({ path, http: 200, status: -1 })
  }
  expect((await platform.ask('/api/v1/screen/none')).http).toBe(404)
})

test('[Y23] nothing that a caller says of itself changes a verdict', async () => {
  const leader = await recordOf('leader')
  const texts = Object.entries(leader).map(([key, value]): [string, string] => [key, String(value)])
  const plain = texts.filter(([, value]) => /^[\x21-\x7e]{1,200}$/.test(value))
  const record = encodeURIComponent(JSON.stringify(leader))
  const forged: Record<string, string> = {
    ...Object.fromEntries(plain),
    version: '9',
    isad: '0,1,5,6,9',
    lang: 'en',
    record,
  }
  for (const name of ['id', 'time_difference']) delete forged[name]
  const query = new URLSearchParams({
    ...Object.fromEntries(texts),
    record: JSON.stringify(leader),
    time_difference: '8',
  })
  query.delete('id')
  query.delete('status')
  for (const name of ['staff', 'agent4', 'cutter', 'wall']) {
    for (const [, path] of calls) {
      const honest = await verdict(name, path)
      expect(await verdict(name, `${path}?${query}`, forged), path).toEqual(honest)
    }
    const posted = await platform.ask('/api/v1/announ/save', {
      token: tokens.get(name) ?? '',
      body: leader,
      headers: forged,
    })
    expect(posted.envelope.status).toBe(403)
  }
})
