import { afterAll, beforeAll, expect, test } from 'vitest'
import { notePrices } from '../../platform/queries/goods/price-history.ts'
import { tellSubmitted } from '../../platform/queries/goods/submissions.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import { goodsApi, goodsSubmitApi } from '../../shared/areas/goods/api.ts'
import { goodsCreatorList } from '../../shared/areas/goods/creators-list.ts'
import { goodsLiveList } from '../../shared/areas/goods/lives-list.ts'
import { goodsSkuList } from '../../shared/areas/goods/skus-list.ts'
import { goodsVideoList } from '../../shared/areas/goods/videos-list.ts'
import { dayText } from '../../shared/time/zone.ts'
import { distinct, metricsOf, paidIn, ranking, type SoldLine, soldLines, sum } from '../support/by-hand.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'

/** Every call of the analysis. */
const calls = {
  ...goodsApi,
  creators: goodsCreatorList.endpoint,
  videos: goodsVideoList.endpoint,
  lives: goodsLiveList.endpoint,
  skus: goodsSkuList.endpoint,
} as const
type Name = keyof typeof calls
type Listed = Exclude<Name, 'analyse'>

const now = Date.UTC(2026, 4, 20, 4, 10, 7) / 1000
const today = Math.floor((now + 8 * 3600) / 86_400)
const midnight = today * 86_400 - 8 * 3600
/** The most sold one of the world. */
const product_id = 'product-0'

let platform: TestPlatform
let world: SoldWorld
let rival: number
const tokens = new Map<string, string>()

