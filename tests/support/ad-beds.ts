import { makeAds } from './ad-world.ts'
import { type Bed, byKey, peopleOf } from './bed.ts'
import { makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

const fields = { current_version: 1 }

/** Two ad accounts of a company. */
export const adAccountBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { company, tokens } = await peopleOf(platform, 'ad-accounts', fields)
  const keys = ['bed-account-1', 'bed-account-2'] as const
  const accounts = keys.map((account) => ({ account, network: 1 as const, campaigns: [] }))
  await makeAds(platform.db, company, accounts, now, now)
  return {
    ...tokens,
    ...byKey,
    keys,
    put: (key, auth_state) =>
      platform.db.updateTable('ad_account').set({ auth_state }).where('account_id', '=', key).execute(),
  }
}

/** Two rules of somebody who leads nobody. */
export const adRuleBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'ad-rules', fields)
  const plain = await makeMember(db, 'ad-rules-plain', company, member, fields)
  for (const code of [0, 1, 5])
    await db.insertInto('member_module').values({ member_id: plain, code, start_t: 0, end_t: null }).execute()
  const rule = { company_id: company, member_id: plain, network: 1, days: 3, roas_below: 100, spend_above: 100 }
  const made = await db
    .insertInto('ad_rule')
    .values(
      ['first', 'second'].map((name) => ({
        ...{ ...rule, name, currency: 'USD', action: 1, cut_bp: null, checked_t: null, add_time: 0, update_time: 0 },
      })),
    )
    .returning('id')
    .execute()
  const [one = '', other = ''] = made.map(({ id }) => String(id))
  return {
    ...tokens,
    plain: await platform.signIn('ad-rules-plain', password),
    ...byKey,
    keys: [one, other],
    keyword: (key) => (key === one ? 'first' : 'second'),
    put: (key, state) => db.updateTable('ad_rule').set({ state }).where('id', '=', Number(key)).execute(),
  }
}
