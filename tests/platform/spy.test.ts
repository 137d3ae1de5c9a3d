import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePlan } from '../../platform/demo/plan.ts'
import { ensureCompany } from '../../platform/demo/setup.ts'
import { ensureSpy } from '../../platform/demo/spy.ts'
import { watchSpy } from '../../platform/jobs/spy-watch.ts'
import type { BulkData } from '../../shared/api/bulk.ts'
import { MOST_WATCHES, type SpyDetail } from '../../shared/areas/spy/api.ts'
import { dayStart, dayText } from '../../shared/time/zone.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { demoBed, seedNumber, someNoon } from './demo-support.ts'

const DAY = 86_400
const clock = { zone: 'Asia/Shanghai', cut_hour: 0 }
/** Noon of the newest snapshot's day in Shanghai. */
let now = Date.UTC(2026, 4, 20, 4) / 1000
const today = Math.floor((now + 8 * 3600) / DAY)
const PRODUCTS = 24
const tokens = new Map<string, string>()
const ids = new Map<string, number>()
let platform: TestPlatform

interface Product {
  readonly product_id: string
  readonly title: string
  readonly region: string
  readonly category: number
  readonly shop_id: string
  readonly shop_name: string
  readonly price_amt: number
  readonly rate_bp: number
  readonly list_price_amt: number
  readonly list_rate_bp: number
  readonly rating_x100: number
  readonly review_count: number
  readonly first_seen_t: number
  readonly sales_1d: number
  readonly sales_7d: number
  readonly sales_30d: number
  readonly gmv_30d_amt: number
  readonly growth_bp: number | null
  readonly rank_no: number
  readonly rank_before: number | null
}

const product = (n: number): Product => ({
  product_id: `900${n}`,
  title: n % 3 === 0 ? `Lamp ${n}` : `Cup ${n}`,
  region: ['US', 'GB', 'TH'][n % 3] ?? 'US',
  category: 1 + (n % 4),
  shop_id: `s${n % 2}`,
  shop_name: `Shop ${n % 2}`,
  price_amt: 995 + 130 * n,
  rate_bp: 1000 + 50 * (n % 7),
  list_price_amt: 995 + 130 * n,
  list_rate_bp: 1000 + 50 * (n % 7),
  rating_x100: 400 + n,
  review_count: n,
  first_seen_t: now - n * DAY,
  sales_1d: (n * 37) % 101,
  sales_7d: (n * 211) % 601,
  sales_30d: (n * 977) % 2003,
  gmv_30d_amt: n * 100_003,
  growth_bp: n % 5 === 0 ? null : 300 * (n - 10),
  rank_no: n + 1,
  rank_before: n % 4 === 0 ? null : PRODUCTS - n,
})
const products = Array.from({ length: PRODUCTS }, (_, n) => product(n))

