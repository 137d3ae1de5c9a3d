import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { moduleOf } from '../../../shared/access/mode.ts'
import { zoneNamesOf } from '../../../shared/live/screens.ts'
import type { wallSnapshot } from '../../../shared/live/wall.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { readNewest } from '../../sums/newest.ts'
import { type Periods, readPeriods } from '../../sums/periods.ts'
import { readRunning } from '../lives/running.ts'
import { calledBy } from '../orders/line.ts'
import { pictureOf, slotOf, type View, versionOf } from '../view.ts'
import type { Overspent } from './ad-alerts.ts'
import { alertsOf } from './alerts.ts'
import { Comparisons } from './comparisons.ts'
import { composeOf } from './compose.ts'
import { readCreatorRank } from './creator-rank.ts'
import { Crossings } from './crossing.ts'
import { DayOrdersMemory } from './day-orders.ts'
import { readNewestLines } from './feed.ts'
import { heroOf, readTarget } from './hero.ts'
import { HeldAlerts } from './hold.ts'
import { kpiOf } from './kpi.ts'
import { mapOf } from './map.ts'
import { isPower, lastStep, milestonesOf, type Step } from './milestones.ts'
import type { Notice } from './notice.ts'
import { readProductRank } from './product-rank.ts'
import { settleOf } from './settle.ts'
import { readShares } from './shares.ts'
import { readShopRank } from './shop-rank.ts'
import { SlotMemory } from './slot-memory.ts'
import { readPast, readSlow, type Slow } from './slow.ts'
import { readTeamRank } from './team-rank.ts'
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

  /** `own`: connections for what is read beside a picture; without them it is read inside. */
  constructor(own?: Db) {
    this.comparisons = new Comparisons(own)
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

/** Every zone of the data wall, read in the caller's transaction; its statements go to the server together. */
const readZones = async (db: Db, view: View, memory: WallMemory): Promise<Zones> => {
  const { yesterday, places, leaders, teamPlaces, history } = await memory.comparisons.at(db, view)
  const [periods, target_amt, shares, newest, creator_rank, product_rank, shop_rank, team_rank, live_rooms, slow] =
    await Promise.all([
      readPeriods(db, view, history),
      readTarget(db, view.scope, view.day),
      readShares(db, view),
      readNewestLines(db, view),
      readCreatorRank(db, view, places.creator),
      readProductRank(db, view, places.product),
      readShopRank(db, view, places.shop),
      readTeamRank(db, view, leaders, teamPlaces),
      readRooms(db, view, memory),
      view.past ? readPast(db, view) : memory.slow.at(view, () => readSlow(db, view, memory.overspent)),
    ])
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
    creator_rank,
    product_rank,
    shop_rank,
    team_rank,
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

/**
 * The data wall of a scope in one moment. Run it in a repeatable-read transaction: then all numbers come from one state
 * and agree with each other.
 */
export const readSnapshot = async (db: Db, view: View, memory: WallMemory): Promise<WallSnapshot> => {
  const zones = await readZones(db, view, memory)
  return {
    head: await readHead(db, view, zones.feed.lines === 0, memory),
    zones,
    data_time: Object.fromEntries(zoneNamesOf('data').map((name) => [name, view.now])),
  }
}