const kindOf = (line: SoldLine): 'video' | 'live' | 'showcase' =>
  line.content_type === 2 ? 'live' : [3, 5].includes(line.content_type) ? 'showcase' : 'video'

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  world = await makeSoldWorld(db, gate, 'Goods', { until: now, days: 12, count: 300, seed: 11 })
  const of = (content_id: string, content_type: 1 | 2, fields = {}) =>
    lineWith({ product_id, creator_id: 'creator-2', creator_name: '', content_id, content_type, ...fields })
  allTaken(
    await gate.submit(world.company, [
      orderAt(midnight - 7200, {
        lines: [
          of('live-1', 2, { pay_amt: 4000 }),
          of('live-1', 2, { sku_id: 'x', product_id: 'product-9', pay_amt: 600 }),
        ],
      }),
      orderAt(midnight - 3600, { lines: [of('video-1', 1, { pay_amt: 2500, quantity: 2 })] }),
      orderAt(midnight + 60, { lines: [of('video-1', 1, { pay_amt: 999, sku_id: 'sku-new' })] }),
      orderAt(midnight + 90, { lines: [of('video-new', 1, { creator_id: 'creator-4' })] }),
    ]),
  )
  const stats = { company_id: world.company, day: today - 1, data_time: midnight }
  await db
    .insertInto('content_daily')
    .values([
      {
        ...stats,
        content_id: 'live-1',
        creator_id: 'creator-2',
        content_type: 2,
        views: 500,
        impressions: 1000,
        clicks: 40,
        watch_s: 25_000,
        room_impressions: 4000,
        new_followers: 7,
      },
      {
        ...stats,
        content_id: 'video-1',
        creator_id: 'creator-2',
        content_type: 1,
        views: 1000,
        impressions: 800,
        clicks: 20,
        likes: 30,
        comments: 5,
        shares: 5,
      },
      { ...stats, content_id: 'shown', creator_id: 'creator-4', content_type: 1, views: 77 },
    ])
    .execute()
  const times = { add_time: 0, update_time: 0 }
  await db
    .insertInto('content')
    .values({
      company_id: world.company,
      content_id: 'shown',
      content_type: 1,
      creator_id: 'creator-4',
      title: 'Only shown',
      post_t: now - 9000,
      duration_s: 20,
      ...times,
    })
    .execute()
  await db
    .insertInto('content_product')
    .values({ company_id: world.company, content_id: 'shown', product_id })
    .execute()
  await db
    .insertInto('live_session')
    .values({
      company_id: world.company,
      live_id: 'live-1',
      creator_id: 'creator-2',
      title: 'A room',
      state: 3,
      plan_start_t: null,
      start_t: midnight - 9000,
      end_t: midnight - 1800,
      target_gmv_amt: null,
      ...times,
    })
    .execute()
  await db
    .insertInto('live_minute')
    .values({ company_id: world.company, live_id: 'live-1', minute_t: midnight - 8940, viewers: 44 })
    .execute()
  await db
    .insertInto('product_daily')
    .values({
      company_id: world.company,
      product_id,
      day: today - 1,
      impressions: 900,
      clicks: 30,
      data_time: midnight,
    })
    .execute()
  await db.insertInto('category').values({ id: 9201, pid: null, level: 1, name_zh: '家居', name_en: 'Home' }).execute()
  const inHome = ['product-0', 'product-1', 'product-2', 'product-5']
  await db
    .updateTable('product')
    .set({ category_id: 9201, standard_rate_bp: 1500, min_price_amt: 1990, max_price_amt: 2990 })
    .where('company_id', '=', world.company)
    .where('product_id', 'in', inHome)
    .execute()
  rival = await makeCompany(db, 'Rival')
  await makeMember(db, 'rival', rival, 0, { privilege_id: 1 })
  for (const who of ['Goods.boss', 'Goods.nora', 'Goods.idle', 'rival'])
    tokens.set(who, await platform.signIn(who, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = (who: string, name: Name, query: object = {}) => {
  const text = new URLSearchParams({ product_id, ...query })
  return platform.ask(`${calls[name].path}?${text}`, { token: tokens.get(who) ?? '' })
}
const read = async <N extends Name>(who: string, name: N, query: object = {}): Promise<CallData<(typeof calls)[N]>> => {
  const { envelope } = await ask(who, name, query)
  expect(envelope, name).toMatchObject({ status: 1 })
  return calls[name].data.parse(envelope.data) as CallData<(typeof calls)[N]>
}
const list = async <N extends Listed>(who: string, name: N, query: object = {}) =>
  (await read(who, name, query)).list as CallData<(typeof calls)[N]>['list']

const people = { 'Goods.boss': () => null, 'Goods.nora': () => world.members.nora } as const
/** The product's lines of the last days, by hand. */
const linesOf = async (who: keyof typeof people, days: number): Promise<readonly SoldLine[]> => {
  const all = await soldLines(platform.db, world.company, people[who]())
  return paidIn(all, midnight - (days - 1) * 86_400, now).filter((line) => line.product_id === product_id)
}

test('[GA1] a product that is not known, or that no line of the viewer contains, is refused in words by every call', async () => {
  for (const name of Object.keys(calls) as Name[]) {
    const unknown = { envelope: { status: 0, message: '商品未收录', data: { fields: { product_id: '商品未收录' } } } }
    expect(await ask('Goods.boss', name, { product_id: 'nothing' })).toMatchObject(unknown)
    expect(await ask('Goods.idle', name)).toMatchObject(unknown)
    expect(await ask('rival', name)).toMatchObject(unknown)
    expect(await ask('Goods.boss', name, { days: 8 })).toMatchObject({ envelope: { status: 0 } })
  }
})

test('[GA2] figures, curve and channels of 7, 28 and 90 days are the sums of the viewer’s own lines of the product', async () => {
  for (const who of ['Goods.boss', 'Goods.nora'] as const)
    for (const days of [7, 28, 90]) {
      const lines = await linesOf(who, days)
      const found = await read(who, 'analyse', { days })
      const { M01, M03, M05, M08, M17 } = metricsOf(lines)
      const contents = (of: 'video' | 'live') =>
        distinct(
          lines.filter((line) => kindOf(line) === of),
          (line) => line.content_id,
        )
      expect(found.kpi).toMatchObject({
        gmv_amt: M01,
        orders: M03,
        items: M05,
        est_commission_amt: M08,
        creators: M17,
        videos_sold: contents('video'),
        lives_sold: contents('live'),
      })
      expect(found.trend).toHaveLength(days)
      expect(found.trend.map((day) => day.gmv_amt)).toEqual(
        found.trend.map((_, n) => {
          const start = midnight - (days - 1 - n) * 86_400
          return sum(paidIn(lines, start, start + 86_399), (line) => line.pay_amt)
        }),
      )
      expect(found.trend.at(-2)).toMatchObject({ day: dayText(today - 1), impressions: 900, clicks: 30 })
      expect(found.trend.at(-1)).toMatchObject({ day: dayText(today), impressions: null, clicks: null })
      for (const [parts, of] of [
        [found.contents, (line: SoldLine) => String(line.content_type)],
        [found.collabs, () => '1'],
      ] as const)
        expect(parts.map(({ id, gmv_amt, orders }) => ({ id: String(id), amt: gmv_amt, orders }))).toEqual(
          ranking(lines, of),
        )
    }
  const { card } = await read('Goods.boss', 'analyse')
  expect(card).toMatchObject({
    product_id,
    category_name: '家居\nHome',
    min_price: 1990,
    commission_rate: 1500,
    est_commission: 299,
  })
})

test('[GA3] creators and SKUs of the product: what each sold, by channel, as a part of all', async () => {
  for (const who of ['Goods.boss', 'Goods.nora'] as const) {
    const lines = await linesOf(who, 28)
    const creators = await list(who, 'creators')
    expect(creators.map(({ creator_id, gmv, orders }) => ({ id: creator_id, amt: gmv, orders }))).toEqual(
      ranking(lines, (line) => line.creator_id),
    )
    for (const row of creators) {
      const own = lines.filter((line) => line.creator_id === row.creator_id)
      const { M05, M07, M08 } = metricsOf(own)
      const of = (kind: string) =>
        sum(
          own.filter((line) => kindOf(line) === kind),
          (line) => line.pay_amt,
        )
      expect(row).toMatchObject({
        items_sold: M05,
        aov: M07,
        est_commission: M08,
        act_commission: sum(
          own.filter((line) => line.settlement_status === 2),
          (line) => line.actual,
        ),
        video_gmv: of('video'),
        live_gmv: of('live'),
        refunded_gmv: sum(own, (line) => line.refund_amt),
        refunded_qty: sum(own, (line) => line.refunded_qty),
      })
      expect((row.showcase_gmv ?? 0) + (row.product_card_gmv ?? 0)).toBe(of('showcase'))
    }
    const skus = await list(who, 'skus')
    const items = sum(lines, (line) => line.quantity)
    for (const row of skus) {
      const own = lines.filter((line) => line.sku_id === row.sku_id)
      const sold = sum(own, (line) => line.quantity)
      expect(row).toMatchObject({
        items_sold: sold,
        gmv: sum(own, (line) => line.pay_amt),
        sku_share: Math.floor((sold / items) * 10_000 + 0.5 + 1e-9),
      })
    }
    expect(sum(skus, (row) => row.items_sold ?? 0)).toBe(items)
  }
})

test('[GA4] a content shows what it sold of the product beside what it did by itself; unreported is not zero', async () => {
  const videos = await list('Goods.boss', 'videos')
  expect(videos.map((row) => row.content_id)).toEqual(['video-1', 'video-new', 'shown'])
  // Two lines of the product, of which one (2,500) lies on the reported day with its 1,000 views.
  expect(videos[0]).toMatchObject({
    gmv: 3499,
    items_sold: 3,
    sku_orders: 2,
    plays: 1000,
    gpm: 2500,
    engagement_rate: 400,
    ctr: 250,
    ctor: 500,
    data_until: midnight,
  })
  expect(videos[1]).toMatchObject({ gmv: 1000, plays: null, gpm: null, ctr: null, likes: null })
  expect(videos[2]).toMatchObject({
    video_title: 'Only shown',
    shown_products: 1,
    duration: 20,
    gmv: 0,
    plays: 77,
    gpm: 0,
    ctr: null,
  })
  // The room sold another product too: that belongs to the room's GPM, not to the product's turnover.
  expect(await list('Goods.boss', 'lives')).toMatchObject([
    {
      live_id: 'live-1',
      live_title: 'A room',
      live_status: 3,
      account_type: 3,
      gmv: 4000,
      sku_orders: 1,
      watch_gpm: 9200,
      entry_rate: 1250,
      avg_watch: 50,
      pcu: 44,
      duration: 7200,
      new_followers: 7,
      ctor: 500,
    },
  ])
  expect((await list('Goods.nora', 'videos')).map((row) => row.content_id)).toEqual(['video-1'])
})

test('[GA10] the lists of a product filter, sort and add up what they show, an order and a rate once', async () => {
  for (const who of ['Goods.boss', 'Goods.nora'] as const) {
    const lines = (await linesOf(who, 7)).filter((line) => line.creator_id !== '')
    const least = ranking(lines, (line) => line.creator_id)[1]?.amt ?? 0
    const asked = { days: 7, gmv_min: least, sort_field: 'orders', sort_order: 'asc' }
    const found = await read(who, 'creators', asked)
    const ids = ranking(lines, (line) => line.creator_id).flatMap((one) => (one.amt >= least ? [one.id] : []))
    const kept = lines.filter((line) => ids.includes(line.creator_id))
    expect(found.list.map((row) => row.creator_id).toSorted()).toEqual(ids.toSorted())
    const orders = found.list.map((row) => row.orders ?? 0)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
    const { M01, M03, M05, M07, M08 } = metricsOf(kept)
    expect(found.summary.totals).toMatchObject({
      gmv: M01,
      orders: M03,
      items_sold: M05,
      aov: M07,
      est_commission: M08,
    })
    const skus = await read(who, 'skus', { days: 7 })
    const all = metricsOf(await linesOf(who, 7))
    expect(skus.summary.totals).toMatchObject({
      gmv: all.M01,
      orders: all.M03,
      items_sold: all.M05,
      refund_rate: all.M13,
    })
  }
  const videos = await read('Goods.boss', 'videos')
  expect(videos.summary.totals).toMatchObject({ plays: 1077, gmv: 4499, ctr: 250, ctor: 500, engagement_rate: 371 })
  expect(videos.summary.totals.gpm).toBe(Math.round((2500 * 1000) / 1077))
  expect((await list('Goods.boss', 'videos', { plays_min: 100 })).map((row) => row.content_id)).toEqual(['video-1'])
  expect((await read('Goods.boss', 'lives', { live_status: '2' })).total).toBe(0)
  const [creator] = await list('Goods.boss', 'creators', { keyword: 'creator-2' })
  // Those of its room and its video, whatever else they show.
  expect(creator).toMatchObject({ creator_id: 'creator-2', impressions: 1800, ctr: 333, owner_name: expect.anything() })
})

test('[GA11] a file holds the asked product and days alone, and without a product there is none', async () => {
  const file = (query: object) =>
    fetch(`${platform.url}/api/v1/export/now`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: tokens.get('Goods.boss') ?? '' },
      body: JSON.stringify({
        list: 'goods-creators',
        query: String(new URLSearchParams({ ...query })),
        columns: ['creator_id', 'gmv'],
      }),
    })
  const lines = await linesOf('Goods.boss', 7)
  const wanted = ranking(lines, (line) => line.creator_id).map(
    ({ id, amt }) => `"${id}",${(amt / 100).toFixed(2)},"USD"`,
  )
  const text = await (await file({ product_id, days: '7' })).text()
  expect(text.trimEnd().split('\r\n').slice(1)).toEqual(wanted)
  expect(await (await file({})).json()).toMatchObject({ status: 0 })
})