const fillMarket = async (): Promise<void> => {
  const { db } = platform
  await db.insertInto('spy_product').values(products).execute()
  const creator = { region: 'US', category: 1, fan_age: 2, engagement_bp: 500 }
  await db
    .insertInto('spy_creator')
    .values([
      {
        ...creator,
        creator_id: 'c1',
        username: 'mia.finds',
        nickname: 'Mia Finds',
        female_bp: 8000,
        video_gmv_amt: 500,
      },
      { ...creator, creator_id: 'c2', username: 'leo', nickname: '', female_bp: 3000, live_gmv_amt: 900, fan_age: 4 },
    ])
    .execute()
  await db
    .insertInto('spy_shop')
    .values({ shop_id: 's1', name: 'Shop 1', region: 'US', seller_type: 1, rating_x100: 480 })
    .execute()
  const video = { creator_id: 'c1', product_id: '9001', region: 'US', duration_s: 30, is_ad: true }
  await db
    .insertInto('spy_video')
    .values([
      {
        ...video,
        video_id: 'v1',
        title: 'Unboxing',
        post_t: now - 3 * DAY,
        views: 2000,
        likes: 100,
        comments: 8,
        shares: 2,
        gmv_amt: 50_001,
      },
      { ...video, video_id: 'v2', title: 'Unseen', post_t: now - 2 * DAY },
    ])
    .execute()
  for (let day = today - 34; day <= today; day++)
    await db
      .insertInto('spy_snapshot')
      .values({ day, data_time: dayStart(clock, day) })
      .execute()
  const level = { price_amt: 1000, rate_bp: 1000, sales: 100, gmv_amt: 100_000, creators: 3, videos: 5, rank_no: 1 }
  await db
    .insertInto('spy_product_day')
    .values([
      { ...level, product_id: '9001', day: today - 2 },
      { ...level, product_id: '9001', day: today - 1 },
      { ...level, product_id: '9001', day: today, price_amt: 850, sales: 150, videos: 6 },
      { ...level, product_id: '9002', day: today - 1, sales: 4 },
      { ...level, product_id: '9002', day: today, sales: 23 },
    ])
    .execute()
  const one = { creator_id: 'c1', followers: 10, video_gmv_amt: 0, live_gmv_amt: 0, lives: 0, rank_no: 1 }
  await db
    .insertInto('spy_creator_day')
    .values([
      { ...one, day: today - 1, videos: 7 },
      { ...one, day: today, videos: 9 },
    ])
    .execute()
}

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  const ours = await makeCompany(db, 'Ours', { display_currency: 'GBP' })
  const others = await makeCompany(db, 'Others', { mask_names: true })
  const add = async (name: string, of: number, fields = {}): Promise<void> => {
    ids.set(name, await makeMember(db, name, of, 0, { tk_pid: 1, ...fields }))
    tokens.set(name, await platform.signIn(name, password))
  }
  await add('boss', ours, { privilege_id: 1 })
  await add('nora', ours)
  await add('rival', others, { privilege_id: 1 })
  await add('cutter', ours, { is_film_cutter: true })
  await fillMarket()
  await db
    .insertInto('product')
    .values({
      company_id: ours,
      product_id: '9004',
      shop_id: 's0',
      title: 'Ours',
      standard_rate_bp: 1000,
      category_id: null,
      min_price_amt: null,
      max_price_amt: null,
      shop_ads_rate_bp: null,
      stock: null,
      rating: null,
      review_count: null,
      first_seen_t: 0,
      add_time: 0,
      update_time: 0,
    })
    .execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const tokenOf = (name: string): string => tokens.get(name) ?? ''
const ask = (name: string, path: string, body?: unknown) =>
  platform.ask(`/api/v1/tkspy/${path}`, { token: tokenOf(name), ...(body ? { body } : {}) })
let presses = 0
/** Marks objects or takes the marks away: what became of each. */
const mark = async (name: string, transition: 'collect' | 'drop' | 'watch' | 'unwatch', keys: readonly string[]) => {
  const place = transition === 'collect' || transition === 'drop' ? 'collect' : 'watch'
  const body = { transition, keys, request_id: `spy-mark-${presses++}` }
  const { envelope } = await ask(name, `${place}/transition`, body)
  return envelope.status === 1 ? (envelope.data as BulkData).results : envelope.status
}
const get = async <T>(name: string, path: string): Promise<T> => {
  const { envelope } = await ask(name, path)
  expect(envelope).toMatchObject({ status: 1 })
  return envelope.data as T
}
interface Answer {
  readonly list: readonly Record<string, unknown>[]
  readonly total: number
  readonly summary: { readonly totals: Record<string, number> }
  readonly currency: string
  readonly data_time: number
}

