import { sql } from 'kysely'
import { materialKinds, materialState } from '../../shared/areas/materials/states.ts'
import type { Tx } from '../db/tables.ts'

const [footage, , picture] = materialKinds

/**
 * Two of three demands of the demo name a usable material, those of one product the same; a material belongs to the product
 * of the first that names it. Those that name some already stay.
 */
export const nameMaterials = async (tx: Tx, company_id: number): Promise<void> => {
  await sql`
    with m as (
      select id, row_number() over (order by id) - 1 as n, count(*) over () as of from material
      where company_id = ${company_id} and state = ${materialState.usable} and kind in (${footage}, ${picture})),
    d as (
      select id, dense_rank() over (order by product_id) as n from clip_demand d where company_id = ${company_id}
        and not exists (select from clip_demand_material dm where dm.demand_id = d.id))
    insert into clip_demand_material (demand_id, material_id)
    select d.id, m.id from d join m on d.n % m.of = m.n where d.n % 3 > 0`.execute(tx)
  await sql`
    update material m set product_id = d.product_id from (
      select dm.material_id, min(dm.demand_id) as id from clip_demand_material dm group by 1) named
    join clip_demand d on d.id = named.id
    where named.material_id = m.id and m.company_id = ${company_id} and m.product_id is null`.execute(tx)
}
