import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { dashboardApi, Grain } from '../../../shared/areas/data-board/api.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import { dimSql, sumsOf } from '../../sums/read.ts'
import { isOurs, splitAmt, splitsOfLine } from '../orders/ours.ts'
import type { BoardAsk } from './ask.ts'
import { readBuyers } from './buyers.ts'
import { readCategories } from './categories.ts'
import { type Narrow, narrowLines, narrowSales } from './narrow.ts'
import { type Group, groupData, groupsOf, type Range, secondsOf } from './range.ts'

interface Part {
  readonly kind: 'content' | 'collab' | 'ours'
  readonly n: number
  readonly id: string
  readonly amt: number
}

/** What stays on the side of the scope, by group of days and role: the lines that a filter leaves. */
const readOursFromLines = async (db: Db, narrow: Narrow, range: Range, starts: readonly number[]) => {
  const { scope, clock } = narrow.view
  const { rows } = await sql<Part>`
    select 'ours' as kind, width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as n, t.role::text as id,
      sum(${splitAmt})::bigint as amt
    ${narrowLines(narrow, ...secondsOf(clock, range), sql`join commission_split t on ${splitsOfLine} and ${isOurs(scope)}`)}
    group by 2, 3`.execute(db)
  return rows
}

/** By group of days, content type and kind of collaboration: the lines that a filter leaves. */
const readFromLines = async (db: Db, narrow: Narrow, range: Range, groups: readonly Group[]) => {
  const starts = groups.map(({ from }) => dayStart(narrow.view.clock, from))
  const ours = readOursFromLines(db, narrow, range, starts)
  const { rows } = await sql<{ n: number; content: number; collab: number; amt: number }>`
    select width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as n, l.content_type as content, l.collab_type as collab,
      sum(l.pay_amt) as amt
    ${narrowSales(narrow, ...secondsOf(narrow.view.clock, range))} group by 1, 2, 3`.execute(db)
  const parts = new Map<string, Part>()
  const add = (kind: Part['kind'], n: number, id: number, amt: number): void => {
    const key = `${kind} ${n} ${id}`
    parts.set(key, { kind, n, id: String(id), amt: amt + (parts.get(key)?.amt ?? 0) })
  }
  for (const { n, content, collab, amt } of rows) {
    add('collab', n, collab, amt)
    add('content', n, content, amt)
  }
  return [...parts.values(), ...(await ours)]
}

/** The same of the whole scope, from the kept sums. */
const readKept = async (db: Db, narrow: Narrow, groups: readonly Group[]): Promise<readonly Part[]> => {
  const pairs = groups.flatMap(({ from, to }, n) => daysOf(from, to).map((day) => ({ day, n })))
  const { rows } = await sql<Part>`
    select k.kind, d.n, r.dim_id as id, sum(case k.kind when 'ours' then r.ours_amt else r.gmv_amt end)::bigint as amt
    from unnest(${pairs.map(({ day }) => day)}::int[], ${pairs.map(({ n }) => n)}::int[]) as d(bucket, n)
    cross join (values ('content', ${dimSql('content')}), ('collab', ${dimSql('collab')}), ('ours', ${dimSql('role')})) k(kind, dim)
    join rollup r on ${sumsOf({ scope: narrow.view.scope.text, grain: 'day', bucket: sql`d.bucket`, dim: sql`k.dim` })}
      and (r.lines > 0 or k.kind = 'ours')
    group by 1, 2, 3`.execute(db)
  return rows
}

/**
 * Of what the turnover of a range is made: content types, kinds of collaboration, categories, new and old buyers; and who
 * shares in what stays on the side of the scope.
 */
export const readBoardCompose = async (
  db: Db,
  { narrow, range }: BoardAsk,
  grain: Grain,
): Promise<CallData<typeof dashboardApi.compose>> => {
  const { clock, company, now } = narrow.view
  const groups = groupsOf(range, grain)
  const [all, buyers, categories] = await Promise.all([
    narrow.only === null ? readKept(db, narrow, groups) : readFromLines(db, narrow, range, groups),
    readBuyers(db, narrow, range, groups),
    readCategories(db, narrow, range),
  ])
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
      ours: of('ours', n),
      new_buyers: buyers[n]?.fresh ?? 0,
      repeat_buyers: buyers[n]?.repeat ?? 0,
    })),
    categories: [...categories],
    currency: company.currency,
    data_time: now,
  }
}
