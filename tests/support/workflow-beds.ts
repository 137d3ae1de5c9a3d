import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { sampleState } from '../../shared/areas/samples/states.ts'
import { makeAds } from './ad-world.ts'
import { allTaken, lineWith, orderAt } from './orders.ts'
import { makeCompany, makeCreator, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** A company with two people who may work with a workflow's rows, and one of another company who may not. */
export interface Bed {
  readonly one: string
  /** Of what each account has for itself: another session of the same. */
  readonly other: string
  /** Of what each account has for itself: somebody else of the company. */
  readonly colleague?: string
  /** Absent: the rows are everybody's. */
  readonly stranger?: string
  /** The row that is worked with, and the one beside it; absent: `keys`. */
  readonly keys?: readonly [string, string]
  /** The state of a row, where no list says it. */
  readonly stateOf?: (key: string) => Promise<number>
  /** Puts a row of that key into a state, whatever it was before. */
  readonly put: (key: string, state: number) => Promise<unknown>
}

/** The row that most workflows are walked with, and the one beside it. */
export const keys = ['row-c0', 'row-c1'] as const

interface People {
  readonly company: number
  /** Whose token `one` is. */
  readonly member: number
  readonly tokens: Record<'one' | 'other' | 'stranger', string>
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
  const tokens = {
    one: await of('one', company, modules),
    other: await of('other', company, modules),
    stranger: await of('stranger', rivals, modules),
  }
  const { id: member } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', `${name}-one`)
    .executeTakeFirstOrThrow()
  return { company, member, tokens }
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

const shopFields = { version: 9, current_version: 9 }

const makeShop = async (db: Db, company_id: number): Promise<void> => {
  const fields = { name: 'Shop', region: 'US', owner_member_id: null, seller_type: 1, rating: null }
  await db
    .insertInto('shop')
    .values({ company_id, shop_id: 'shop', ...times, ...fields })
    .execute()
  for (const product_id of keys) await putProduct(db, company_id, product_id)
}

const productBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, tokens } = await peopleOf(platform, 'products', shopFields)
  await makeShop(db, company)
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

/** The marketplace of a company that has sold both products, with the creator whom the walk names. */
const marketOf = async (platform: TestPlatform, name: string, now: number): Promise<People> => {
  const people = await peopleOf(platform, name, {})
  const { company } = people
  await makeCreator(platform.db, company, 'x', null, {})
  const lines = keys.map((product_id, n) => lineWith({ n: n + 1, sku_id: `sku-${product_id}`, product_id }))
  allTaken(await platform.gate.submit(company, [orderAt(now - 60, { lines })]))
  await platform.db.updateTable('product').set({ stock: 50 }).where('company_id', '=', company).execute()
  return people
}

const offerBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const { company, tokens } = await marketOf(platform, 'offers', now)
  const offer = { off_t: null, next_rate_bp: null, next_rate_t: null }
  const needs = { min_followers: null, min_gmv_amt: null, min_views: null, update_time: 0 }
  const of = { company_id: company, product_id: keys[0] }
  await db
    .insertInto('product_offer')
    .values({ ...of, ...offer, ...needs })
    .execute()
  const put = async (key: string, state: number): Promise<void> => {
    const [leaving, off, short, lowering] = [2, 3, 4, 5].map((one) => state === one)
    await db
      .updateTable('product')
      .set({ status: off ? 4 : 1, stock: short ? 1 : 50, standard_rate_bp: 1000 })
      .where('company_id', '=', company)
      .where('product_id', '=', key)
      .execute()
    await db
      .updateTable('product_offer')
      .set({
        off_t: leaving ? now + 3600 : null,
        next_rate_bp: lowering ? 900 : null,
        next_rate_t: lowering ? now + 3600 : null,
      })
      .where('company_id', '=', company)
      .execute()
  }
  return { ...tokens, put }
}

const sampleBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await marketOf(platform, 'samples', now)
  const asked = { sku_id: 's', creator_id: 'x', qty: 1, address: 'Street', sample_kind: 1, content_type: 1 }
  const terms = { content_count: 1, content_t: now, approve_deadline_t: now, ship_deadline_t: null }
  const ids = await db
    .insertInto('sample_request')
    .values(
      keys.map((product_id) => ({
        ...{ company_id: company, member_id: member, product_id, content_deadline_t: null },
        ...asked,
        ...terms,
        ...times,
      })),
    )
    .returning('id')
    .execute()
  const rows = db.updateTable('sample_request')
  const [one, beside] = ids.map(({ id }) => String(id))
  return {
    ...tokens,
    keys: [one ?? '', beside ?? ''],
    put: (key, state) => rows.set({ state }).where('id', '=', Number(key)).execute(),
    stateOf: async (key) => {
      const found = db.selectFrom('sample_request').select('state').where('id', '=', Number(key))
      return (await found.executeTakeFirst())?.state ?? sampleState.cancelled
    },
  }
}