test('[GA5] the product stands among the best of its category by turnover', async () => {
  const lines = paidIn(await soldLines(platform.db, world.company, null), midnight - 27 * 86_400, now)
  const same = ['product-0', 'product-1', 'product-2', 'product-5']
  const ranks = ranking(
    lines.filter((line) => same.includes(line.product_id)),
    (line) => line.product_id,
  )
  const rows = await list('Goods.boss', 'similar')
  expect(rows.map(({ product_id: id, gmv, orders }) => ({ id, amt: gmv, orders }))).toEqual(ranks)
  expect(rows.map((row) => row.place)).toEqual([1, 2, 3, 4])
})

test('[GA6] a price history grows when price or commission change, and only then', async () => {
  const { db } = platform
  const note = (t: number) =>
    db.transaction().execute((tx) => notePrices(tx, world.company, [product_id, 'product-1'], t))
  const set = (fields: { min_price_amt?: number; standard_rate_bp?: number }) =>
    db
      .updateTable('product')
      .set(fields)
      .where('company_id', '=', world.company)
      .where('product_id', '=', product_id)
      .execute()
  await note(now - 5000)
  await note(now - 4000)
  await set({ standard_rate_bp: 1200 })
  await note(now - 3000)
  await set({ min_price_amt: 1790 })
  await note(now - 3000)
  const { prices } = await read('Goods.boss', 'analyse')
  expect(prices.map(({ t, min_price, commission_rate }) => [t - now, min_price, commission_rate])).toEqual([
    [-5000, 1990, 1500],
    [-3000, 1790, 1200],
  ])
})

