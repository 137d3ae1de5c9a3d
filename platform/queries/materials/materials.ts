import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'
import type { MaterialTable } from '../../db/tables-materials.ts'
import { readAndHold } from '../one-row.ts'

export interface HeldMaterial {
  readonly id: number
  readonly title: string
  readonly state: number
  readonly folder: string
  readonly tags: string
  readonly file_id: number
  readonly version_no: number
  readonly licence_until_t: number | null
  readonly product_id: string | null
  readonly source: number
  readonly shared: number
}

export const hasMaterials = async (db: Db, company_id: number): Promise<boolean> =>
  (await db.selectFrom('material').select('id').where('company_id', '=', company_id).limit(1).executeTakeFirst()) !==
  undefined

/** A material of a company. */
export const { read: readMaterial, hold: holdMaterial } = readAndHold(
  'material',
  (lock, tx: Tx, company_id: number, id: string): Promise<HeldMaterial | undefined> =>
    tx
      .selectFrom('material')
      .select([
        'id',
        'title',
        'state',
        'folder',
        'tags',
        'file_id',
        'version_no',
        'licence_until_t',
        'product_id',
        'source',
        'shared',
      ])
      .where('company_id', '=', company_id)
      .where('id', '=', Number(id))
      .modifyEnd(lock)
      .executeTakeFirst(),
)

type NewMaterial = Pick<
  MaterialTable,
  'company_id' | 'member_id' | 'title' | 'kind' | 'source' | 'file_id' | 'licence_until_t' | 'product_id' | 'creator_id'
> & { readonly folder: string; readonly tags: string; readonly state: number }

/** Answers the id of the new material, whose first version is its file. */
export const insertMaterial = async (tx: Tx, material: NewMaterial, now: number): Promise<string> => {
  const { id } = await tx
    .insertInto('material')
    .values({ ...material, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { file_id, member_id } = material
  await tx
    .insertInto('material_version')
    .values({ material_id: id, no: 1, file_id, member_id, note: '', add_time: now })
    .execute()
  return String(id)
}

export const setMaterial = async (
  tx: Tx,
  id: number,
  fields: Partial<Pick<HeldMaterial, 'state' | 'folder' | 'tags' | 'licence_until_t' | 'shared'>>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('material')
    .set({ ...fields, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** Another file of a material. @returns the number of its version */
export const addVersion = async (
  tx: Tx,
  { id, version_no }: HeldMaterial,
  version: { readonly file_id: number; readonly member_id: number; readonly note: string },
  now: number,
): Promise<number> => {
  const no = version_no + 1
  await tx
    .insertInto('material_version')
    .values({ material_id: id, no, ...version, add_time: now })
    .execute()
  await tx
    .updateTable('material')
    .set({ file_id: version.file_id, version_no: no, update_time: now })
    .where('id', '=', id)
    .execute()
  return no
}

export const noteDownload = async (tx: Tx, material_id: number, member_id: number, now: number): Promise<void> => {
  await tx.insertInto('material_download').values({ material_id, member_id, add_time: now }).execute()
}

/** Versions of a material, the newest first. */
export const readVersions = async (tx: Tx, material_id: number) => {
  const { rows } = await sql<{ no: number; note: string; name: string; by: string; time: number }>`
    select v.no, v.note, f.name, m.membername as by, v.add_time as time from material_version v
    join media_file f on f.id = v.file_id join member m on m.id = v.member_id
    where v.material_id = ${material_id} order by v.no desc`.execute(tx)
  return rows
}

const SHOWN = 50

/** Who fetched it, the last ones first; of another company that uses it as an original its name. */
export const readDownloads = async (tx: Tx, material_id: number) => {
  const { rows } = await sql<{ by: string; time: number }>`
    select case when m.company_id = a.company_id then m.membername else c.name end as by, d.add_time as time
    from material_download d join material a on a.id = d.material_id join member m on m.id = d.member_id
    join company c on c.id = m.company_id
    where d.material_id = ${material_id} order by d.id desc limit ${SHOWN}`.execute(tx)
  return rows
}
