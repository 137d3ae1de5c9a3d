import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { makeAds } from './ad-world.ts'
import { allTaken, lineWith, orderAt } from './orders.ts'
import { makeCompany, makeCreator, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** A company with two people who may work with a workflow's rows, and one of another company who may not. */
export interface Bed {
  readonly one: string
  readonly other: string
  readonly stranger: string
  /** Who sees the rows and has none of the rights that not everybody has; absent: there are no such rights. */
  readonly plain?: string
  /** The row that is worked with, and the one beside it. */
  readonly keys: readonly [string, string]
  /** What the list finds a row by. */
  readonly keyword: (key: string) => string
  /** Puts a row of that key into a state, whatever it was before, with other columns as transitions ask or as told. */
  readonly put: (key: string, state: number, columns?: Readonly<Record<string, number>>) => Promise<unknown>
  /** By column, a value that no transition asks for. */
  readonly unfit?: Readonly<Record<string, number>>
  /** The member that forms pick. */
  readonly member?: string
}

export const keys = ['row-c0', 'row-c1'] as const
export const byKey = { keys, keyword: (key: string) => key }

interface People {
  readonly company: number
  readonly tokens: Pick<Bed, 'one' | 'other' | 'stranger'>
}

/** Two of a company, and one of another, who may work with everything. */
export const peopleOf = async ({ db, signIn }: TestPlatform, name: string, fields: object): Promise<People> => {
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
  return { ...tokens, ...byKey, put }
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
  return { ...tokens, ...byKey, put }
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

const [ineligible, frozen, locked] = [3, 4, 1] as const

/** Lines of a seller below a leader, frozen and free unless it is told otherwise. */
const orderLineBed = async ({ db, gate, signIn }: TestPlatform, now: number): Promise<Bed> => {
  const [company, rivals] = [await makeCompany(db, 'lines'), await makeCompany(db, 'line rivals')]
  const of = (name: string, above: number, fields = {}) => makeMember(db, name, company, above, fields)
  const one = await of('lines-one', 0, { privilege_id: 1 })
  const leader = await of('lines-leader', one)
  const plain = await of('lines-plain', leader)
  const member = await of('lines-other', leader)
  await makeMember(db, 'lines-stranger', rivals, 0, { privilege_id: 1 })
  await makeCreator(db, company, 'creator', plain)
  const ids = ['row-c0', 'row-c1'] as const
  const line = () => lineWith({ creator_id: 'creator', settlement_status: frozen })
  allTaken(
    await gate.submit(
      company,
      ids.map((order_id) => orderAt(now - 86_400, { order_id, lines: [line()] })),
    ),
  )
  const put: Bed['put'] = async (key, appeal, { settlement_status = frozen, owner_state = 0 } = {}) => {
    const order_id = key.split('/')[0] ?? ''
    const where = sql`company_id = ${company} and order_id = ${order_id}`
    await sql`delete from order_appeal where ${where}`.execute(db)
    if (appeal > 0)
      await sql`insert into order_appeal (company_id, order_id, sku_id, content_id, n, member_id, settlement_status, reason,
          state, answer_member_id, answer_t, add_time)
        select company_id, order_id, sku_id, content_id, n, ${plain}, ${ineligible}::int, 'because it is so', ${appeal - 1}::int,
          ${appeal > 1 ? one : null}::bigint, ${appeal > 1 ? now : null}::bigint, ${now}::bigint
        from affiliate_order_line where ${where}`.execute(db)
    await sql`update commission_split set state = ${owner_state === locked ? 2 : 0} where ${where}`.execute(db)
    await sql`update affiliate_order_line set settlement_status = ${settlement_status}, owner_member_id = ${plain},
      owner_path = ${[plain, leader, one]}::bigint[] where ${where}`.execute(db)
  }
  return {
    one: await signIn('lines-one', password),
    other: await signIn('lines-leader', password),
    stranger: await signIn('lines-stranger', password),
    plain: await signIn('lines-plain', password),
    keys: ids.map((id) => `${id}/${line().sku_id}/${line().content_id}/1`) as [string, string],
    keyword: (key) => key.split('/')[0] ?? '',
    put,
    unfit: { settlement_status: 1, owner_state: locked },
    member: String(member),
  }
}

/** Where each workflow can be walked, by the id of its list: one without a bed fails its test. */
export const workflowBeds: Readonly<Record<string, (platform: TestPlatform, now: number) => Promise<Bed>>> = {
  'ads-tiktok': (platform, now) => adBed(platform, 1, now),
  'ads-meta': (platform, now) => adBed(platform, 2, now),
  orders: orderLineBed,
  'shop-products': productBed,
}