test('[GA13] a product that is not there is asked for once, by id or link; leaders hear of it, and the member once it is there', async () => {
  const { db } = platform
  const submit = async (product: string, who = 'Goods.nora') =>
    (await platform.ask(goodsSubmitApi.submit.path, { body: { product }, token: tokens.get(who) ?? '' })).envelope
  const submitted = async (of: string, who = 'Goods.nora') => {
    const path = `${goodsSubmitApi.submitted.path}?${new URLSearchParams({ product_id: of })}`
    return (await platform.ask(path, { token: tokens.get(who) ?? '' })).envelope.data
  }
  const notices = (event: string) =>
    db
      .selectFrom('notice')
      .innerJoin('member', 'member.id', 'notice.member_id')
      .select(['member.username', 'notice.about', 'notice.ref_id'])
      .where('event_code', '=', event)
      .where('notice.company_id', '=', world.company)
      .orderBy('member.username')
      .execute()
  expect(await submit('两个 词')).toMatchObject({ status: 0, data: { fields: { product: expect.any(String) } } })
  expect(await submit(product_id)).toMatchObject({ status: 1, data: { product_id, known: true } })
  const wanted = '1729000000000000001'
  const asked = { status: 1, data: { product_id: wanted, known: false } }
  expect(await submit(`https://shop.tiktok.com/view/product/${wanted}?x=1`)).toMatchObject(asked)
  expect(await submit(wanted)).toMatchObject(asked)
  expect(await submitted(wanted)).toEqual({ submit_time: now })
  expect(await submitted(wanted, 'rival')).toEqual({ submit_time: null })
  const heard = await notices('goods.submitted')
  expect(heard.map(({ username }) => username)).toEqual(['Goods.boss', 'Goods.north'])
  expect(heard[0]).toMatchObject({ about: expect.stringContaining(wanted), ref_id: wanted })
  expect(await tellSubmitted(db, now)).toBe(0)
  const line = lineWith({ product_id: wanted, product_name: 'At last', creator_id: 'creator-2', creator_name: '' })
  allTaken(await platform.gate.submit(world.company, [orderAt(now - 100, { lines: [line] })]))
  expect([await tellSubmitted(db, now), await tellSubmitted(db, now)]).toEqual([1, 0])
  expect(await notices('goods.listed')).toMatchObject([{ username: 'Goods.nora', about: 'At last', ref_id: wanted }])
  expect(await submitted(wanted)).toEqual({ submit_time: null })
  for (let n = 0; n < 19; n++) expect((await submit(`other-${n}`)).status).toBe(1)
  expect(await submit('one-more')).toMatchObject({ status: 0, message: expect.stringContaining('20') })
})

