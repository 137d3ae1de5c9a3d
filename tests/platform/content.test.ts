import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContentRun } from '../../platform/demo/content-run.ts'
import { booksOf, type DemoCompany, findDemo } from '../../platform/demo/plan.ts'
import { readProgress } from '../../platform/demo/progress.ts'
import { DAY, type DemoBed, demoBed, someNoon } from './demo-support.ts'

let bed: DemoBed
let demo: DemoCompany
const today = Math.floor((someNoon + 8 * 3600) / DAY)
const midnight = today * DAY - 8 * 3600

const rowsOf = async <T>(text: ReturnType<typeof sql<T>>): Promise<T[]> => (await text.execute(bed.db)).rows
const everything = (): Promise<unknown> =>
  Promise.all(
    ['content_daily', 'content_product', 'product_daily', 'live_session', 'live_minute', 'content'].map((table) =>
      rowsOf(sql<object>`select to_jsonb(t) - 'update_time' as row from ${sql.id(table)} t order by 1`),
    ),
  )

/** The demo's contents brought up to second `now`, of which all orders are written. */
const bringUp = async (now: number): Promise<void> => {
  await bed.seed(now, { days: 4, scale: 0.05 })
  const run = createContentRun({ db: bed.db, demo, books: booksOf(demo) })
  const progress = await readProgress(bed.db, demo)
  for (let step = 0; step < 8; step++) await run.step(progress)
}

beforeAll(async () => {
  bed = await demoBed()
  await bed.seed(someNoon, { days: 4, scale: 0.05 })
  const found = await findDemo(bed.db)
  if (!found) throw new Error('no demo')
  demo = found
  await bringUp(someNoon)
})
afterAll(() => bed?.[Symbol.asyncDispose]())

it('[CD1] statistics of a finished day follow from its order lines, with plausible rates, and are made once', async () => {
  const rows = await rowsOf(sql<{
    day: number
    sku_orders: number
    clicks: number
    impressions: number
    sold: number
    known: number
  }>`
    with sold as (
      select company_id, content_id, floor((paid_t + 28800) / ${sql.lit(DAY)})::int as day, count(distinct (order_id, sku_id)) as n
      from affiliate_order_line where content_id <> '' and paid_t is not null group by 1, 2, 3)
    select s.day, sum(n) as sku_orders, sum(clicks) as clicks, sum(impressions) as impressions, count(*) as sold,
      count(d.content_id) as known
    from sold s left join content_daily d using (company_id, content_id, day) group by s.day order by s.day`)
  expect(rows.map((row) => row.day)).toEqual([4, 3, 2, 1, 0].map((age) => today - age))
  for (const row of rows.slice(0, -1)) {
    expect(row.known).toBe(row.sold)
    expect(row.sku_orders / row.clicks).toBeGreaterThan(0.01)
    expect(row.sku_orders / row.clicks).toBeLessThan(0.06)
    expect(row.clicks / row.impressions).toBeGreaterThan(0.02)
    expect(row.clicks / row.impressions).toBeLessThan(0.08)
  }
  expect(rows.at(-1)?.known).toBe(0)
  const [products] = await rowsOf(sql<{ sold: number; known: number }>`
    select count(*) as sold, count(p.product_id) as known from rollup r
    left join product_daily p on p.company_id = ${demo.company_id} and p.product_id = r.dim_id and p.day = r.bucket
    where r.scope = ${`c${demo.company_id}`} and r.grain = 1 and r.dim = 3 and r.bucket < ${today} and r.lines > 0`)
  expect(products?.known).toBe(products?.sold)
  const before = await everything()
  await bed.db.deleteFrom('setting').where('key', '=', 'demo.content').execute()
  await bringUp(someNoon)
  expect(await everything()).toEqual(before)
})

