import { afterAll, beforeAll, expect } from 'vitest'
import { consistently } from '../../platform/queries/consistent.ts'
import { readBoardCompose } from '../../platform/queries/data-board/compose.ts'
import { readBoardFunnel } from '../../platform/queries/data-board/funnel.ts'
import { readBoardHeat } from '../../platform/queries/data-board/heat.ts'
import { knowsTeams, narrowOf } from '../../platform/queries/data-board/narrow.ts'
import { readBoard } from '../../platform/queries/data-board/overview.ts'
import { readBoardTrend } from '../../platform/queries/data-board/trend.ts'
import type { Scope } from '../../platform/queries/scope.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { consoleApi } from '../../shared/areas/dashboard/api.ts'
import type { dashboardApi, Grain } from '../../shared/areas/data-board/api.ts'
import { clockText } from '../../shared/format/time.ts'
import { type BusinessClock, dayNumber, dayOfText, dayStart, dayText, zonedSeconds } from '../../shared/time/zone.ts'
import { distinct, isSale, metricsOf, paidIn, type SoldLine, soldLines, sum } from '../support/by-hand.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'

export type Overview = CallData<typeof dashboardApi.overview>
export type Trend = CallData<typeof dashboardApi.trend>
export type Compose = CallData<typeof dashboardApi.compose>
export type Live = CallData<typeof consoleApi.overview>
export type Filter = Readonly<Record<string, string>>
type Days = ReturnType<typeof daysOf>

export interface OrderList {
  readonly total: number
  readonly summary: Readonly<Record<'kpi' | 'totals', Readonly<Record<string, number>>>>
}

/** In London the end of the day of 25 hours; in Los Angeles, where days begin at six, the day is half over. */
export const now = Date.UTC(2026, 9, 25, 23, 40) / 1000
const clocks = {
  london: { zone: 'Europe/London', cut_hour: 0 },
  angeles: { zone: 'America/Los_Angeles', cut_hour: 6 },
} as const satisfies Readonly<Record<string, BusinessClock>>
type Name = keyof typeof clocks
const seeds = { london: 21, angeles: 22 } as const

export const clockOf = (account: string): BusinessClock => clocks[account.split('.')[0] as Name]
export const daysOf = (clock: BusinessClock, from: number, to: number) => ({
  start_time: dayStart(clock, from),
  end_time: dayStart(clock, to + 1),
})

export const [home, kitchen, beauty] = [9101, 9102, 9103]

/** Products 1, 4, 7 ... are kitchenware, which stands below home; 2, 5, 8 ... are beauty; the others have no category. */
export const categoryOf = (product: string): number | null =>
  [null, kitchen, beauty][Number(product.split('-')[1]) % 3] ?? null

const fileProducts = async (platform: TestPlatform, company: number, n: number): Promise<void> => {
  const named = (id: number, pid: number | null, level: number, name: string) =>
    ({ id, pid, level, name_zh: name, name_en: name }) as const
  const categories = [
    named(home, null, 1, 'Home'),
    named(kitchen, home, 2, 'Kitchen'),
    named(beauty, null, 1, 'Beauty'),
  ]
  if (n === 0) await platform.db.insertInto('category').values(categories).execute()
  for (const { product_id } of await platform.db
    .selectFrom('product')
    .selectAll()
    .where('company_id', '=', company)
    .execute())
    await platform.db
      .updateTable('product')
      .set({ category_id: categoryOf(product_id) })
      .where('company_id', '=', company)
      .where('product_id', '=', product_id)
      .execute()
}

/** By the formulas, over the raw lines of the days `from` to `to`, the last one up to `until`. */
export const byHand = (
  lines: readonly SoldLine[],
  clock: BusinessClock,
  from: number,
  to: number,
  until = Infinity,
) => {
  const { start_time, end_time } = daysOf(clock, from, to)
  const last = Math.min(until, end_time - 1)
  const settled = lines.filter(({ settled_t: t }) => t !== null && t >= start_time && t <= last)
  const paid = paidIn(lines, start_time, last)
  const values = {
    ...metricsOf(paid),
    M04: distinct(paid.filter(isSale), (line) => `${line.order_id} ${line.sku_id}`),
    M09: sum(settled, (line) => line.actual),
  }
  return { paid, values: values as Record<string, number> }
}

/** The same dates a year before, or the days right before; today is compared up to its own clock time. */
export const others = (clock: BusinessClock, from: number, to: number, compare: 'previous' | 'year') => {
  const [year, rest] = [Number(dayText(from).slice(0, 4)), dayText(from).slice(4)]
  const first = compare === 'year' ? dayOfText(`${year - 1}${rest}`) : from - (to - from + 1)
  const last = first + to - from
  const same = zonedSeconds(clock.zone, `${dayText(last)} ${clockText(now, clock.zone)}`)
  return { first, last, until: to === dayNumber(clock, now) ? same : Infinity }
}