test('[GA16] the figures of a product are those of its lists: creators, videos, lives, orders and sales', async () => {
  const { company } = world
  const shown = ['product-1', 'product-2'].flatMap((product, n) =>
    ['a', 'b'].slice(n).map((letter) => ({ company_id: company, content_id: `idle-${letter}`, product_id: product })),
  )
  const times = { add_time: 0, update_time: 0 }
  const stats = { company_id: company, creator_id: 'creator-4', content_type: 1, views: 5, data_time: midnight }
  // Shown and seen without a sale: a video within the last week, one before it; and one that nobody has reported.
  await platform.db
    .insertInto('content')
    .values(
      ['a', 'b', 'c'].map((letter) => ({
        company_id: company,
        content_id: `idle-${letter}`,
        content_type: 1 as const,
        creator_id: 'creator-4',
        ...times,
      })),
    )
    .execute()
  await platform.db
    .insertInto('content_product')
    .values([...shown, { company_id: company, content_id: 'idle-c', product_id: 'product-1' }])
    .execute()
  await platform.db
    .insertInto('content_daily')
    .values([
      { ...stats, content_id: 'idle-a', day: today - 20 },
      { ...stats, content_id: 'idle-b', day: today - 3 },
    ])
    .execute()
  allTaken(
    await platform.gate.submit(
      company,
      ([1, 2, 4, 6] as const).map((content_type) =>
        orderAt(midnight - 20_000, {
          lines: [
            lineWith({
              product_id: 'product-1',
              creator_id: 'creator-2',
              content_id: `kind-${content_type}`,
              content_type,
            }),
            lineWith({ product_id: 'product-2', sku_id: 'two', content_id: `kind-${content_type}`, content_type }),
          ],
        }),
      ),
    ),
  )
  let unsold = 0
  for (const who of ['Goods.boss', 'Goods.nora'] as const)
    for (const product_id of ['product-0', 'product-1', 'product-2'])
      for (const days of [7, 28, 90]) {
        const about = `${who} ${product_id} ${days}`
        const asked = { product_id, days }
        const { kpi } = await read(who, 'analyse', asked)
        const [creators, videos, lives, skus] = await Promise.all([
          read(who, 'creators', asked),
          read(who, 'videos', asked),
          read(who, 'lives', asked),
          read(who, 'skus', asked),
        ])
        expect([kpi.creators, kpi.videos, kpi.lives], about).toEqual([creators.total, videos.total, lives.total])
        const sold = async (name: 'videos' | 'lives') => (await read(who, name, { ...asked, gmv_min: 1 })).total
        expect([kpi.videos_sold, kpi.lives_sold], about).toEqual([await sold('videos'), await sold('lives')])
        const { items_sold, orders, gmv } = skus.summary.totals
        expect([kpi.items, kpi.orders, kpi.gmv_amt], about).toEqual([items_sold, orders, gmv])
        unsold += kpi.videos - kpi.videos_sold
      }
  expect(unsold).toBeGreaterThan(3)
})

