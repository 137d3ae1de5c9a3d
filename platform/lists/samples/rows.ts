import { sql } from 'kysely'
import { part, type RowsSource } from '../source.ts'

/** Sample requests of a company, with the times by which each side must act. */
export const sampleRows: RowsSource = {
  table: sql`sample_request r`,
  joins: {},
  scope: ({ scope }) => sql`r.company_id = ${scope.company_id}`,
  columns: {
    sample_id: part(sql`r.id::text`),
    sample_state: part(sql`r.state`),
    approve_time: part(sql`r.approve_deadline_t`),
    ship_time: part(sql`r.ship_deadline_t`),
    content_time: part(sql`r.content_deadline_t`),
  },
}
