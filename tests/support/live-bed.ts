import { type Bed, byKey, keys, peopleOf } from './bed.ts'
import { makeCreator } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** Two sessions of a creator whom the company looks after. */
export const liveBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'lives', {})
  await makeCreator(db, company, 'lives-host', member)
  const times = {
    plan_start_t: now + 86_400,
    start_t: null,
    end_t: null,
    target_gmv_amt: null,
    add_time: 0,
    update_time: 0,
  }
  await db
    .insertInto('live_session')
    .values(
      keys.map((live_id) => ({
        company_id: company,
        live_id,
        creator_id: 'lives-host',
        state: 0,
        member_id: null,
        ...times,
      })),
    )
    .execute()
  return {
    ...tokens,
    ...byKey,
    values: { plan_clock: '19:30' },
    put: (key, state) =>
      db
        .updateTable('live_session')
        .set({ state, plan_start_t: now + 86_400 })
        .where('company_id', '=', company)
        .where('live_id', '=', key)
        .execute(),
  }
}
