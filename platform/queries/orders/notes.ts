import { sql } from 'kysely'
import type { LineActions } from '../../../shared/areas/orders/actions-api.ts'
import type { LineKeyParts } from '../../../shared/areas/orders/line-id.ts'
import type { Tx } from '../../db/tables.ts'
import { calledBy, ofLine } from './line.ts'

/** All notes on a line, newest first. */
export const readNotes = async (tx: Tx, company_id: number, key: LineKeyParts): Promise<LineActions['notes']> => {
  const { rows } = await sql<LineActions['notes'][number]>`
    select t.text, ${calledBy('m')} as by, t.add_time from order_note t join member m on m.id = t.member_id
    where ${ofLine('t', company_id, key)} order by t.id desc limit 200`.execute(tx)
  return rows
}

export interface NewNote {
  readonly company_id: number
  readonly member_id: number
  readonly text: string
  readonly now: number
}

export const insertNote = async (tx: Tx, key: LineKeyParts, { now, ...note }: NewNote): Promise<void> => {
  await tx
    .insertInto('order_note')
    .values({ ...key, ...note, add_time: now })
    .execute()
}
