import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '../../platform/http/refused.ts'
import { type ListSource, part } from '../../platform/lists/source.ts'
import { readHistory } from '../../platform/queries/workflows/history.ts'
import { meetDeadlines, type Timed } from '../../platform/workflows/deadlines.ts'
import { type Held, machineOf, onlyState } from '../../platform/workflows/machine.ts'
import { makeOne } from '../../platform/workflows/make.ts'
import { c } from '../../shared/lists/column.ts'
import { defineList } from '../../shared/lists/list.ts'
import { defineWorkflow } from '../../shared/workflows/workflow.ts'
import { makeCompany, makeMember } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const HOUR = 3600
const sent_t = 1_770_000_000

/** An imaginary machine: a parcel that nobody has found within two days is lost by itself. */
const parcelList = defineList({
  id: 'parcels',
  screen: 'orders',
  path: '/api/v1/parcels',
  rowKey: 'parcel_id',
  columns: [
    c.id('parcel_id'),
    c.enum('parcel_state', { labels: 'parcel' }),
    c.time('sent_time', { sort: true }),
    c.enum('insured', { labels: 'parcel' }),
  ],
  filters: [],
  kpi: [],
  totals: [],
  sort: { field: 'sent_time', order: 'asc' },
})
const parcelWorkflow = defineWorkflow({
  of: 'parcel',
  list: parcelList,
  state: 'parcel_state',
  states: [0, 1, 2],
  transitions: {
    find: { from: [0], to: 1, by: 'anyone' },
    lose: {
      from: [0],
      to: 2,
      when: { insured: [1] },
      by: 'leader',
      deadline: { field: 'sent_time', after_s: 48 * HOUR },
    },
  },
})
const parcels: ListSource = {
  table: sql`parcel p`,
  alias: 'p',
  key: ['company_id', 'parcel_id'],
  joins: {},
  scope: ({ scope }) => sql`p.company_id = ${scope.company_id}`,
  columns: {
    parcel_id: part(sql`p.parcel_id`),
    parcel_state: part(sql`p.state`),
    sent_time: part(sql`p.sent_t`),
    insured: part(sql`p.insured`),
  },
  filled: [],
  finish: (_, row) => row,
  where: async () => new Map(),
  summary: async () => ({ total: 0, kpi: {}, totals: {}, tabs: {} }),
}
const set: Timed['implementation']['runs'][string] = async (tx, { by, key, to }) => {
  await sql`update parcel set state = ${to} where company_id = ${by.scope.company_id} and parcel_id = ${key}`.execute(
    tx,
  )
  return onlyState
}
const machine: Timed = {
  source: parcels,
  ...machineOf<typeof parcelWorkflow.transitions, Held>(parcelWorkflow, {
    none: 'workflow.state',
    hold: async (tx, { scope }, key) => {
      const { rows } = await sql<{ state: number; insured: number }>`select state, insured from parcel
        where company_id = ${scope.company_id} and parcel_id = ${key} for update`.execute(tx)
      return rows[0] && { state: rows[0].state, values: { insured: rows[0].insured } }
    },
    runs: { find: set, lose: set },
  }),
}

let platform: TestPlatform
let company = 0
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => sent_t * 1000 })
  await sql`create table parcel (company_id bigint, parcel_id text, state int not null default 0, sent_t bigint not null,
    insured int not null default 1, primary key (company_id, parcel_id))`.execute(platform.db)
  company = await makeCompany(platform.db, 'Parcels')
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const put = (parcel_id: string, sent: number, insured = 1) =>
  sql`insert into parcel values (${company}, ${parcel_id}, 0, ${sent}, ${insured})`.execute(platform.db)
const states = async () => {
  const { rows } = await sql<{
    parcel_id: string
    state: number
  }>`select parcel_id, state from parcel order by 1`.execute(platform.db)
  return Object.fromEntries(rows.map(({ parcel_id, state }) => [parcel_id, state]))
}
const history = (parcel_id: string) =>
  platform.db.transaction().execute((tx) => readHistory(tx, 'parcel', `${company}/${parcel_id}`))
const meet = (now: number) => meetDeadlines(platform, [machine], now)

test('[WF11] a deadline makes its transition by itself when its time has come, once, with its place in the log as the platform’s', async () => {
  await put('old', sent_t - HOUR)
  await put('new', sent_t)
  await put('free', sent_t - HOUR, 0)
  expect(await meet(sent_t + 47 * HOUR - 1)).toBe(0)
  const [one, two] = await Promise.all([meet(sent_t + 47 * HOUR), meet(sent_t + 47 * HOUR)])
  expect(one + two).toBe(1)
  expect(await states()).toEqual({ old: 2, new: 0, free: 0 })
  expect(await history('old')).toEqual([
    { time: sent_t + 47 * HOUR, by: '', transition: 'lose', before: { parcel_state: 0 }, after: { parcel_state: 2 } },
  ])
  expect(await meet(sent_t + 47 * HOUR)).toBe(0)
})

test('[WF11] whoever was faster than a deadline stays so', async () => {
  const now = sent_t + 48 * HOUR
  const id = await makeMember(platform.db, 'finder', company, 0, { privilege_id: 1 })
  const by = {
    scope: { text: `c${company}`, company_id: company, member_id: null },
    member_id: id,
    ip: '',
    language: 'zh',
    vault: null,
    now,
  } as const
  const found = { transition: 'find', key: 'new', request_id: 'found-it', seen: {}, input: {} }
  const both = await Promise.allSettled([makeOne(platform, by, machine, found), meet(now)])
  const byPerson = both[0].status === 'fulfilled'
  if (both[0].status === 'rejected') expect(both[0].reason).toBeInstanceOf(Refused)
  expect(both[1]).toEqual({ status: 'fulfilled', value: byPerson ? 0 : 1 })
  expect((await states()).new).toBe(byPerson ? 1 : 2)
  expect(await history('new')).toHaveLength(1)
})
