import { authState, shopState } from '../../shared/areas/shops/auth-states.ts'
import { type Bed, byKey, keys, peopleOf } from './bed.ts'
import { makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

const DAY = 86_400

/** Two shops, which somebody below who leads nobody owns. */
const shopsOf = async (platform: TestPlatform, name: string, fields: object) => {
  const { db, signIn } = platform
  const people = await peopleOf(platform, name, fields)
  const { company, member } = people
  const owner = await makeMember(db, `${name}-plain`, company, member, { ...fields, privilege_id: 0 })
  const of = { company_id: company, region: 'US', rating: null, owner_member_id: owner, add_time: 0, update_time: 0 }
  await db
    .insertInto('shop')
    .values(keys.map((shop_id) => ({ ...of, shop_id, name: shop_id, followers: null, disabled_t: null })))
    .execute()
  return { company, member, tokens: people.tokens, plain: await signIn(`${name}-plain`, password) }
}

/** Shops as a company keeps them. */
export const shopBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { company, member, tokens } = await shopsOf(platform, 'shops', {})
  return {
    ...tokens,
    ...byKey,
    member: String(member),
    put: (key, state) =>
      platform.db
        .updateTable('shop')
        .set({ disabled_t: state === shopState.disabled ? now : null, name: key, group_name: '' })
        .where('company_id', '=', company)
        .where('shop_id', '=', key)
        .execute(),
  }
}

/** Their authorisations. */
export const shopAuthBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { company, tokens, plain } = await shopsOf(platform, 'shop-auths', { version: 9, current_version: 9 })
  return {
    ...tokens,
    ...byKey,
    plain,
    put: async (shop_id, state) => {
      const { ending, ended, good, asked } = authState
      const until = { [ending]: now + DAY, [ended]: now - DAY }[state] ?? now + 90 * DAY
      const values = {
        state: state === ending || state === ended ? good : state,
        refresh_expire_t: until,
        consent_until_t: state === asked ? now + 600 : null,
        last_sync_t: null,
      }
      const none = { auth_t: null, auth_member_id: null, access_expire_t: null, sealed: null, told_t: null }
      await platform.db
        .insertInto('shop_auth')
        .values({ company_id: company, shop_id, ...none, ...values })
        .onConflict((conflict) => conflict.columns(['company_id', 'shop_id']).doUpdateSet(values))
        .execute()
    },
  }
}