test('[SP1] the market is the same for everyone who may see it, in dollars and of its snapshot, filtered, sorted and added up', async () => {
  const fits = products.filter(
    ({ region, price_amt, growth_bp }) =>
      region !== 'TH' && price_amt >= 1500 && growth_bp !== null && growth_bp >= -600,
  )
  const wanted = fits.toSorted((a, b) => b.gmv_30d_amt - a.gmv_30d_amt)
  const query = 'list?region=US,GB&price_min=1500&growth_rate_min=-600&sort_field=gmv_30d&limit=10'
  const [own, foreign] = [await get<Answer>('nora', query), await get<Answer>('rival', query)]
  expect(own.list.map(({ product_id }) => product_id)).toEqual(wanted.slice(0, 10).map(({ product_id }) => product_id))
  expect(own.total).toBe(wanted.length)
  expect(own.summary.totals).toEqual({
    sales_1d: wanted.reduce((sum, { sales_1d }) => sum + sales_1d, 0),
    sales_7d: wanted.reduce((sum, { sales_7d }) => sum + sales_7d, 0),
    sales_30d: wanted.reduce((sum, { sales_30d }) => sum + sales_30d, 0),
    gmv_30d: wanted.reduce((sum, { gmv_30d_amt }) => sum + gmv_30d_amt, 0),
  })
  expect([own.currency, own.data_time]).toEqual(['USD', dayStart(clock, today)])
  expect(own.list[0]).toMatchObject({
    currency: 'USD',
    rank_rise: (wanted[0]?.rank_before ?? 0) - (wanted[0]?.rank_no ?? 0),
    est_commission_per_item: Math.floor(((wanted[0]?.price_amt ?? 0) * (wanted[0]?.rate_bp ?? 0) + 5000) / 10_000),
  })
  expect(foreign.list).toEqual(own.list)
  expect((await get<Answer>('nora', 'list?ours=1')).list.map(({ product_id }) => product_id)).toEqual(['9004'])
  expect((await get<Answer>('rival', 'list?ours=1')).total).toBe(0)
  expect((await get<Answer>('nora', 'list?keyword=lamp')).total).toBe(products.filter((_, n) => n % 3 === 0).length)
})

test('[SP1] the other tabs: creators by their followers and way of selling, videos with their rates, names masked where the company does', async () => {
  const women = await get<Answer>('nora', 'creators?fan_gender=1&sells=1')
  expect(women.list).toMatchObject([{ creator_name: 'Mia Finds', creator_gmv: 500 }])
  expect((await get<Answer>('nora', 'creators?sells=2&fan_age=4')).list).toMatchObject([{ creator_name: 'leo' }])
  expect((await get<Answer>('rival', 'creators?fan_gender=1')).list).toMatchObject([{ creator_name: 'Mi***' }])
  const videos = await get<Answer>('nora', 'videos?sort_field=gpm&creator=mia')
  expect(videos.list).toMatchObject([
    { video_id: 'v1', engagement_rate: 550, gpm: 25_001, product_name: 'Cup 1' },
    { video_id: 'v2', engagement_rate: null, gpm: null },
  ])
  for (const tab of ['lives', 'shops', 'ads']) expect((await get<Answer>('nora', tab)).currency).toBe('USD')
})

test('[SP11] the market is filtered in dollars by its own figures, whatever the company counts in', async () => {
  const fits = (test: (one: Product) => boolean) => products.filter(test).map(({ product_id }) => product_id)
  const found = async (query: string) =>
    (await get<Answer>('nora', `list?limit=50&${query}`)).list.map(({ product_id }) => product_id).toSorted()
  expect(await found('gmv_30d_min=1000000&sales_30d_max=1500')).toEqual(
    fits(({ gmv_30d_amt, sales_30d }) => gmv_30d_amt >= 1_000_000 && sales_30d <= 1500).toSorted(),
  )
  expect(await found('rating_band=2&review_count_min=7&creators_max=0')).toEqual(
    fits(({ rating_x100, review_count }) => rating_x100 < 450 && review_count >= 7).toSorted(),
  )
  expect(await found('seller_type=1')).toEqual(fits(({ shop_id }) => shop_id === 's1').toSorted())
  const names = async (query: string) =>
    (await get<Answer>('nora', query)).list.map((row) => row.creator_name ?? row.shop_name)
  expect(await names('creators?creator_gmv_min=600&sold_products_max=5')).toEqual(['leo'])
  expect(await names('shops?rating_band=4&creators_min=0')).toEqual(['Shop 1'])
  expect(await names('shops?rating_band=1,2,3')).toEqual([])
})

test('[SP2] whoever may not see the screen gets nothing of the market', async () => {
  for (const path of ['list', 'creators', 'mine', 'detail?kind=1&id=9001', 'watch/log'])
    expect((await ask('cutter', path)).envelope.status).toBe(403)
  expect(await mark('cutter', 'collect', ['1:9001'])).toBe(403)
})

