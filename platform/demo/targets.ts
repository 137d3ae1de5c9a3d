import type { TargetMetric } from '../../shared/areas/targets/api.ts'
import { dayText, monthStart, zonedSeconds } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { demoMembers, teamLeaders } from './accounts.ts'
import { createBook, type OrderBook } from './book.ts'
import type { CompanyBook } from './fill.ts'
import { ownerOf } from './owners.ts'
import { type DemoCompany, demoClock, readMembers } from './plan.ts'
import { nameSeed, Random } from './random.ts'
import { at } from './weights.ts'

const targetPurpose = nameSeed('targets')

/** What usually stays with the company of a sale, and the place of its target's own draw. */
const OURS_SHARE = 0.0043
const OURS_PLACE = 99

/** Months `YYYY-MM` from the opening's to that of `now`, by Shanghai days. */
const monthsOf = (origin: number, now: number): string[] => {
  const dayOf = (t: number): number => Math.floor((t + 8 * 3600) / 86_400)
  const months: string[] = []
  for (let day = monthStart(dayOf(origin)); day <= dayOf(now); day = monthStart(day + 32))
    months.push(dayText(day).slice(0, 7))
  return months
}

/** Expected orders of a month at the book's scale. */
const expectedOrders = (book: OrderBook, month: string): number => {
  const { zone } = demoClock
  const start = zonedSeconds(zone, `${month}-01 00:00`)
  const next = dayText(monthStart(start / 86_400 + 33)).slice(0, 7)
  const end = zonedSeconds(zone, `${next}-01 00:00`)
  let orders = 0
  for (let t = Math.max(start, book.plan.origin); t < end; t += 900) orders += book.rateAt(t) * 15
  return orders
}

/** Mean payment of an order (US cents) and each team's part of it, from some thousand orders of the book. */
const sample = (book: OrderBook, seed: number): { mean: number; parts: Map<string, number> } => {
  // At full volume, so that a thinned demo has the same means.
  const full = createBook(book.world, { ...book.plan, scale: 1 })
  const number = new Map(book.world.crowd.creators.map(({ creator_id }, i) => [creator_id, i]))
  const teamOf = new Map(demoMembers.map(({ username, above }) => [username, above ?? '']))
  const sums = new Map<string, number>()
  const first = Math.floor(book.plan.origin / 60) + Math.floor(book.plan.days * 720)
  let orders = 0
  let pay = 0
  for (let minute = first; minute < first + 7 * 1440; minute += 7) {
    for (const order of full.ordersOfMinute(minute)) {
      orders++
      for (const line of order.lines) {
        pay += line.pay_amt
        const team = teamOf.get(ownerOf(seed, book.world.name, number.get(line.creator_id) ?? 0)) ?? ''
        sums.set(team, (sums.get(team) ?? 0) + line.pay_amt)
      }
    }
  }
  return { mean: pay / orders, parts: new Map([...sums].map(([team, sum]) => [team, sum / pay])) }
}

/** Two leading digits, the way people set targets. */
const roundTarget = (value: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2)
  return Math.round(value / unit) * unit
}

const effort = (seed: number, month: string, place: number): number =>
  new Random(seed, Number(month.replace('-', '')), place, targetPurpose).between(0.955, 1.095)

/**
 * Sets the monthly targets (US cents; turnover of the company and its team leaders, our commission of the company) up to the month of `now`: 95 to 110 %
 * of the payments that the month is expected to bring. Targets that exist stay as they are.
 */
export const ensureTargets = async (
  db: Db,
  demo: DemoCompany,
  books: readonly CompanyBook[],
  now: number,
): Promise<void> => {
  const months = monthsOf(demo.plan.origin, now)
  const scope = `c${demo.company_id}`
  const known = await db
    .selectFrom('kpi_target')
    .select('month')
    .where('scope', '=', scope)
    .where('month', 'in', months)
    .execute()
  const missing = months.filter((month) => !known.some((row) => row.month === month))
  if (missing.length === 0) return
  const { seed } = demo.plan
  const { book } = at(books, 0)
  const { mean, parts } = sample(book, seed)
  const members = await readMembers(db, demo)
  const rows = missing.flatMap((month) => {
    const expected = expectedOrders(book, month) * mean
    const row = (target: string, share: number, place: number, metric: TargetMetric = 'M01') => ({
      scope: target,
      month,
      metric,
      value: roundTarget(expected * share * effort(seed, month, place)),
      update_time: now,
    })
    const teams = teamLeaders.flatMap((username, i) => {
      const id = members.get(username)
      return id === undefined ? [] : [row(`m${id}`, parts.get(username) ?? 0, i + 1)]
    })
    return [row(scope, 1, 0), row(scope, OURS_SHARE, OURS_PLACE, 'M11_OURS'), ...teams]
  })
  await db
    .insertInto('kpi_target')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
