import { type RawBuilder, sql } from 'kysely'
import { recordOf } from '../../../../shared/keys.ts'
import type { Db } from '../../../db/tables.ts'
import { at, type SumName, sumNames } from '../../../sums/measures.ts'
import { type Totals, totalKey, totalsOf } from '../../../sums/periods.ts'
import { sumsOf } from '../../../sums/read.ts'
import { countedNames, type Dim, dims, grains, memberScope } from '../../../sums/shape.ts'
import type { Step } from '../../../sums/steps.ts'
import { todayOfMembers } from '../../../sums/today.ts'
import { noScopeSums, type ScopeSums } from '../../../sums/totals.ts'
import type { View } from '../../view.ts'
import type { TeamDay } from '../team-rank.ts'
import { type DayRow, Ranking } from './ranking.ts'

const shown = ['region', 'content', 'product', 'creator', 'shop'] as const satisfies readonly Dim[]
type ShownDim = (typeof shown)[number]
const dimOf = new Map<number, ShownDim>(shown.map((dim) => [dims[dim], dim]))

/** Objects that sold today of which more are not kept in memory. */
const MOST_ROWS = 10_000

type Row = DayRow & { readonly dim: number }
const readRows = async (db: Db, view: View): Promise<readonly Row[]> => {
  const wanted: RawBuilder<unknown> = sql`any(${shown.map((dim) => dims[dim])}::smallint[])`
  const { rows } = await sql<Row>`
    select r.dim, r.dim_id as id, r.gmv_amt as amt, r.orders, r.items, r.lines from rollup r
    where ${sumsOf({ scope: view.scope.text, grain: 'day', bucket: view.day, dim: wanted })}
    limit ${MOST_ROWS + 1}`.execute(db)
  return rows
}

const isShown = (name: SumName): name is SumName & keyof ScopeSums => name in noScopeSums
const additive = sumNames.filter(isShown)

/** What is kept of the sums of a scope for the pictures of one business day. */
export class ScopeSumsNow {
  readonly #view: View
  readonly #wanted: ReadonlySet<string>
  readonly #totals: Map<string, ScopeSums>
  readonly #rankings: Readonly<Record<ShownDim, Ranking>>
  /** By the scope of the member who leads it. */
  readonly #teams: Map<string, TeamDay>

  private constructor(view: View, totals: Totals, rows: readonly Row[], teams: readonly TeamDay[]) {
    this.#view = view
    this.#wanted = new Set(totalsOf(view).map(totalKey))
    this.#totals = new Map(totals)
    this.#rankings = recordOf(shown, (dim) => new Ranking(rows.filter((row) => row.dim === dims[dim])))
    this.#teams = new Map(teams.map((team) => [memberScope(team.member_id), team]))
  }

  /** Read in the transaction in which `totals` were; undefined: they are too many. @param members who lead its teams */
  static async read(db: Db, view: View, totals: Totals, members: readonly number[]): Promise<ScopeSumsNow | undefined> {
    const readTeams = async (): Promise<readonly TeamDay[]> => {
      if (members.length === 0) return []
      const { rows } = await sql<TeamDay>`
        select member_id, gmv_amt as amt, orders from ${todayOfMembers(view, members)}`.execute(db)
      return rows
    }
    const [rows, known] = await Promise.all([readRows(db, view), readTeams()])
    if (rows.length > MOST_ROWS) return undefined
    const teams = members.map(
      (id) => known.find((team) => team.member_id === id) ?? { member_id: id, amt: 0, orders: 0 },
    )
    return new ScopeSumsNow(view, totals, rows, teams)
  }

  step({ rows, moved }: Pick<Step, 'rows' | 'moved'>): void {
    for (const row of rows) {
      const { scope, grain, bucket, dim, dim_id, sums } = row
      const added = { amt: sums[at('gmv_amt')] ?? 0, orders: sums[at('orders')] ?? 0 }
      const isToday = grain === grains.day && bucket === this.#view.day
      const team = dim === dims.total && isToday ? this.#teams.get(scope) : undefined
      if (team) this.#teams.set(scope, { ...team, amt: team.amt + added.amt, orders: team.orders + added.orders })
      if (scope !== this.#view.scope.text) continue
      if (dim === dims.total) this.#addTotal(totalKey(row), (name) => sums[at(name)] ?? 0)
      const ranking = isToday && dimOf.get(dim)
      if (ranking) {
        const [items = 0, lines = 0] = [sums[at('items')], sums[at('lines')]]
        this.#rankings[ranking].add({ id: dim_id, ...added, items, lines })
      }
    }
    for (const one of moved)
      if (one.scope === this.#view.scope.text) this.#addCounts(totalKey({ grain: grains.day, bucket: one.bucket }), one)
  }

  #addTotal(key: string, added: (name: (typeof additive)[number]) => number): void {
    if (!this.#wanted.has(key)) return
    const total: Record<keyof ScopeSums, number> = { ...(this.#totals.get(key) ?? noScopeSums) }
    for (const name of additive) total[name] += added(name)
    this.#totals.set(key, total)
  }

  #addCounts(key: string, moved: Step['moved'][number]): void {
    const total = this.#totals.get(key)
    if (!total) return
    const next: Record<keyof ScopeSums, number> = { ...total }
    for (const name of countedNames) next[name] += moved[name]
    this.#totals.set(key, next)
  }

  totals(): Totals {
    return new Map(this.#totals)
  }

  /** First ten of a dimension in their order. */
  top(dim: ShownDim): readonly DayRow[] {
    return this.#rankings[dim].top()
  }

  /** All of a dimension that have lines, in no order. */
  all(dim: ShownDim): readonly DayRow[] {
    return this.#rankings[dim].all()
  }

  /** Of each of these members; undefined: one of them is not kept. */
  teams(members: readonly number[]): readonly TeamDay[] | undefined {
    const found = members.flatMap((id) => this.#teams.get(memberScope(id)) ?? [])
    return found.length === members.length ? found : undefined
  }
}