test('[SP3] what a member keeps is its own, kept once, row by row, within its limit, and can be given back', async () => {
  const strange = '市场数据中没有这个对象'
  expect(await mark('nora', 'collect', ['1:9001', '1:nowhere', '7:9001'])).toEqual([
    { key: '1:9001', ok: true, message: '' },
    { key: '1:nowhere', ok: false, message: strange },
    { key: '7:9001', ok: false, message: strange },
  ])
  await mark('nora', 'collect', ['1:9001'])
  await mark('nora', 'collect', ['2:c1'])
  expect((await get<{ favorites: string[] }>('nora', 'mine')).favorites).toEqual(['1:9001', '2:c1'])
  expect((await get<{ favorites: string[] }>('boss', 'mine')).favorites).toEqual([])
  const kept = await get<Answer>('nora', 'collect/list?kind=1')
  expect(kept.list).toMatchObject([{ kind: 1, id: '9001', name: 'Cup 1', gmv: products[1]?.gmv_30d_amt }])
  await mark('nora', 'drop', ['1:9001'])
  expect((await get<Answer>('nora', 'collect/list')).list).toMatchObject([{ kind: 2, id: 'c1', name: 'Mia Finds' }])
  expect(await mark('nora', 'watch', ['3:v1'])).toMatchObject([{ ok: false, message: strange }])

  const full = Array.from({ length: MOST_WATCHES }, (_, n) => ({ object_id: `x${n}`, kind: 1, add_time: 0 }))
  const member_id = ids.get('rival') ?? 0
  await platform.db
    .insertInto('spy_watch')
    .values(full.map((row) => ({ ...row, member_id })))
    .execute()
  expect(await mark('rival', 'watch', ['1:9001'])).toMatchObject([
    { ok: false, message: '最多监控 100 个对象，请先取消一些' },
  ])
  await platform.db.deleteFrom('spy_watch').where('member_id', '=', member_id).execute()
})

test('[SP4] a day has so many look-ups: each object counts once, calls at the same time take no more, and the next day renews them', async () => {
  await sql`insert into setting (company_id, key, value, update_time)
    values (0, 'spy.quota', '9', 0), ((select id from company where name = 'Ours'), 'spy.quota', '3', 0)`.execute(
    platform.db,
  )
  const first = await get<SpyDetail>('boss', 'detail?kind=1&id=9001')
  expect(first.quota).toEqual({ limit: 3, used: 1, renew_time: dayStart(clock, today + 1) })
  expect((await get<SpyDetail>('boss', 'detail?kind=1&id=9001')).quota.used).toBe(1)
  expect((await ask('boss', 'detail?kind=1&id=none')).envelope.message).toBe('市场数据中没有这个对象')
  const answers = await Promise.all(
    products.slice(5, 15).map(({ product_id }) => ask('boss', `detail?kind=1&id=${product_id}`)),
  )
  expect(answers.filter(({ envelope }) => envelope.status === 1)).toHaveLength(2)
  const spent = answers.find(({ envelope }) => envelope.status === 0)?.envelope.message
  expect(spent).toBe(`今日查询次数已用完（每日 3 次），${dayText(today + 1)} 00:00:00 恢复`)
  expect((await get<SpyDetail>('boss', 'detail?kind=1&id=9001')).quota.used).toBe(3)
  expect((await get<SpyDetail>('rival', 'detail?kind=1&id=9001')).quota.limit).toBe(9)
  now += DAY
  try {
    expect((await get<SpyDetail>('boss', 'detail?kind=1&id=9007')).quota.used).toBe(1)
  } finally {
    now -= DAY
  }
})

test('[SP5] a detail has the last thirty snapshots, those that are missing as gaps, and what belongs to it', async () => {
  const detail = await get<SpyDetail>('nora', 'detail?kind=1&id=9001')
  expect(detail.days).toEqual(Array.from({ length: 30 }, (_, n) => dayText(today - 29 + n)))
  const valuesOf = (name: string) => detail.series.find((line) => line.name === name)?.values
  expect(valuesOf('price')).toEqual([...Array(27).fill(null), 1000, 1000, 850])
  expect(valuesOf('sales_1d')?.slice(-2)).toEqual([100, 150])
  expect(detail.related.map(({ id }) => id)).toEqual(['v2', 'v1'])
  const video = await get<SpyDetail>('rival', 'detail?kind=3&id=v1')
  expect(video).toMatchObject({ days: [], series: [], related: [{ name: 'Mi***' }, { id: '9001' }] })
})

