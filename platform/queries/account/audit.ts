import type { Tx } from '../../db/tables.ts'

type Values = Readonly<Record<string, string | number | null>>

export interface AuditEntry {
  /** Who did it. */
  readonly member_id: number
  readonly action: string
  readonly object_type: string
  readonly object_id: string
  /** Never a password or a code. */
  readonly before?: Values
  readonly after?: Values
  readonly ip: string
  /** Unix seconds. */
  readonly now: number
}

export const insertAudit = async (tx: Tx, { before, after, now, ...entry }: AuditEntry): Promise<void> => {
  const text = (values: Values | undefined): string | null => (values ? JSON.stringify(values) : null)
  await tx
    .insertInto('audit_log')
    .values({ ...entry, before: text(before), after: text(after), add_time: now })
    .execute()
}