test('[GA16] a video counts by its newest reported day, in whatever order its days and its product are told', async () => {
  const product = 'told-product'
  allTaken(
    await platform.gate.submit(rival, [
      orderAt(midnight - 20_000, { lines: [lineWith({ product_id: product, content_id: 'sells', content_type: 1 })] }),
    ]),
  )
  const of = { company_id: rival, creator_id: 'creator-4', content_type: 1 }
  const makeDays = (content_id: string, ages: readonly number[]) =>
    platform.db
      .insertInto('content_daily')
      .values(ages.map((age) => ({ ...of, content_id, day: today - age, views: 5, data_time: midnight })))
      .execute()
  const show = (content_id: string) =>
    platform.db.insertInto('content_product').values({ company_id: rival, content_id, product_id: product }).execute()
  const add = (content_id: string) =>
    platform.db
      .insertInto('content')
      .values({ ...of, content_id, add_time: 0, update_time: 0 })
      .execute()
  for (const id of ['days-first', 'product-first', 'old', 'unseen']) await add(id)
  await makeDays('days-first', [40, 3])
  for (const id of ['days-first', 'product-first', 'old', 'unseen']) await show(id)
  await makeDays('product-first', [3])
  await makeDays('product-first', [40])
  await makeDays('old', [20])
  const videos = async (days: number) => (await read('rival', 'analyse', { product_id: product, days })).kpi.videos
  expect([await videos(7), await videos(28)]).toEqual([3, 4])
})
