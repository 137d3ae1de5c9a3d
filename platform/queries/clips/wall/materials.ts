import { sql } from 'kysely'
import { materialState } from '../../../../shared/areas/materials/states.ts'
import type { WallZones } from '../../../../shared/live/screens.ts'
import type { Tx } from '../../../db/tables.ts'
import type { View } from '../../view.ts'

type Materials = WallZones['materials']

/** A licence that ends within these seconds is to be looked after. */
const ENDING_S = 7 * 86_400

const sumBy = (rows: readonly Row[], of: 'kind' | 'source'): Materials['kinds'] => {
  const sums = new Map<number, number>()
  for (const row of rows) sums.set(row[of], (sums.get(row[of]) ?? 0) + row.n)
  return [...sums].map(([id, n]) => ({ id: String(id), n })).sort((a, b) => b.n - a.n || Number(a.id) - Number(b.id))
}

interface Row {
  readonly kind: number
  readonly source: number
  readonly n: number
  readonly ending: number
  readonly unused: number
}

/** What the library has to be used: by kind and source, what ends within a week, what nobody has used yet. */
export const readLibrary = async (tx: Tx, view: View): Promise<Omit<Materials, 'come'>> => {
  const { rows } = await sql<Row>`
    select m.kind, m.source, count(*)::int as n,
      (count(*) filter (where m.licence_until_t <= ${view.now + ENDING_S}))::int as ending,
      (count(*) filter (where not exists (select from clip_demand_material u where u.material_id = m.id)))::int as unused
    from material m where m.company_id = ${view.scope.company_id} and m.state = ${sql.lit(materialState.usable)}
    group by 1, 2`.execute(tx)
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0)
  return {
    usable: sum(({ n }) => n),
    ending: sum(({ ending }) => ending),
    unused: sum(({ unused }) => unused),
    kinds: sumBy(rows, 'kind'),
    sources: sumBy(rows, 'source'),
  }
}
