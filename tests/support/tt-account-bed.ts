import { ttAccountState } from '../../shared/areas/tt-accounts/states.ts'
import { type Bed, byKey, peopleOf } from './bed.ts'
import { makeMarketAccount } from './market.ts'
import type { TestPlatform } from './platform.ts'

/** Two accounts that one of a company follows. */
export const ttAccountBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'tt-accounts', { has_tt_tool: true })
  const names = ['bed.first', 'bed.second']
  for (const name of names) await makeMarketAccount(db, name)
  const of = { company_id: company, member_id: member, state: ttAccountState.followed, add_time: 0, update_time: 0 }
  const made = await db
    .insertInto('tt_account')
    .values(names.map((creator_id) => ({ ...of, creator_id })))
    .returning('id')
    .execute()
  const [one = '', other = ''] = made.map(({ id }) => String(id))
  return {
    ...tokens,
    ...byKey,
    keys: [one, other],
    keyword: (key) => (key === one ? 'bed.first' : 'bed.second'),
    put: (key, state) => db.updateTable('tt_account').set({ state }).where('id', '=', Number(key)).execute(),
  }
}