it('[CD2] some contents sell nothing, and every content of a finished day has a title and the time of its post', async () => {
  const [found] = await rowsOf(sql<{ quiet: number; unnamed: number; late: number; contents: number }>`
    select count(distinct d.content_id) as contents, count(distinct d.content_id) filter (where l.content_id is null) as quiet,
      count(*) filter (where c.title = '' or c.post_t is null) as unnamed, count(*) filter (where c.post_t > l.first_t) as late
    from content_daily d join content c using (company_id, content_id)
    left join (select company_id, content_id, min(paid_t) as first_t from affiliate_order_line group by 1, 2) l
      using (company_id, content_id)`)
  expect(found).toMatchObject({ unnamed: 0, late: 0 })
  expect(found?.quiet).toBeGreaterThan(50)
  expect(found?.quiet).toBeLessThan(found?.contents ?? 0)
})

it('[CD3] a live content has one session inside its day: over on past days, running or over today, planned for tomorrow', async () => {
  const sessions = await rowsOf(sql<{ age: number; state: number; n: number }>`
    select ${today} - floor((coalesce(start_t, plan_start_t) + 28800) / ${sql.lit(DAY)})::int as age, state, count(*) as n
    from live_session group by 1, 2 order by 1, 2`)
  const states = (ofAge: (age: number) => boolean): number[] => [
    ...new Set(sessions.filter(({ age }) => ofAge(age)).map(({ state }) => state)),
  ]
  expect(states((age) => age > 0)).toEqual([3, 4])
  expect(states((age) => age === 0)).toEqual(expect.arrayContaining([2, 3]))
  expect(states((age) => age === -1)).toEqual([0])
  const [odd] = await rowsOf(sql<{ odd: number; without: number }>`
    select count(*) filter (where s.live_id is null) as without,
      count(*) filter (where s.start_t > first_t or s.end_t <= s.start_t or (s.end_t - 1 + 28800) / 86400 <> (s.start_t + 28800) / 86400) as odd
    from (select company_id, content_id, min(paid_t) as first_t from affiliate_order_line where content_type = 2 and paid_t is not null group by 1, 2) l
    left join live_session s on s.company_id = l.company_id and s.live_id = l.content_id`)
  expect(odd).toEqual({ odd: 0, without: 0 })
})

it('[CD4] minutes of the last three days add up to the day, and older ones go', async () => {
  const [minutes] = await rowsOf(sql<{ rows: number; oldest: number; wrong: number; empty: number }>`
    select sum(m.n)::int as rows, min(m.first) as oldest, count(*) filter (where m.viewers = 0) as empty,
      count(*) filter (where s.start_t < ${midnight} and (m.views, m.clicks, m.watch_s, m.likes) is distinct from (d.views, d.clicks, d.watch_s, d.likes)) as wrong
    from (select company_id, live_id, count(*) as n, min(minute_t) as first, max(viewers) as viewers, sum(views) as views,
      sum(clicks) as clicks, sum(watch_s) as watch_s, sum(likes) as likes from live_minute group by 1, 2) m
    join live_session s on s.company_id = m.company_id and s.live_id = m.live_id
    left join content_daily d on d.company_id = m.company_id and d.content_id = m.live_id`)
  expect(minutes).toMatchObject({ wrong: 0, empty: 0 })
  expect(minutes?.rows).toBeGreaterThan(1_000)
  expect(minutes?.rows).toBeLessThan(20_000)
  expect(minutes?.oldest).toBeGreaterThanOrEqual(midnight - 3 * DAY)
  await bringUp(someNoon + DAY)
  const [later] = await rowsOf(sql<{ oldest: number }>`select min(minute_t) as oldest from live_minute`)
  expect(later?.oldest).toBeGreaterThanOrEqual(midnight - 2 * DAY)
  // What was planned has run, or is off.
  const planned = await rowsOf(
    sql<{
      n: number
    }>`select count(*) as n from live_session where state in (0, 1) and plan_start_t < ${midnight + DAY}`,
  )
  expect(planned).toEqual([{ n: 0 }])
})
