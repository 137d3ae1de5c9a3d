import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { moduleOf } from '../../../shared/access/mode.ts'
import { zoneNamesOf } from '../../../shared/live/screens.ts'
import type { wallSnapshot } from '../../../shared/live/wall.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { readNewest } from '../../sums/newest.ts'
import { type Periods, periodsOf } from '../../sums/periods.ts'
import { readRunning } from '../lives/running.ts'
import { calledBy } from '../orders/line.ts'
import type { Scope } from '../scope.ts'
import { pictureOf, slotOf, type View, versionOf, viewNow } from '../view.ts'
import type { Overspent } from './ad-alerts.ts'
import { alertsOf } from './alerts.ts'
import { type Comparison, Comparisons } from './comparisons.ts'
import { composeOf } from './compose.ts'
import { Crossings } from './crossing.ts'
import { DayOrdersMemory } from './day-orders.ts'
import { readFacts, type WallFacts } from './facts.ts'
import { heroOf } from './hero.ts'
import { HeldAlerts } from './hold.ts'
import { kpiOf } from './kpi.ts'
import { mapOf } from './map.ts'
import { isPower, lastStep, milestonesOf, type Step } from './milestones.ts'
import type { Notice } from './notice.ts'
import { rankedRows } from './rank.ts'
import { settleOf } from './settle.ts'
import { SlotMemory } from './slot-memory.ts'
import { readPast, readSlow, type Slow } from './slow.ts'
import { Stepped, type SteppedOptions } from './stepped/stepped.ts'
import { trendOf } from './trend.ts'

export type WallSnapshot = z.infer<typeof wallSnapshot>

/** Seconds for which sums over the whole life of campaigns hold. */
const OVERSPENT_S = 600
/** Seconds for which rooms that are live hold, and how many of them a wall has room for. */
const ROOMS_S = 10
const ROOMS = 4

/** Who heads a scope of several people. */
export type Teams = SlotMemory<{ readonly team?: string }>

/** What is worth keeping between two pictures; one for each platform. */
export class WallMemory {
  readonly comparisons: Comparisons
  readonly orders = new DayOrdersMemory()
  readonly crossings = new Crossings()
  readonly alerts = new HeldAlerts()
  readonly slow = new SlotMemory<Slow>()
  readonly overspent = new SlotMemory<readonly Overspent[]>(OVERSPENT_S)
  readonly rooms = new SlotMemory<Zones['live_rooms']>(ROOMS_S)
  readonly teams: Teams = new SlotMemory()
  readonly stepped: Stepped | undefined

  /**
   * @param own connections for what is read beside a picture; without them it is read inside
   * @param steps of the orders that this process writes; without them each picture is read
   */
  constructor(own?: Db, steps?: SteppedOptions) {
    this.comparisons = new Comparisons(own)
    this.stepped = steps && new Stepped(steps)
  }
}

/** The same alerts, red ones first. */
export const redFirst = (all: readonly Notice[]): readonly Notice[] => [
  ...all.filter(({ level }) => level === 'red'),
  ...all.filter(({ level }) => level !== 'red'),
]

/**
 * Alerts stay for a while after their cause has gone, so that none comes and goes with each order; that there are no orders
 * (A1) is over with the first one. Red ones first, then good news.
 */
const standing = (found: readonly Notice[], { scope, now, past }: View, { alerts }: WallMemory): Zones['ticker'] => {
  const slow = found.filter(({ kind, code }) => kind === 'alert' && code !== 'A1')
  const held = past ? slow : alerts.at(pictureOf(scope), now, slow)
  const all = [...found.filter(({ code }) => code === 'A1'), ...held]
  return [...redFirst(all), ...found.filter(({ kind }) => kind !== 'alert')]
}

/** Rooms that are live now, of whoever may see live rooms. */
const readRooms = async (db: Db, view: View, { rooms }: WallMemory): Promise<Zones['live_rooms']> =>
  view.past || !view.scope.sight?.lives ? [] : rooms.at(view, async () => (await readRunning(db, view)).slice(0, ROOMS))

/** The last round sum that today has passed; how much earlier than yesterday where it is one that a whole wall stops for. */
const readStep = async (db: Db, view: View, periods: Periods, { crossings }: WallMemory): Promise<Step | null> => {
  const { currency } = view.company
  const amt = lastStep(periods.day(view.day).gmv_amt, currency)
  if (amt === null) return null
  const t = await crossings.at(db, view, periods, amt)
  return isPower(amt, currency) ? { amt, t, earlier_s: await crossings.earlier(db, view, periods, amt, t) } : { amt, t }
}

/** Whether `readStep` asks nobody. */
const isStepKnown = (view: View, periods: Periods, { crossings }: WallMemory): boolean => {
  const { currency } = view.company
  const amt = lastStep(periods.day(view.day).gmv_amt, currency)
  if (amt === null) return true
  const yesterday = view.day - 1
  const isCompared = isPower(amt, currency) && periods.day(yesterday).gmv_amt >= amt
  return crossings.knows(view, amt, view.day) && (!isCompared || crossings.knows(view, amt, yesterday))
}

/** All that the zones of a picture tell. */
interface Told {
  readonly facts: WallFacts
  readonly comparison: Comparison
  readonly slow: Slow
  readonly live_rooms: Zones['live_rooms']
}

