import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersOf, requestOf } from '../../console/http/request.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { accountApi } from '../../shared/areas/account/api.ts'
import { sessionApi } from '../../shared/areas/account/session-api.ts'
import { financeApi } from '../../shared/areas/bills/api.ts'
import { consoleApi } from '../../shared/areas/dashboard/api.ts'
import { dashboardApi } from '../../shared/areas/data-board/api.ts'
import { messagesApi } from '../../shared/areas/messages/api.ts'
import { outboxApi } from '../../shared/areas/outbox/api.ts'
import { privilegeApi } from '../../shared/areas/permissions/api.ts'
import { policyApi } from '../../shared/areas/policy/api.ts'
import { searchApi } from '../../shared/areas/search/api.ts'
import { screenApi } from '../../shared/areas/wall/api.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { timeDifferenceOf } from '../../shared/time/difference.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const noon = 1_773_720_000
let platform: TestPlatform

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => noon * 1000 })
})
afterAll(() => platform[Symbol.asyncDispose]())

const areas = [
  accountApi,
  consoleApi,
  dashboardApi,
  financeApi,
  messagesApi,
  outboxApi,
  policyApi,
  privilegeApi,
  screenApi,
  searchApi,
  sessionApi,
]
/** What can be asked twice: everything but what writes, the clock, and what counts failures. */
const endpoints: readonly Endpoint[] = areas
  .flatMap((api): Endpoint[] => Object.values(api))
  .filter(({ method, path }) => method === 'GET' && !/logout|\/time$|announ\/read|\/invite$/.test(path))
const inputs: Readonly<Record<string, unknown>> = {
  '/api/v1/search': { q: 'staff' },
  '/api/v1/dashboard/overview': { start_time: noon - 86_400, end_time: noon, compare: 'previous' },
  '/api/v1/dashboard/trend': { start_time: noon - 86_400, end_time: noon, compare: 'previous' },
  '/api/v1/privilege/record': { id: '1' },
}

/** A value that the field does not have, and that would widen access where a rule reads it. */
const flipped = (record: UserRecord, field: keyof UserRecord): unknown => {
  const value = record[field]
  if (typeof value === 'number') return value === 0 ? 1 : 0
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return value === '' || value === '0' ? '1' : 'c1'
  return field === 'companyMenus' ? [] : [0, 1, 2, 3, 5, 6, 9]
}

test('[U7] no field of the stored record, whatever it is changed to, changes the answer of any call', async () => {
  const company = await makeCompany(platform.db, 'Forged')
  await makeMember(platform.db, 'staff', company, 0, { daping: false, privilege_id: 0 })
  const token = await platform.signIn('staff', password)
  const record = (await platform.ask('/api/v1/member/info', { token })).envelope.data as UserRecord
  const ask = async (held: UserRecord, endpoint: Endpoint): Promise<string> => {
    const { url } = requestOf(endpoint, inputs[endpoint.path] ?? {}, timeDifferenceOf(held, endpoint.path))
    const { http, envelope } = await platform.ask(url, { headers: headersOf(token, held, 'zh') })
    return JSON.stringify([http, envelope])
  }
  const variants = (Object.keys(record) as (keyof UserRecord)[]).flatMap((field) => [
    { field, held: { ...record, [field]: flipped(record, field) } as UserRecord },
    // In ad mode the console sends time_difference with every call.
    {
      field,
      held: { ...record, [field]: flipped(record, field), current_version: 1, time_difference: 3 } as UserRecord,
    },
  ])
  expect(endpoints.length).toBeGreaterThan(12)
  for (const endpoint of endpoints) {
    const honest = await ask(record, endpoint)
    for (const { field, held } of variants) expect(await ask(held, endpoint), `${endpoint.path} ${field}`).toBe(honest)
  }
})
