import { wallState } from '../../shared/areas/walls/states.ts'
import { type Bed, byKey, peopleOf } from './bed.ts'
import type { TestPlatform } from './platform.ts'

/** Two walls that one of a company has put up. */
export const wallBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'walls', {})
  const names = ['Bed hall', 'Bed stairs']
  const of = { company_id: company, member_id: member, scope_member: null, screen: 1, add_time: 0, update_time: 0 }
  const made = await db
    .insertInto('wall_device')
    .values(names.map((name) => ({ ...of, name })))
    .returning('id')
    .execute()
  const [one = '', other = ''] = made.map(({ id }) => String(id))
  return {
    ...tokens,
    ...byKey,
    keys: [one, other],
    keyword: (key) => key,
    put: (key, state) =>
      db
        .updateTable('wall_device')
        .set({ revoked_t: state === wallState.revoked ? 1 : null })
        .where('id', '=', Number(key))
        .execute(),
  }
}
