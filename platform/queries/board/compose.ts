import { sql } from 'kysely'
import type { BoardFilter, dashboardApi, Grain } from '../../../shared/api/dashboard.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { dims } from '../facts.ts'
import { daysOf } from '../periods.ts'
import type { BoardAsk } from './ask.ts'
import { readBuyers } from './buyers.ts'
import { readCategories } from './categories.ts'
import { type Narrow, narrowLines } from './narrow.ts'
import { type Group, groupData, groupsOf, type Range, secondsOf } from './range.ts'

interface Part {
  readonly kind: 'content' | 'collab'
  readonly n: number
  readonly id: string
  readonly amt: number
}

/** By group of days and kind of collaboration, of which no sums are kept; with a filter by content type as well. */
const readFromLines = async (db: Db, narrow: Narrow, range: Range, starts: readonly number[]) => {
  const both = narrow.only !== null
  const { rows } = await sql<{ n: number; content: number | null; collab: number | null; amt: number }>`
    select width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as n, ${both ? sql`l.content_type` : sql`null::int`} as content,
      l.collab_type as collab, sum(l.pay_amt) as amt
    ${narrowLines(narrow, ...secondsOf(narrow.view.clock, range))} group by 1, 2, 3`.execute(db)
  const parts = new Map<string, Part>()
  const add = (kind: Part['kind'], n: number, id: number, amt: number): void => {
    const key = `${kind} ${n} ${id}`
    parts.set(key, { kind, n, id: String(id), amt: amt + (parts.get(key)?.amt ?? 0) })
  }
  for (const { n, content, collab, amt } of rows) {
    if (collab !== null) add('collab', n, collab, amt)
    if (content !== null) add('content', n, content, amt)
  }
  return [...parts.values()]
}

const readKeptContent = async (db: Db, narrow: Narrow, groups: readonly Group[]): Promise<readonly Part[]> => {
  const pairs = groups.flatMap(({ from, to }, n) => daysOf(from, to).map((day) => ({ day, n })))
  const { rows } = await sql<Part>`
    select 'content' as kind, d.n, r.dim_id as id, sum(r.gmv_amt)::bigint as amt
    from unnest(${pairs.map(({ day }) => day)}::int[], ${pairs.map(({ n }) => n)}::int[]) as d(bucket, n)
    join rollup r on r.scope = ${narrow.view.scope.text} and r.grain = 1 and r.bucket = d.bucket
      and r.dim = ${dims.content} and r.lines > 0
    group by 2, 3`.execute(db)
  return rows
}

/** Of what the turnover of a range is made: content types, kinds of collaboration, categories, new and old buyers. */
export const readBoardCompose = async (
  db: Db,
  { narrow, range }: BoardAsk,
  grain: Grain,
  filter: BoardFilter,
): Promise<CallData<typeof dashboardApi.compose>> => {
  const { clock, company, now } = narrow.view
  const groups = groupsOf(range, grain)
  const starts = groups.map(({ from }) => dayStart(clock, from))
  const [kept, added, buyers, categories] = await Promise.all([
    narrow.only === null ? readKeptContent(db, narrow, groups) : [],
    readFromLines(db, narrow, range, starts),
    readBuyers(db, narrow, range, groups),
    readCategories(db, narrow, range, filter.category),
  ])
  const all = [...kept, ...added]
  const of = (kind: Part['kind'], n: number) =>
    all
      .filter((part) => part.kind === kind && part.n === n && part.amt !== 0)
      .map(({ id, amt }) => ({ id, amt }))
      .sort((a, b) => Number(a.id) - Number(b.id))
  return {
    groups: groups.map((group, n) => ({
      ...groupData(clock, group),
      content: of('content', n),
      collab: of('collab', n),
      new_buyers: buyers[n]?.fresh ?? 0,
      repeat_buyers: buyers[n]?.repeat ?? 0,
    })),
    categories: [...categories],
    currency: company.currency,
    data_time: now,
  }
}
