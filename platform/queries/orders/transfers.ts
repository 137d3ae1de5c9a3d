import { type RawBuilder, sql } from 'kysely'
import type { LineActions } from '../../../shared/areas/orders/actions-api.ts'
import type { Tx } from '../../db/tables.ts'
import { objectOf } from '../account/audit.ts'
import { calledBy } from './line.ts'

export const TRANSFER = 'order.owner'
export const LINE = 'order_line'

const member = (column: RawBuilder<unknown>, alias: string): RawBuilder<unknown> =>
  sql`left join member ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = (${column} ->> 'owner_member_id')::bigint`

/** Who had a line and who got it, from the log of changes, newest first. */
export const readTransfers = async (tx: Tx, company_id: number, line_id: string): Promise<LineActions['transfers']> => {
  const { rows } = await sql<LineActions['transfers'][number]>`
    select ${calledBy('b')} as "from", ${calledBy('a')} as "to", ${calledBy('m')} as by, t.add_time
    from audit_log t join member m on m.id = t.member_id
    ${member(sql`t.before`, 'b')} ${member(sql`t.after`, 'a')}
    where t.object_type = ${LINE} and t.object_id = ${objectOf(company_id, line_id)} and t.action = ${TRANSFER}
    order by t.id desc limit 200`.execute(tx)
  return rows
}