/** The zones that they make; the single orders of the day are asked for where memory does not know them. */
const zonesOf = async (db: Db, view: View, memory: WallMemory, told: Told): Promise<Zones> => {
  const { facts, slow, live_rooms } = told
  const { yesterday, places, teamPlaces, history } = told.comparison
  const { target_amt, shares, newest } = facts
  const periods = periodsOf(view, facts.totals, history)
  const today = periods.day(view.day)
  const step = await readStep(db, view, periods, memory)
  const regions = shares.filter(({ dim }) => dim === 'region')
  const { highlights, orders_per_minute } = await memory.orders.at(db, view, { regions, newest })
  const rows = newest.map(({ line }) => line)
  const newest_t = rows[0]?.t ?? null
  const alerts = alertsOf({ view, periods, yesterday, newest_t, orders_per_minute, limits: slow.limits })
  return {
    hero: heroOf(view, periods, yesterday, { orders_per_minute, target_amt }),
    kpi: kpiOf(today, yesterday),
    compose: composeOf(shares, today.gmv_amt),
    creator_rank: rankedRows(facts.creators, places.creator),
    product_rank: rankedRows(facts.products, places.product),
    shop_rank: rankedRows(facts.shops, places.shop),
    team_rank: rankedRows(facts.teams, teamPlaces),
    map: mapOf(shares, yesterday),
    trend: trendOf(view, periods),
    feed: { lines: today.lines, rows },
    settle: settleOf(view, periods),
    live_rooms,
    ticker: [
      ...standing([...alerts, ...slow.alerts], view, memory),
      ...milestonesOf(view, step, highlights),
      ...slow.told,
    ],
  }
}

/** Every zone of the data wall, read in the caller's transaction; its statements go to the server together. */
const readZones = async (db: Db, view: View, memory: WallMemory): Promise<Zones> => {
  const comparison = await memory.comparisons.at(db, view)
  const [facts, live_rooms, slow] = await Promise.all([
    readFacts(db, view, comparison),
    readRooms(db, view, memory),
    view.past ? readPast(db, view) : memory.slow.at(view, () => readSlow(db, view, memory.overspent)),
  ])
  if (!view.past) await memory.stepped?.hold(db, view, comparison.leaders, facts)
  return zonesOf(db, view, memory, { facts, comparison, slow, live_rooms })
}

const readTeam = async (db: Db, view: View, teams: Teams): Promise<{ readonly team?: string }> => {
  const { member_id } = view.scope
  if (member_id === null) return {}
  return teams.at(view, async () => {
    const { rows } = await sql<{ team: string }>`
      select ${calledBy('m')} as team from member m where m.id = ${member_id}
        and exists (select from member_closure where ancestor_id = m.id and depth > 0)`.execute(db)
    return rows[0] ?? {}
  })
}

/** @param isEmpty whether the scope's business day has no order yet: then it says when there was one last */
export const readHead = async (
  db: Db,
  view: View,
  isEmpty: boolean,
  { teams }: { readonly teams: Teams },
): Promise<WallSnapshot['head']> => ({
  scope: view.scope.text,
  version: view.past
    ? `${view.scope.text}.at.${view.now}.${view.company.version}`
    : versionOf(view.scope, view.company.version, slotOf(view.now)),
  ts: view.now,
  tz: view.clock.zone,
  cut_hour: view.clock.cut_hour,
  day: dayText(view.day),
  currency: view.company.currency,
  company: view.company.name,
  ...(await readTeam(db, view, teams)),
  module: moduleOf[view.scope.sight?.mode ?? 'affiliate'],
  demo: view.company.demo,
  ...(isEmpty ? { newest_t: await readNewest(db, view) } : {}),
})

const snapshotOf = (head: WallSnapshot['head'], zones: Zones): WallSnapshot => ({
  head,
  zones,
  data_time: Object.fromEntries(zoneNamesOf('data').map((name) => [name, head.ts])),
})

/**
 * The present of a scope at the company's version `version` or later without reading what orders change: of what is kept and
 * was brought up to date by each of them. undefined: something of it is not known, so that it has to be read.
 * @param db for the names of what was not shown before, and for live rooms
 * @param now Unix seconds
 */
export const stepSnapshot = async (
  db: Db,
  scope: Scope,
  now: number,
  version: number,
  memory: WallMemory,
): Promise<WallSnapshot | undefined> => {
  const kept = await memory.stepped?.at(scope, version)
  if (!kept) return undefined
  const view = viewNow(scope, kept.company, now)
  const comparison = memory.comparisons.known(view)
  const slow = memory.slow.known(view)
  if (!comparison || !slow) return undefined
  const facts = await kept.facts(db, view, comparison.leaders)
  if (!facts) return undefined
  const periods = periodsOf(view, facts.totals, comparison.history)
  if (periods.day(view.day).lines === 0 || !isStepKnown(view, periods, memory)) return undefined
  const live_rooms = await readRooms(db, view, memory)
  const zones = await zonesOf(db, view, memory, { facts, comparison, slow, live_rooms })
  return snapshotOf(await readHead(db, view, false, memory), zones)
}

/**
 * The data wall of a scope in one moment. Run it in a repeatable-read transaction: then all numbers come from one state
 * and agree with each other.
 */
export const readSnapshot = async (db: Db, view: View, memory: WallMemory): Promise<WallSnapshot> => {
  const zones = await readZones(db, view, memory)
  return snapshotOf(await readHead(db, view, zones.feed.lines === 0, memory), zones)
}
