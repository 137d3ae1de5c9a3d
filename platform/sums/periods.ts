import { sql } from 'kysely'
import { sameHours } from '../../shared/time/same-clock.ts'
import { hoursOf, monthStart } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import type { View } from '../queries/view.ts'
import { sumsOf } from './read.ts'
import { grains, HOUR_SLOTS, hourBucket } from './shape.ts'
import { todayTotals } from './today.ts'
import { noScopeSums, noSums, type ScopeSums, type Sums, totalNames } from './totals.ts'

/** Totals of a scope by business day and elapsed hour; zero where nothing happened. */
export interface Periods {
  readonly all: Sums
  day(day: number): ScopeSums
  hour(day: number, hour: number): Sums
  /** Month to date. */
  month(measure: keyof ScopeSums): number
}

const WEEK = 7

export const daysOf = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n)

type Row = ScopeSums & { grain: number; bucket: number }
type Bucket = Pick<Row, 'grain' | 'bucket'>
export const totalKey = (row: Bucket): string => `${row.grain}.${row.bucket}`
const hourAt = (day: number, hour: number): Bucket => ({ grain: grains.hour, bucket: hourBucket(day, hour) })

/** In the past the lines tell the day, but for what is booked by the day of settlement. */
const cutToday = async (db: Db, view: View, found: Map<string, ScopeSums>): Promise<void> => {
  const day = totalKey({ grain: grains.day, bucket: view.day })
  const settled_amt = found.get(day)?.settled_amt ?? 0
  for (let hour = 0; hour < HOUR_SLOTS; hour++) found.delete(totalKey(hourAt(view.day, hour)))
  const { rows } = await sql<Row>`${todayTotals(view)}`.execute(db)
  for (const row of rows) found.set(totalKey(row), row.grain === grains.day ? { ...row, settled_amt } : row)
}

const readTotals = async (db: Db, view: View, wanted: readonly Bucket[]): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select r.grain, r.bucket, ${totalNames}, ours_amt
    from unnest(${wanted.map((one) => one.grain)}::smallint[], ${wanted.map((one) => one.bucket)}::int[]) as w(grain, bucket)
    join rollup r on ${sumsOf({ scope: view.scope.text, grain: sql`w.grain`, bucket: sql`w.bucket`, dim: 'total' })}`.execute(
    db,
  )
  return rows
}

const hoursOfDay = (view: View, day: number): Bucket[] =>
  Array.from({ length: hoursOf(view.clock, day) }, (_, hour) => hourAt(day, hour))

/** Hour totals before today by bucket. */
export type History = ReadonlyMap<number, Sums>

/** The elapsed hours of business day `day` in which its clock shows the running hour of today. */
export const runningHourOf = (view: View, day: number): readonly number[] =>
  sameHours(view.clock, view.day, day)[view.hour] ?? []

/** The hours of the seven days before, and this hour of the week by the clock in the four weeks before. */
export const readHistory = async (db: Db, view: View): Promise<History> => {
  const week = daysOf(view.day - WEEK, view.day - 1).flatMap((day) => hoursOfDay(view, day))
  const before = [2, 3, 4]
    .map((weeks) => view.day - weeks * WEEK)
    .flatMap((day) => runningHourOf(view, day).map((hour) => hourAt(day, hour)))
  return new Map((await readTotals(db, view, [...week, ...before])).map((row) => [row.bucket, row]))
}

/** Total rows of a scope by `totalKey`. */
export type Totals = ReadonlyMap<string, ScopeSums>

/** The first business day whose total one picture needs. */
const firstDayOf = ({ day }: Pick<View, 'day'>): number => Math.min(monthStart(day), day - 1)

/** The totals that one picture needs, but for those before today's hours. */
export const totalsOf = (view: View): readonly Bucket[] => [
  { grain: grains.all, bucket: 0 },
  ...daysOf(firstDayOf(view), view.day).map((bucket) => ({ grain: grains.day, bucket })),
  ...hoursOfDay(view, view.day),
]

/** Every total that the zones of one picture need: one statement (two in the past) for all but the history. */
export const readPresentTotals = async (db: Db, view: View): Promise<Totals> => {
  const rows = await readTotals(db, view, totalsOf(view))
  const found = new Map<string, ScopeSums>(
    rows.map(({ grain, bucket, ...sums }) => [totalKey({ grain, bucket }), sums]),
  )
  if (view.past) await cutToday(db, view, found)
  return found
}

export const periodsOf = (view: View, totals: Totals, history: History): Periods => {
  const at = (key: Bucket): ScopeSums => totals.get(totalKey(key)) ?? noScopeSums
  return {
    all: at({ grain: grains.all, bucket: 0 }),
    day: (day) => at({ grain: grains.day, bucket: day }),
    hour: (day, hour) => (day === view.day ? at(hourAt(day, hour)) : (history.get(hourBucket(day, hour)) ?? noSums)),
    month: (measure) =>
      daysOf(monthStart(view.day), view.day).reduce(
        (sum, day) => sum + at({ grain: grains.day, bucket: day })[measure],
        0,
      ),
  }
}

export const readPeriods = async (db: Db, view: View, history: History): Promise<Periods> =>
  periodsOf(view, await readPresentTotals(db, view), history)
