import type { Db } from '../../platform/db/tables.ts'
import { makeAds } from './ad-world.ts'
import { makeCompany, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** A company with two people who may work with a workflow's rows, and one of another company who may not. */
export interface Bed {
  readonly one: string
  readonly other: string
  readonly stranger: string
  /** Puts a row of that key into a state, whatever it was before. */
  readonly put: (key: string, state: number) => Promise<unknown>
}

/** The row that is worked with, and the one beside it. */
export const keys = ['row-c0', 'row-c1'] as const

interface People {
  readonly company: number
  readonly tokens: Omit<Bed, 'put'>
}

const peopleOf = async ({ db, signIn }: TestPlatform, name: string, fields: object): Promise<People> => {
  const company = await makeCompany(db, name)
  const rivals = await makeCompany(db, `${name} rivals`)
  const of = async (who: string, company_id: number, modules: readonly number[]): Promise<string> => {
    const id = await makeMember(db, `${name}-${who}`, company_id, 0, { privilege_id: 1, ...fields })
    for (const code of modules)
      await db.insertInto('member_module').values({ member_id: id, code, start_t: 0, end_t: null }).execute()
    return signIn(`${name}-${who}`, password)
  }
  const modules = [0, 1, 5, 9]
  return {
    company,
    tokens: {
      one: await of('one', company, modules),
      other: await of('other', company, modules),
      stranger: await of('stranger', rivals, modules),
    },
  }
}

const adBed = async (platform: TestPlatform, network: 1 | 2, now: number): Promise<Bed> => {
  const { db } = platform
  const fields = { current_version: 1, ...(network === 2 ? { isad_version: 5 } : {}) }
  const { company, tokens } = await peopleOf(platform, `ads-${network}`, fields)
  await makeAds(db, company, [{ account: 'row', network, campaigns: keys.map(() => 1) }], now - 7200, now)
  const put = (key: string, status: number) =>
    db
      .updateTable('ad_campaign')
      .set({ status })
      .where('company_id', '=', company)
      .where('campaign_id', '=', key)
      .execute()
  return { ...tokens, put }
}

const times = { add_time: 0, update_time: 0 }

const productBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, tokens } = await peopleOf(platform, 'products', { version: 9, current_version: 9 })
  const of = { company_id: company, shop_id: 'shop' }
  await db
    .insertInto('shop')
    .values({ ...of, ...times, name: 'Shop', region: 'US', owner_member_id: null, seller_type: 1, rating: null })
    .execute()
  for (const product_id of keys) await putProduct(db, company, product_id)
  const put = (key: string, status: number) =>
    db.updateTable('product').set({ status }).where('company_id', '=', company).where('product_id', '=', key).execute()
  return { ...tokens, put }
}

const putProduct = async (db: Db, company_id: number, product_id: string): Promise<void> => {
  await db
    .insertInto('product')
    .values({ company_id, product_id, shop_id: 'shop', title: product_id, image: '', first_seen_t: 0, ...times })
    .execute()
  await db
    .insertInto('sku')
    .values({
      company_id,
      sku_id: `${product_id}-a`,
      product_id,
      seller_sku: '',
      name: '',
      price_amt: 1000,
      stock: 5,
      ...times,
    })
    .execute()
}

/** Where each workflow can be walked, by the id of its list: one without a bed fails its test. */
export const workflowBeds: Readonly<Record<string, (platform: TestPlatform, now: number) => Promise<Bed>>> = {
  'ads-tiktok': (platform, now) => adBed(platform, 1, now),
  'ads-meta': (platform, now) => adBed(platform, 2, now),
  'shop-products': productBed,
}