type MarkTable = 'showcase' | 'product_collect' | 'spy_favorite' | 'spy_watch' | 'trend_watch'

/** Marks of an account: `whose` names a row's in their table, `fields` is what a new one has beside. */
const markBed = (
  { db }: TestPlatform,
  { tokens }: People,
  table: MarkTable,
  whose: (key: string) => Readonly<Record<string, string | number>>,
  fields: Readonly<Record<string, unknown>> = {},
): Bed => {
  const isRow = (key: string) =>
    sql.join(
      Object.entries(whose(key)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql` and `,
    )
  return {
    one: tokens.one,
    other: tokens.one,
    colleague: tokens.other,
    put: async (key, state) => {
      await sql`delete from ${sql.table(table)} where ${isRow(key)}`.execute(db)
      const row: Record<string, unknown> = { ...whose(key), ...fields, add_time: 0 }
      if (state === 0) return
      const columns = Object.keys(row).map((column) => sql.ref(column))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
        db,
      )
    },
    stateOf: async (key) => (await sql`select from ${sql.table(table)} where ${isRow(key)}`.execute(db)).rows.length,
  }
}

const productMarkBed = async (platform: TestPlatform, table: 'showcase' | 'product_collect', now: number) => {
  const people = await marketOf(platform, table, now)
  const { company, member } = people
  const whose = (product_id: string) => ({ company_id: company, member_id: member, product_id })
  return { ...markBed(platform, people, table, whose), stranger: people.tokens.stranger }
}

const trendBed = async (platform: TestPlatform, kind: 1 | 2): Promise<Bed> => {
  const people = await peopleOf(platform, `trend-${kind}`, shopFields)
  await makeShop(platform.db, people.company)
  const whose = (object_id: string) => ({ member_id: people.member, kind, object_id })
  const rule = { trends: [1], stock_days: null, trend: 0, low: false, checked_day: 0, update_time: 0 }
  const bed = markBed(platform, people, 'trend_watch', whose, rule)
  const ofSkus = { keys: [`${keys[0]}-a`, `${keys[1]}-a`] as const }
  return { ...bed, stranger: people.tokens.stranger, ...(kind === 2 ? ofSkus : {}) }
}

const spyBed = async (platform: TestPlatform, table: 'spy_favorite' | 'spy_watch'): Promise<Bed> => {
  const people = await peopleOf(platform, table, { tk_pid: 1 })
  const ids = keys.map((key) => `${table}-${key}`)
  const names = { title: 'Cup', region: 'US', category: 1, shop_id: 's', shop_name: 'Shop' }
  const prices = { price_amt: 1, rate_bp: 1, list_price_amt: 1, list_rate_bp: 1, first_seen_t: 0 }
  await platform.db
    .insertInto('spy_product')
    .values(ids.map((product_id) => ({ product_id, ...names, ...prices, rating_x100: null, review_count: null })))
    .execute()
  const whose = (key: string) => ({ member_id: people.member, kind: 1, object_id: key.slice(2) })
  return { ...markBed(platform, people, table, whose), keys: [`1:${ids[0]}`, `1:${ids[1]}`] }
}

/** Where each workflow can be walked, by the id of its list: one without a bed fails its test. */
export const workflowBeds: Readonly<Record<string, (platform: TestPlatform, now: number) => Promise<Bed>>> = {
  'ads-tiktok': (platform, now) => adBed(platform, 1, now),
  'ads-meta': (platform, now) => adBed(platform, 2, now),
  'shop-products': productBed,
  products: offerBed,
  showcase: (platform, now) => productMarkBed(platform, 'showcase', now),
  'product-favourites': (platform, now) => productMarkBed(platform, 'product_collect', now),
  samples: sampleBed,
  'product-trend-watch': (platform) => trendBed(platform, 1),
  'sku-trend-watch': (platform) => trendBed(platform, 2),
  'spy-favourites': (platform) => spyBed(platform, 'spy_favorite'),
  'spy-watches': (platform) => spyBed(platform, 'spy_watch'),
}
