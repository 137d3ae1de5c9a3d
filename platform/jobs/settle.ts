import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import type { OrderGate } from '../ingest/gate.ts'
import type { OrderUpdate } from '../ingest/types.ts'

const CHUNK = 2000

interface DueOrder {
  readonly company_id: number
  readonly order_id: string
  readonly settle_due_t: number
}

const findDue = async (db: Db, now: number): Promise<readonly DueOrder[]> => {
  const { rows } = await sql<DueOrder>`
    select company_id, order_id, max(settle_due_t) as settle_due_t
    from affiliate_order_line
    where settlement_status = 1 and settle_due_t <= ${now}
    group by company_id, order_id order by company_id, 3 limit ${CHUNK}`.execute(db)
  return rows
}

/**
 * Settles every pending line whose day has come: actual commission is written once, at the moment it was due.
 * @returns how many orders were settled
 */
export const settleDue = async (db: Db, gate: OrderGate, now: number): Promise<number> => {
  let settled = 0
  for (;;) {
    const due = await findDue(db, now)
    const byCompany = new Map<number, OrderUpdate[]>()
    for (const { company_id, order_id, settle_due_t } of due) {
      const event: OrderUpdate = { kind: 'update', order_id, settled_t: settle_due_t }
      const events = byCompany.get(company_id)
      if (events) events.push(event)
      else byCompany.set(company_id, [event])
    }
    let changed = 0
    for (const [companyId, events] of byCompany) {
      const results = await gate.submit(companyId, events)
      changed += results.filter((result) => result.ok && result.changed).length
    }
    settled += changed
    // Nothing changed: what is left is refused by the write path, and asking again would never end.
    if (due.length < CHUNK || changed === 0) return settled
  }
}
