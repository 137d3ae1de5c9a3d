import type { Tx } from '../../../db/tables.ts'
import { type AuditEntry, insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import type { Call } from '../../call.ts'

/** What was done to an account, beside what its transitions write: in the same history, and for whoever looks at the company. */
export const noteStaff = async (
  tx: Tx,
  { viewer: { record, scope }, ip, now }: Call,
  did: 'add' | 'edit' | 'reset' | 'handover',
  id: number,
  change: Pick<AuditEntry, 'before' | 'after'> = {},
): Promise<void> => {
  const object = { object_type: 'staff', object_id: objectOf(scope.company_id, String(id)) }
  await insertAudit(tx, { member_id: Number(record.id), action: `staff.${did}`, ...object, ...change, ip, now })
  await raiseVersion(tx, scope.company_id, now)
}
