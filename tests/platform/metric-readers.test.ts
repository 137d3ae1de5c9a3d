import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consistently } from '../../platform/queries/consistent.ts'
import { readBoard } from '../../platform/queries/data-board/overview.ts'
import { metricReaders } from '../../platform/queries/metrics/registry.ts'
import type { Scope } from '../../platform/queries/scope.ts'
import { readCompany, viewAt, viewNow } from '../../platform/queries/view.ts'
import { readSnapshot, WallMemory } from '../../platform/queries/wall/snapshot.ts'
import { type MetricId, metrics } from '../../shared/metrics/catalogue.ts'
import { dayText } from '../../shared/time/zone.ts'
import { distinct, isSale, metricsOf, paidIn, type SoldLine, soldLines, sum } from '../support/by-hand.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'
import { gmv } from '../support/wall-checks.ts'
import { scopeFor } from '../support/world-scope.ts'

describe('one function for each metric', () => {
  const now = Date.UTC(2026, 4, 20, 4, 10, 7) / 1000
  const midnight = now - 12 * 3600 - 10 * 60 - 7
  const today = Math.floor((now + 8 * 3600) / 86_400)
  let platform: TestPlatform
  let world: SoldWorld
  const tokens = new Map<string, string>()

  beforeAll(async () => {
    platform = await startTestPlatform({ nowMs: () => now * 1000 })
    const { db, gate } = platform
    world = await makeSoldWorld(db, gate, 'Deals', { until: now, days: 5, count: 240, seed: 3 })
    const of = (creator_id: string, content_id: string, content_type: 1 | 2, fields = {}) =>
      lineWith({ creator_id, content_id, content_type, creator_name: '', partner_rate_bp: 400, ...fields })
    allTaken(
      await gate.submit(world.company, [
        // Of yesterday, whose contents are reported; the second line sells another SKU of the order.
        orderAt(midnight - 7200, {
          delivery_t: midnight + 60,
          lines: [
            of('creator-2', 'live-1', 2, { pay_amt: 4000, quantity: 3, returned_qty: 1, refund_amt: 900 }),
            of('creator-2', 'live-1', 2, { sku_id: 'sku-2', settlement_status: 2, settled_t: midnight + 90 }),
          ],
        }),
        orderAt(midnight - 3600, {
          delivery_t: midnight - 5,
          lines: [of('creator-1', 'video-1', 1, { pay_amt: 2500 })],
        }),
        orderAt(midnight - 90 * 86_400, {
          delivery_t: midnight + 5,
          lines: [of('creator-3', '', 1, { content_type: 3, settlement_status: 2, settled_t: midnight + 70 })],
        }),
        orderAt(midnight - 5 * 86_400, {
          delivery_t: midnight - 10,
          lines: [of('creator-1', '', 1, { content_type: 3, settlement_status: 3 })],
        }),
        // Of today: nobody knows yet how often it was seen.
        orderAt(midnight + 300, { lines: [of('creator-2', 'live-1', 2, { pay_amt: 7777 })] }),
      ]),
    )
    const stats = { company_id: world.company, data_time: midnight }
    await db
      .insertInto('content_daily')
      .values([
        {
          ...stats,
          content_id: 'live-1',
          day: today - 1,
          creator_id: 'creator-2',
          content_type: 2,
          views: 321,
          impressions: 900,
          clicks: 47,
          watch_s: 20_001,
          room_impressions: 2_222,
        },
        {
          ...stats,
          content_id: 'video-1',
          day: today - 1,
          creator_id: 'creator-1',
          content_type: 1,
          views: 1_000,
          impressions: 800,
          clicks: 21,
          watch_s: 9_000,
        },
        {
          ...stats,
          content_id: 'quiet',
          day: today - 1,
          creator_id: 'creator-4',
          content_type: 1,
          views: 77,
          impressions: 60,
          clicks: 1,
          watch_s: 300,
        },
        {
          ...stats,
          content_id: 'live-1',
          day: today - 9,
          creator_id: 'creator-2',
          content_type: 2,
          views: 5,
          impressions: 5,
          clicks: 5,
          watch_s: 5,
          room_impressions: 5,
        },
      ])
      .execute()
    const room = { company_id: world.company, live_id: 'live-1' }
    await db
      .insertInto('live_minute')
      .values([
        { ...room, minute_t: midnight - 7200, viewers: 12 },
        { ...room, minute_t: midnight - 7140, viewers: 31 },
        { ...room, live_id: 'quiet-live', minute_t: midnight - 7140, viewers: 99 },
        { ...room, minute_t: midnight - 9 * 86_400, viewers: 500 },
      ])
      .execute()
    const target = { month: '2026-05', metric: 'M01', update_time: 0 }
    await db
      .insertInto('kpi_target')
      .values([
        { ...target, scope: `c${world.company}`, value: 3_000_000 },
        { ...target, scope: `m${world.members.nora}`, value: 700_000 },
      ])
      .execute()
    for (const who of ['boss', 'nora']) tokens.set(who, await platform.signIn(`Deals.${who}`, password))
  })
  afterAll(() => platform?.[Symbol.asyncDispose]())

  const scopeOfWho = (who: 'boss' | 'nora' | 'idle'): Scope => scopeFor(world, who === 'boss' ? 'company' : who)
  const measure = (who: 'boss' | 'nora' | 'idle', from: number, to: number, until?: number) => {
    const scope = scopeOfWho(who)
    return consistently(platform.db, async (tx) => {
      const company = await readCompany(tx, world.company)
      const range = { from, to, cut: until === undefined ? null : viewAt(scope, company, until, true) }
      const view = viewAt(scope, company, now, false)
      const found: Record<string, number | null> = {}
      for (const [id, read] of Object.entries(metricReaders)) found[id] = await read(tx, view, range)
      return found
    })
  }
  const startOf = (day: number): number => midnight + (day - today) * 86_400
  const half = (part: number, whole: number, by = 1): number | null =>
    whole === 0 ? null : Math.floor((part * by) / whole + 0.5 + 1e-9)

  /** From the tables, by the words of the catalogue. */
  const byHand = async (who: 'boss' | 'nora' | 'idle', from: number, to: number, until?: number) => {
    const { member_id } = scopeOfWho(who)
    const lines = await soldLines(platform.db, world.company, member_id)
    const orders = new Map(
      (await platform.db.selectFrom('affiliate_order').selectAll().execute()).map((o) => [o.order_id, o]),
    )
    const last = until ?? startOf(to + 1) - 1
    const paid = paidIn(lines, startOf(from), last)
    const skus = (some: readonly SoldLine[]) => distinct(some, (line) => `${line.order_id} ${line.sku_id}`)
    const settled = lines.filter(({ settled_t: t }) => t !== null && t >= startOf(from) && t <= last)
    const delivered = lines.filter((line) => {
      const t = orders.get(line.order_id)?.delivery_t ?? null
      return t !== null && t >= startOf(from) && t <= last && [2, 3].includes(line.settlement_status)
    })
    const own = new Set(lines.map(({ content_id }) => content_id))
    const reports = (await platform.db.selectFrom('content_daily').selectAll().execute()).filter(
      (row) => row.day >= from && row.day <= to && (member_id === null || own.has(row.content_id)),
    )
    const reported = paid.filter((line) =>
      reports.some(
        (row) =>
          row.content_id === line.content_id && line.paid_t >= startOf(row.day) && line.paid_t < startOf(row.day + 1),
      ),
    )
    const minutes = (await platform.db.selectFrom('live_minute').selectAll().execute()).filter(
      (row) => row.minute_t >= startOf(from) && row.minute_t <= last && (member_id === null || own.has(row.live_id)),
    )
    const of = (name: 'views' | 'clicks' | 'impressions' | 'watch_s' | 'room_impressions', kind?: number) =>
      sum(
        reports.filter((row) => kind === undefined || row.content_type === kind),
        (row) => Number(row[name]),
      )
    const targets: Readonly<Record<string, number>> = { boss: 3_000_000, nora: 700_000 }
    const month = paidIn(lines, startOf(to - new Date(to * 86_400 * 1000).getUTCDate() + 1), last)
    return {
      ...metricsOf(paid),
      M04: skus(paid.filter(isSale)),
      M09: sum(settled, (line) => line.actual),
      M11: sum(paid, (line) => line.est_partner_amt),
      M12: half(
        sum(paid, (line) => line.commission),
        sum(paid, (line) => line.est_base_amt),
        10_000,
      ),
      M14: half(
        sum(paid, (line) => line.returned_qty + line.refunded_qty),
        sum(paid, (line) => line.quantity),
        10_000,
      ),
      M16: half(delivered.filter((line) => line.settlement_status === 2).length, delivered.length, 10_000),
      M19: half(
        sum(reported, (line) => line.pay_amt),
        of('views'),
        1000,
      ),
      M20: half(of('clicks'), of('impressions'), 10_000),
      M21: half(skus(reported), of('clicks'), 10_000),
      M22: half(of('views', 2), of('room_impressions'), 10_000),
      M23: half(of('watch_s'), of('views')),
      M24: minutes.length === 0 ? null : Math.max(...minutes.map((row) => row.viewers)),
      M29:
        targets[who] === undefined || dayText(to).slice(0, 7) !== '2026-05'
          ? null
          : half(gmv(month), targets[who] ?? 0, 10_000),
    }
  }

  test('[CD5] [CD6] [CD7] each is what its formula gives over raw lines and reports, and null without a divisor', async () => {
    for (const who of ['boss', 'nora', 'idle'] as const) {
      for (const [from, to] of [
        [today, today],
        [today - 1, today - 1],
        [today - 4, today],
        [today - 40, today - 30],
      ] as const)
        expect(await measure(who, from, to), `${who} ${from - today} ${to - today}`).toEqual(
          await byHand(who, from, to),
        )
      // A last day that is cut short, as in a comparison with the same time of day.
      const until = startOf(today - 1) + 22 * 3600 + 900
      expect(await measure(who, today - 2, today - 1, until)).toEqual(await byHand(who, today - 2, today - 1, until))
    }
    const whole = await measure('boss', today - 1, today)
    for (const [id, value] of Object.entries(whole)) expect(value, id).toBeGreaterThan(0)
    const nothing = await measure('idle', today, today)
    for (const id of ['M07', 'M12', 'M13', 'M14', 'M15', 'M16', 'M19', 'M20', 'M21', 'M22', 'M23', 'M24', 'M29'])
      expect(nothing[id], id).toBeNull()
    // 4,000 and 1,000 of the live, 2,500 of the video, over 1,398 views of all three contents; today's sale is not among them.
    expect((await measure('boss', today - 1, today)).M19).toBe(Math.floor((7_500 * 1000) / 1_398 + 0.5))
    expect((await measure('nora', today - 1, today)).M24).toBe(31)
  })

  const isMetric = (id: string): id is MetricId => Object.hasOwn(metrics, id)
  type Values = Readonly<Record<string, number | null | undefined>>
  const answer = async <T>(who: string, path: string): Promise<T> => {
    const { envelope } = await platform.ask(`/api/v1/${path}`, { token: tokens.get(who) ?? '' })
    expect(envelope, `${path} ${envelope.message}`).toMatchObject({ status: 1 })
    return envelope.data as T
  }
  const figures = (list: readonly { id: string; value: number | null }[]): Values =>
    Object.fromEntries(list.map(({ id, value }) => [id, value]))

  /** What the files hold, added up: money as decimal numbers. */
  const sheet = async (who: string, query: string): Promise<Values> => {
    const columns = [
      'order_id',
      'sku_id',
      'quantity',
      'pay_amount',
      'refund_amount',
      'settlement_status',
      'est_standard',
      'est_shop_ads',
      'est_bonus',
      'product_id',
      'creator_username',
    ]
    const file = await fetch(`${platform.url}/api/v1/export/now`, {
      method: 'POST',
      body: JSON.stringify({ list: 'orders', query, columns }),
      headers: { token: tokens.get(who) ?? '', 'content-type': 'application/json', lang: 'en' },
    })
    const [, ...lines]: string[][] = parse(Buffer.from(await file.arrayBuffer()), {
      bom: true,
      record_delimiter: '\r\n',
    })
    const cents = (line: readonly string[], ...names: string[]) =>
      sum(names, (name) => Math.round(Number(line[columns.indexOf(name)]) * 100))
    const cell = (line: readonly string[], name: string) => line[columns.indexOf(name)] ?? ''
    const est = ['est_standard', 'est_shop_ads', 'est_bonus']
    const lost = lines.filter((line) => cell(line, 'settlement_status') === 'Ineligible')
    const sales = lines.filter((line) => cell(line, 'settlement_status') !== 'Adjustment')
    const M01 = sum(lines, (line) => cents(line, 'pay_amount'))
    const M03 = new Set(sales.map((line) => cell(line, 'order_id'))).size
    return {
      M01,
      M02: sum(
        lines.filter((line) => !lost.includes(line)),
        (line) => cents(line, 'pay_amount') - cents(line, 'refund_amount'),
      ),
      M03,
      M04: new Set(sales.map((line) => `${cell(line, 'order_id')} ${cell(line, 'sku_id')}`)).size,
      M05: sum(lines, (line) => Number(cell(line, 'quantity'))),
      M07: half(M01, M03),
      M08: sum(lines, (line) => cents(line, ...est)),
      M10: sum(
        lines.filter((line) => cell(line, 'settlement_status') === 'Pending'),
        (line) => cents(line, ...est),
      ),
      M13: half(
        sum(lines, (line) => cents(line, 'refund_amount')),
        M01,
        10_000,
      ),
      M15: half(lost.length, sales.length, 10_000),
      M17: new Set(lines.map((line) => cell(line, 'creator_username')).filter((name) => name !== '')).size,
      M18: new Set(sales.map((line) => cell(line, 'product_id'))).size,
    }
  }

  test('[CD8] one metric is equal on the wall, the dashboards, the order list and the export, for a leader and a member', async () => {
    for (const who of ['boss', 'nora'] as const) {
      const period = `start_time=${midnight}&end_time=${midnight + 86_400}`
      const query = `date_type=paid&${period}`
      type Kpi = { readonly kpi: Values }
      const picture = consistently(platform.db, async (tx) => {
        const view = viewNow(scopeOfWho(who), await readCompany(tx, world.company), now)
        return readSnapshot(tx, view, new WallMemory())
      })
      const [{ zones }, start, board, list, settled] = await Promise.all([
        picture,
        answer<{ kpi: [] }>(who, 'console/overview'),
        consistently(platform.db, async (tx) => {
          const view = viewNow(scopeOfWho(who), await readCompany(tx, world.company), now)
          const range = { from: today, to: today, cut: null }
          return readBoard(tx, { narrow: { view, only: null }, range, compare: 'previous', compare_day: null })
        }),
        answer<{ summary: Kpi }>(who, `order/list?${query}`),
        answer<{ summary: Kpi }>(who, `order/list?date_type=settled&${period}`),
      ])
      const { M09: _, ...ofList } = list.summary.kpi
      const shown: Readonly<Record<string, Values>> = {
        wall: {
          ...figures(zones.kpi),
          M01: zones.hero.gmv_amt,
          M13: zones.settle.refund_rate_bp,
          M15: zones.settle.ineligible_rate_bp,
        },
        start: figures(start.kpi),
        board: figures(board.kpi),
        list: { ...ofList, M09: settled.summary.kpi.M09 },
        file: await sheet(who, query),
      }
      const measured = await measure(who, today, today)
      const places = new Map<string, string[]>()
      for (const [place, values] of Object.entries(shown))
        for (const [id, value] of Object.entries(values)) {
          if (!isMetric(id)) continue
          expect(value, `${who}: ${id} ${place}`).toBe(measured[id])
          places.set(id, [...(places.get(id) ?? []), place])
        }
      expect(places.get('M01')).toEqual(['wall', 'start', 'board', 'list', 'file'])
      for (const id of ['M02', 'M03', 'M05', 'M07', 'M08', 'M09', 'M10', 'M13', 'M15', 'M17', 'M18'])
        expect(places.get(id)?.length, id).toBeGreaterThanOrEqual(2)
      for (const id of ['M02', 'M13', 'M15', 'M09', 'M10']) expect(measured[id], id).toBeGreaterThan(0)
    }
  })
})
