import { sql } from 'kysely'

/** A worker that gave no sign of life for so long (seconds) is taken for dead. */
export const STALE_S = 15

/** The database's clock: workers on several machines agree on it. */
export const clock = sql`extract(epoch from clock_timestamp())::bigint`

/** The oldest row of a table of work that waits or whose worker died, held for this caller alone. */
export const oldestOpen = (table: 'export_job' | 'analysis_work' | 'company_change') => sql`
  select id from ${sql.table(table)}
  where state in ('queued', 'running') and (state = 'queued' or beat_t < ${clock} - ${STALE_S}::int)
  order by id limit 1 for update skip locked`
