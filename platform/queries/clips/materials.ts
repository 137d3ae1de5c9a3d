import { type RawBuilder, sql } from 'kysely'
import type { NamedMaterial } from '../../../shared/areas/clips/api.ts'
import { materialState } from '../../../shared/areas/materials/states.ts'
import type { Tx } from '../../db/tables.ts'
import { inReachOf, isUsable, licenceOf } from '../materials/usable.ts'
import { holds } from '../words.ts'

/** A material with what its cover is signed of. */
export interface NamedRow extends Omit<NamedMaterial, 'cover'> {
  readonly product_title: string
  readonly file_id: number
  readonly company_id: number
  readonly store_key: string
  readonly cover_key: string | null
}

const rowsOf = async (
  tx: Tx,
  company: number | RawBuilder<unknown>,
  now: number,
  rest: RawBuilder<unknown>,
): Promise<NamedRow[]> => {
  const { rows } = await sql<NamedRow>`
    select m.id::text as id, m.title, m.kind, f.duration_ms, ${licenceOf(company)} as licence_until_time,
      ${isUsable(company, now)} as usable, coalesce(p.title, m.product_id, '') as product_title, f.id as file_id, f.company_id,
      f.store_key, f.cover_key
    from material m join media_file f on f.id = m.file_id
    left join product p on p.company_id = m.company_id and p.product_id = m.product_id ${rest}`.execute(tx)
  return rows
}

const MOST = 20

/** Materials that a company may name in a demand, the newest first, by part of a name, tag or product. */
export const findNameable = (tx: Tx, company_id: number, q: string, now: number): Promise<NamedRow[]> =>
  rowsOf(
    tx,
    company_id,
    now,
    sql`where ${inReachOf(company_id)} and ${isUsable(company_id, now)}
      and (${holds(sql`m.title`, q)} or ${holds(sql`m.tags`, q)} or ${holds(sql`p.title`, q)} or m.id::text = ${q})
      order by m.id desc limit ${MOST}`,
  )

/** Those of some ids that a company has in reach, whatever became of them. */
export const readNameable = (tx: Tx, company_id: number, ids: readonly string[], now: number): Promise<NamedRow[]> =>
  rowsOf(tx, company_id, now, sql`where ${inReachOf(company_id)} and m.id = any(${[...ids]}::bigint[]) order by m.id`)

/** The materials that a demand names. */
export const readNamed = (tx: Tx, demand_id: number, now: number): Promise<NamedRow[]> =>
  rowsOf(
    tx,
    sql`d.company_id`,
    now,
    sql`join clip_demand_material dm on dm.material_id = m.id join clip_demand d on d.id = dm.demand_id where dm.demand_id = ${demand_id} order by m.id`,
  )

interface HeldNamed {
  readonly id: string
  readonly title: string
  readonly state: number
  readonly licence_until_t: number | null
}

/** Some materials that a company has in reach, which stay as they are until the transaction ends. */
export const holdNameable = async (tx: Tx, company_id: number, ids: readonly string[]): Promise<HeldNamed[]> => {
  const { rows } = await sql<HeldNamed>`
    select m.id::text as id, m.title, m.state, ${licenceOf(company_id)} as licence_until_t from material m
    where ${inReachOf(company_id)} and m.id = any(${[...ids]}::bigint[]) order by m.id for share of m`.execute(tx)
  return rows
}

/** The ids of those that a demand names. */
export const readNamedIds = async (tx: Tx, demand_id: number): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('clip_demand_material')
    .select('material_id')
    .where('demand_id', '=', demand_id)
    .orderBy('material_id')
    .execute()
  return rows.map(({ material_id }) => String(material_id))
}

/** From now on a demand names these and no others. */
export const setNamed = async (tx: Tx, demand_id: number, ids: readonly string[]): Promise<void> => {
  await tx.deleteFrom('clip_demand_material').where('demand_id', '=', demand_id).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('clip_demand_material')
    .values(ids.map((id) => ({ demand_id, material_id: Number(id) })))
    .execute()
}

/** Whether a licence that may have ended by its state or its last second holds until `t`. */
export const holdsUntil = ({ state, licence_until_t }: HeldNamed, t: number): boolean =>
  state !== materialState.over && (licence_until_t === null || licence_until_t >= t)
