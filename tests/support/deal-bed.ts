import { type Bed, byKey, peopleOf } from './bed.ts'
import { makeCreator, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'
import { makeProduct } from './products.ts'

const times = { add_time: 0, update_time: 0 }

/** Two deals of somebody who leads nobody, with a creator who has published, for a product that can be sent. */
export const dealBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const rights = { business_center: true }
  const { company, member, tokens } = await peopleOf(platform, 'deals', rights)
  const plain = await makeMember(db, 'deals-plain', company, member, rights)
  await makeCreator(db, company, 'deals-star', plain)
  await makeProduct(db, company, 'deals-lamp')
  await db
    .insertInto('sku')
    .values({
      ...{ company_id: company, sku_id: 'deals-sku', product_id: 'deals-lamp', seller_sku: '', name: 'White' },
      ...{ price_amt: 100, stock: 9, cost_amt: null, ...times },
    })
    .execute()
  await db
    .insertInto('content')
    .values({
      ...{ company_id: company, content_id: 'deals-clip', creator_id: 'deals-star', content_type: 1, title: 'Clip' },
      ...{ post_t: 0, ...times },
    })
    .execute()
  const of = { company_id: company, member_id: plain, deal_type: 1, product_id: 'deals-lamp', creator_id: 'deals-star' }
  const made = await db
    .insertInto('deal')
    .values(
      ['first', 'second'].map((brand) => ({
        ...{ ...of, brand, flat_amt: null, rate_bp: null, deadline_t: null, sample_id: null, ...times },
      })),
    )
    .returning('id')
    .execute()
  const [one = '', other = ''] = made.map(({ id }) => String(id))
  return {
    ...tokens,
    plain: await platform.signIn('deals-plain', password),
    ...byKey,
    keys: [one, other],
    keyword: (key) => (key === one ? 'first' : 'second'),
    member: String(member),
    values: { content_ids: 'deals-clip', address: 'A street, a town' },
    put: (key, state) =>
      db.updateTable('deal').set({ state, member_id: plain }).where('id', '=', Number(key)).execute(),
  }
}
