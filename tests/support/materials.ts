import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import type { MaterialTable } from '../../platform/db/tables-materials.ts'
import { makeVideo } from './clip-beds.ts'

/** A usable video in the library of a company. @returns its id */
export const makeMaterial = async (
  db: Db,
  company_id: number,
  member_id: number,
  fields: Partial<Insertable<MaterialTable>> = {},
): Promise<string> => {
  const file_id = await makeVideo(db, company_id, member_id)
  const { id } = await db
    .insertInto('material')
    .values({
      company_id,
      member_id,
      title: 'Footage',
      kind: 1,
      source: 1,
      product_id: null,
      creator_id: null,
      file_id,
      licence_until_t: null,
      state: 3,
      add_time: 0,
      update_time: 0,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
