import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { liveApi } from '../../../shared/areas/lives/api.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { livesOf } from './lives.ts'

type Mark = CallData<typeof liveApi.detail>['marks'][number]

/** What was noted of a session, by time. */
export const readMarks = async (tx: Tx, { company_id }: Scope, live_id: string): Promise<Mark[]> => {
  const { rows } = await sql<Mark>`
    select id::text as id, kind, t, note from live_mark
    where company_id = ${company_id} and live_id = ${live_id} order by t, id`.execute(tx)
  return rows
}

export interface NewMark extends Omit<Mark, 'id'> {
  readonly company_id: number
  readonly live_id: string
  readonly member_id: number
}

/** @returns its id */
export const insertMark = async (tx: Tx, mark: NewMark, now: number): Promise<string> => {
  const { id } = await tx
    .insertInto('live_mark')
    .values({ ...mark, add_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** Takes one of the viewer's sessions back; undefined when there is none. */
export const deleteMark = async (
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<(Mark & { readonly live_id: string }) | undefined> => {
  const { rows } = await sql<Mark & { live_id: string }>`
    delete from live_mark m using live_session s
    where m.id = ${id} and s.company_id = m.company_id and s.live_id = m.live_id and ${livesOf(scope)}
    returning m.id::text as id, m.kind, m.t, m.note, m.live_id`.execute(tx)
  return rows[0]
}
