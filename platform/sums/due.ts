import { sql } from 'kysely'
import type { MovablePool } from '../db/pool.ts'
import type { Db } from '../db/tables.ts'
import { type RebuildOptions, type Rebuilt, rebuildRollups } from './rebuild.ts'

export interface DueCompany {
  readonly id: number
  readonly name: string
}

/** Companies whose sums are to be made anew: of a run of all that was cut off, or of a migration that changes what sums hold. */
export const companiesDue = async (db: Db): Promise<readonly DueCompany[]> => {
  const { rows } = await sql<DueCompany>`
    select c.id, c.name from sums_due d join company c on c.id = d.company_id order by c.id > 0, c.name, c.id`.execute(
    db,
  )
  return rows
}

/** Puts every company there. */
export const askForAll = async (db: Db, now: number): Promise<void> => {
  await sql`insert into sums_due (company_id, add_time) select id, ${now} from company on conflict do nothing`.execute(
    db,
  )
}

/** Makes the sums of a company anew and crosses it out, both or neither. */
export const rebuildCompany = (
  database: { readonly pool: MovablePool },
  companyId: number,
  options: Omit<RebuildOptions, 'to' | 'exchange' | 'end'> = {},
): Promise<Rebuilt> =>
  rebuildRollups(database, companyId, {
    ...options,
    end: async (client) => {
      await client.query('delete from sums_due where company_id = $1', [companyId])
    },
  })
