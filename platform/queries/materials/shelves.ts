import { sql } from 'kysely'
import type { Shelves } from '../../../shared/areas/materials/api.ts'
import type { Tx } from '../../db/tables.ts'

const MOST_TAGS = 60
const MOST_FOLDERS = 500

/** The tags of a company's library, the commonest first, and its folders, each with the materials in it. */
export const readShelves = async (tx: Tx, company_id: number): Promise<Omit<Shelves, 'draws'>> => {
  const { rows: tags } = await sql<Shelves['tags'][number]>`
    select tag as name, count(*)::int as materials from material, unnest(string_to_array(tags, ',')) as of(tag)
    where company_id = ${company_id} and tags <> '' group by tag order by count(*) desc, tag limit ${MOST_TAGS}`.execute(
    tx,
  )
  const { rows: folders } = await sql<Shelves['folders'][number]>`
    select folder as path, count(*)::int as materials from material
    where company_id = ${company_id} and folder <> '' group by folder order by folder limit ${MOST_FOLDERS}`.execute(tx)
  return { tags, folders }
}

/** Whether a material of the company has just this tag. */
export const isTag = async (tx: Tx, company_id: number, tag: string): Promise<boolean> => {
  const { rows } = await sql`select from material
    where company_id = ${company_id} and ${tag} = any(string_to_array(tags, ',')) limit 1`.execute(tx)
  return rows.length > 0
}

/** Condition on `material a`: it lies in a folder or in one below it. */
export const inFolder = (path: string) => sql`(a.folder = ${path} or starts_with(a.folder, ${`${path}/`}))`

/** Whether a folder of this path, or one below it, holds a material of the company. */
export const isFolder = async (tx: Tx, company_id: number, path: string): Promise<boolean> => {
  const { rows } =
    await sql`select from material a where a.company_id = ${company_id} and ${inFolder(path)} limit 1`.execute(tx)
  return rows.length > 0
}