export const picked = (shape: object, values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.keys(shape).map((id) => [id, values[id] ?? null]))

/** What a filter's text names, for a line that has `id`; filters that are not said name everything. */
const has = (text: string | undefined, id: string | number | null): boolean =>
  !text || text.split(',').includes(String(id))

/** Companies with many sold lines under a platform of their own, and ways to ask it and to tell the same from the raw lines. */
export const dataBoardBed = (names: readonly Name[] = ['london', 'angeles']) => {
  /** Seconds by which the platform's clock is ahead of `now`. */
  let later = 0
  let platform: TestPlatform
  const worlds = new Map<string, SoldWorld>()
  const tokens = new Map<string, string>()

  beforeAll(async () => {
    platform = await startTestPlatform({ nowMs: () => (now + later) * 1000 })
    for (const [n, name] of names.entries()) {
      const { zone, cut_hour } = clocks[name]
      const company = { time_zone: zone, cut_hour }
      const made = { until: now, days: 15, count: 450, seed: seeds[name], company }
      const world = await makeSoldWorld(platform.db, platform.gate, name, made)
      worlds.set(name, world)
      const lines = [lineWith({ creator_id: 'creator-2', pay_amt: 4321 })]
      const old = Array.from({ length: 12 }, (_, day) => orderAt(now - 365 * 86_400 - day * 40_000, { lines }))
      allTaken(await platform.gate.submit(world.company, old))
      await fileProducts(platform, world.company, n)
      for (const who of ['boss', 'nora', 'north'])
        tokens.set(`${name}.${who}`, await platform.signIn(`${name}.${who}`, password))
    }
  })
  afterAll(() => platform?.[Symbol.asyncDispose]())

  const worldOf = (account: string): SoldWorld => {
    const world = worlds.get(account.split('.')[0] ?? '')
    if (!world) throw new Error(`no company of ${account}`)
    return world
  }
  const tokenOf = (account: string): string => tokens.get(account) ?? ''
  const ask = (account: string, path: string, query: object) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return platform.ask(`/api/v1/${path}?${text}`, { token: tokenOf(account) })
  }
  const scopeFor = (account: string): Scope => {
    const { company, members } = worldOf(account)
    const who = account.split('.')[1] ?? ''
    const member_id = who === 'boss' ? null : members[who as keyof SoldWorld['members']]
    return { text: member_id === null ? `c${company}` : `m${member_id}`, company_id: company, member_id }
  }
  return {
    get platform(): TestPlatform {
      return platform
    },
    worldOf,
    tokenOf,
    ask,
    scopeFor,
    signIn: async (account: string): Promise<void> => {
      tokens.set(account, await platform.signIn(account, password))
    },
    pass: (seconds: number): void => {
      later += seconds
    },
    read: async <T>(account: string, path: string, query: object = {}): Promise<T> => {
      const { envelope } = await ask(account, path, query)
      expect(envelope).toMatchObject({ status: 1 })
      return envelope.data as T
    },
    /** What the calls of the data dashboard read for an account, also for one that may not open the page. */
    boardOf: (account: string, { start_time, end_time }: Days, filter: Filter, grain: Grain = 'day') => {
      const scope = scopeFor(account)
      return consistently(platform.db, async (tx) => {
        const view = viewAt(scope, await readCompany(tx, scope.company_id), now, false)
        const range = { from: dayNumber(view.clock, start_time), to: dayNumber(view.clock, end_time - 1), cut: null }
        const narrow = await narrowOf(tx, view, filter)
        const asked = { narrow, range, compare: 'previous', compare_day: null } as const
        return {
          overview: await readBoard(tx, asked),
          trend: await readBoardTrend(tx, asked, grain),
          compose: await readBoardCompose(tx, asked, grain),
          funnel: await readBoardFunnel(tx, asked),
          heat: await readBoardHeat(tx, asked),
          isTeam: await knowsTeams(tx, view, filter.team ?? '0'),
        }
      })
    },
    /** The lines of an account that a filter of ids leaves, told from the raw lines alone. */
    leftBy: async (account: string, filter: Filter): Promise<readonly SoldLine[]> => {
      const { company_id, member_id } = scopeFor(account)
      const { team } = filter
      // One team alone is looked at as it looks at itself.
      const side = member_id ?? (team && !team.includes(',') ? Number(team) : null)
      return (await soldLines(platform.db, company_id, side)).filter((line) => {
        const category = categoryOf(line.product_id)
        return (
          has(filter.region, line.region) &&
          has(filter.shop, line.shop_id) &&
          has(filter.creator, line.creator_id) &&
          has(filter.owner, line.owner_member_id) &&
          has(filter.content_type, line.content_type) &&
          (!team || line.owner_path.some((member) => has(team, member))) &&
          (has(filter.category, category) || (category === kitchen && has(filter.category, home)))
        )
      })
    },
  }
}
