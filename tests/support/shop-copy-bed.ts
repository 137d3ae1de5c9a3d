import { type Bed, byKey, peopleOf } from './bed.ts'
import type { TestPlatform } from './platform.ts'

/** Two copy jobs of a multi-shop account, without products. */
export const shopCopyBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'shop-copies', { version: 9, current_version: 9 })
  const of = { company_id: company, member_id: member, target_shops: ['b'], add_time: 0, update_time: 0 }
  const made = await db
    .insertInto('shop_copy_job')
    .values(
      ['first', 'second'].map((source_shop) => ({
        ...{ ...of, source_shop, price_ending: null, stock: null, start_t: null, end_t: null },
      })),
    )
    .returning('id')
    .execute()
  const [one = '', other = ''] = made.map(({ id }) => String(id))
  return {
    ...tokens,
    ...byKey,
    keys: [one, other],
    keyword: (key) => (key === one ? 'first' : 'second'),
    put: (key, state) => db.updateTable('shop_copy_job').set({ state }).where('id', '=', Number(key)).execute(),
  }
}
