import { companyState, jobKind, jobState } from '../../shared/areas/operations/states.ts'
import { staffState } from '../../shared/areas/staff/states.ts'
import { type Bed, byKey } from './bed.ts'
import { makeCompany, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

const DAY = 86_400

/** Two operators of the platform; nobody else sees what they look after. */
const operatorsOf = async ({ db, signIn }: TestPlatform, name: string) => {
  const make = async (who: string): Promise<string> => {
    await makeMember(db, `${name}-${who}`, 0, 0, { agency_level: 1, operator: true })
    return signIn(`${name}-${who}`, password)
  }
  return { one: await make('one'), other: await make('other') }
}

/** Two companies of one account each. */
export const companyBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const ids = [await makeCompany(db, 'tenant one'), await makeCompany(db, 'tenant other')].map(String)
  for (const id of ids) await makeMember(db, `tenant-${id}`, Number(id), 0, { privilege_id: 1 })
  const [one = '', other = ''] = ids
  return {
    ...(await operatorsOf(platform, 'companies')),
    ...byKey,
    keys: [one, other],
    keyword: (key) => key,
    columns: { tenant_masks: 0 },
    unfit: { tenant_masks: (name) => (name === 'mask' ? 1 : 0) },
    values: { end_day: '2099-01-01' },
    put: (key, state, { tenant_masks = 0 } = {}) =>
      db
        .updateTable('company')
        .set({ mask_names: tenant_masks === 1, expire_t: state === companyState.ended ? now - DAY : null, seats: 50 })
        .where('id', '=', Number(key))
        .execute(),
  }
}

/** Two accounts of a company, with the module that forms ask for first. */
export const accountBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const company = await makeCompany(db, 'accounts')
  const ids = [
    await makeMember(db, 'account-one', company, 0, { privilege_id: 1 }),
    await makeMember(db, 'account-other', company, 0, { privilege_id: 1 }),
  ].map(String)
  const [one = '', other = ''] = ids
  return {
    ...(await operatorsOf(platform, 'accounts')),
    ...byKey,
    keys: [one, other],
    keyword: (key) => key,
    columns: { account_kind: 1 },
    unfit: { account_kind: (name) => (name === 'enable' ? 2 : 1) },
    values: { end_day: '2099-01-01' },
    put: async (key, state, { account_kind = 1 } = {}) => {
      const was = account_kind === 2 ? staffState.screen : staffState.active
      await db
        .updateTable('member')
        .set({ status: state, disabled_status: was, daping: false, is_share_video: false })
        .where('id', '=', Number(key))
        .execute()
      for (const code of [0, 1])
        await db
          .insertInto('member_module')
          .values({ member_id: Number(key), code, start_t: now, end_t: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    },
  }
}

const exportStates: Readonly<Record<number, 'queued' | 'running' | 'done' | 'failed' | 'cancelled'>> = {
  [jobState.waiting]: 'queued',
  [jobState.running]: 'running',
  [jobState.done]: 'done',
  [jobState.failed]: 'failed',
  [jobState.ended]: 'cancelled',
}

/** Two exports that nobody works on. */
export const jobBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const company = await makeCompany(db, 'jobs')
  const member_id = await makeMember(db, 'job-owner', company, 0, { privilege_id: 1 })
  const made = await db
    .insertInto('export_job')
    .values(
      ['1', '2'].map((n) => ({
        ...{
          member_id,
          scope: `c${company}`,
          list: 'orders',
          query: '',
          fields: ['order_id'],
          language: 'zh' as const,
        },
        ...{ format: 'csv' as const, name: `job ${n}`, secret: n.repeat(32), state: 'done' as const, total: null },
        ...{ size: null, expire_t: null, add_time: now, update_time: now },
      })),
    )
    .returning('id')
    .execute()
  const [one = '', other = ''] = made.map(({ id }) => `${jobKind.export}-${id}`)
  return {
    ...(await operatorsOf(platform, 'jobs')),
    ...byKey,
    keys: [one, other],
    keyword: (key) => key,
    put: (key, state) =>
      db
        .updateTable('export_job')
        // Its last sign of life is to come: no worker takes it.
        .set({ state: exportStates[state] ?? 'cancelled', beat_t: 4_000_000_000 })
        .where('id', '=', Number(key.split('-')[1]))
        .execute(),
  }
}