test('[SP6] watched objects are compared day by day: what changed is written once and told in one notice, whatever is asked again', async () => {
  const { db } = platform
  await mark('nora', 'watch', ['1:9001', '1:9002', '2:c1'])
  await mark('boss', 'watch', ['1:9002'])
  // Watched since the day before; the boss only after the snapshot was taken.
  await db
    .updateTable('spy_watch')
    .set({ add_time: now - DAY })
    .where('member_id', '=', ids.get('nora') ?? 0)
    .execute()
  await sql`delete from spy_watch_log`.execute(db)
  await sql`delete from setting where key = 'spy.watch.until'`.execute(db)
  expect(await Promise.all([watchSpy(db, now), watchSpy(db, now)])).toEqual(expect.arrayContaining([0, 1]))
  expect(await watchSpy(db, now)).toBe(0)
  const log = await get<Answer>('nora', 'watch/log')
  expect(log.list.map(({ id, change, before, after }) => [id, change, before, after])).toEqual([
    ['9001', 1, 1000, 850],
    ['9001', 3, 100, 150],
    ['9001', 4, 5, 6],
    ['c1', 4, 7, 9],
  ])
  expect(log.list[0]).toMatchObject({ day: dayText(today), name: 'Cup 1' })
  expect((await get<Answer>('boss', 'watch/log')).total).toBe(0)
  const watched = await get<Answer>('nora', 'watch/list?kind=1')
  expect(watched.list.map(({ id, changed_day }) => [id, changed_day])).toEqual([
    ['9001', dayText(today)],
    ['9002', ''],
  ])
  const notices = await db.selectFrom('notice').selectAll().where('event_code', '=', 'spy.changed').execute()
  expect(notices).toMatchObject([{ member_id: ids.get('nora'), about: 'Cup 1 +1' }])
})

test('[SP7] the demo’s market reaches up to today and says the same of a day whenever it is written', {
  tags: ['long'],
}, async () => {
  await using bed = await demoBed()
  const demo = await ensureCompany(bed.db, makePlan(seedNumber, someNoon, 3, 0.02))
  const pictures: unknown[] = []
  for (const steps of [
    [0, 2],
    [2, 2],
  ]) {
    for (const step of steps) await ensureSpy(bed.db, demo, someNoon + step * DAY)
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from spy_snapshot) as days, (select max(data_time) from spy_snapshot) as newest,
        (select count(*) from spy_product) >= 590 as products, (select count(*) from spy_creator) as creators,
        (select count(*) from spy_video) >= 400 as videos, (select count(*) from spy_live) >= 120 as lives,
        (select count(*) from spy_shop) as shops, (select count(*) from spy_ad) >= 150 as ads,
        (select count(*) from spy_product p join product o using (product_id)) as own,
        (select count(*) from spy_product where rank_no is null or sales_7d > sales_30d or total_sales < sales_30d) as wrong,
        (select count(*) from spy_watch) as watched`.execute(bed.db)
    const newest = dayStart(clock, Math.floor((someNoon + 2 * DAY + 8 * 3600) / DAY))
    const many = { products: true, videos: true, lives: true, ads: true }
    expect(rows).toEqual([{ ...many, days: 31, newest, creators: 300, shops: 80, own: 40, wrong: 0, watched: 12 }])
    const days = await sql`
      select d.product_id, d.day, price_amt, rate_bp, sales, creators from spy_product_day d join product using (product_id)
      where d.day > (select max(day) from spy_snapshot) - 20 order by 1, 2`.execute(bed.db)
    pictures.push(days.rows)
    await sql`truncate tt_account, spy_snapshot, spy_product, spy_product_day, spy_creator, spy_creator_day, spy_shop, spy_shop_day,
      spy_video, spy_live, spy_ad, spy_watch, spy_favorite`.execute(bed.db)
  }
  expect(pictures[0]).toEqual(pictures[1])
})
