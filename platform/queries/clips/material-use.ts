import { type RawBuilder, sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { clipOverviewApi } from '../../../shared/areas/clips/overview-api.ts'
import { materialState } from '../../../shared/areas/materials/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { Window } from '../shops/window.ts'
import type { View } from '../view.ts'
import { readMaterialReturns } from './material-returns.ts'
import { demandsOf } from './scope.ts'

type Use = Pick<CallData<typeof clipOverviewApi.trend>, 'materials' | 'usable' | 'unused'>

/** Materials of a chart at most. */
const MOST = 10

/** Demands made in the period that name each material. */
const readNamed = async (tx: Tx, view: View, { from_t, to_t }: Window, demands: RawBuilder<unknown>) => {
  const { rows } = await sql<{ id: number; n: number }>`
    select dm.material_id as id, count(*)::int as n
    from clip_demand d join clip_demand_material dm on dm.demand_id = d.id
    where ${demandsOf(view.scope)} and ${demands} and d.add_time >= ${from_t} and d.add_time < ${to_t} group by 1`.execute(
    tx,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Which materials a period's demands and published clips were made of, and how many of the library nobody has used. */
export const readMaterialUse = async (
  tx: Tx,
  view: View,
  window: Window,
  only: { readonly tasks: RawBuilder<unknown>; readonly demands: RawBuilder<unknown> },
): Promise<Use> => {
  const { company_id } = view.scope
  const named = await readNamed(tx, view, window, only.demands)
  const returns = await readMaterialReturns(tx, view, window, only.tasks)
  const ids = [...new Set([...named.keys(), ...[...returns.keys()].flatMap((id) => id ?? [])])]
  const { rows: titles } = await sql<{ id: number; title: string }>`
    select m.id, m.title from material m where m.company_id = ${company_id} and m.id = any(${ids}::bigint[])`.execute(
    tx,
  )
  const { rows } = await sql<{ usable: number; unused: number }>`
    select count(*)::int as usable,
      count(*) filter (where not exists (select from clip_demand_material dm where dm.material_id = m.id))::int as unused
    from material m where m.company_id = ${company_id} and m.state = ${sql.lit(materialState.usable)}`.execute(tx)
  const materials = titles.map(({ id, title }) => ({
    material_id: String(id),
    title,
    demands: named.get(id) ?? 0,
    clips: returns.get(id)?.clips ?? 0,
    gmv: returns.get(id)?.gmv ?? 0,
  }))
  materials.sort((a, b) => b.clips - a.clips || b.demands - a.demands || b.gmv - a.gmv || (a.title < b.title ? -1 : 1))
  return { materials: materials.slice(0, MOST), usable: rows[0]?.usable ?? 0, unused: rows[0]?.unused ?? 0 }
}
