import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

/** What the pictures of a material are signed of. */
export interface PicturedRow {
  readonly material_id: string
  readonly id: number
  readonly company_id: number
  readonly store_key: string
  readonly cover_key: string | null
  readonly strip_key: string | null
  readonly width: number | null
  readonly height: number | null
}

/** Files of the materials `m` for which a condition holds. */
export const picturedRows = async (tx: Tx, condition: RawBuilder<unknown>): Promise<PicturedRow[]> => {
  const { rows } = await sql<PicturedRow>`
    select m.id::text as material_id, f.id, f.company_id, f.store_key, f.cover_key, f.strip_key, f.width, f.height
    from material m join media_file f on f.id = m.file_id where ${condition} order by m.id`.execute(tx)
  return rows
}

/** Those of some materials of a company. */
export const readPictured = (tx: Tx, company_id: number, ids: readonly string[]): Promise<PicturedRow[]> =>
  picturedRows(tx, sql`m.company_id = ${company_id} and m.id = any(${[...ids]}::bigint[])`)
