import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

type Values = Readonly<Record<string, string | number | boolean | null>>

export interface AuditEntry {
  /** Who did it; null: the platform by itself. */
  readonly member_id: number | null
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

/** How the log names what has a key that is unique within a company alone. */
export const objectOf = (company_id: number, key: string): string => `${company_id}/${key}`

const text = (values: Values | undefined): string | null => (values ? JSON.stringify(values) : null)

/** The company that the thing's name begins with, that of an account, else that of whoever did it. */
const companyOf = ({
  member_id,
  object_type,
  object_id,
}: Pick<AuditEntry, 'member_id' | 'object_type' | 'object_id'>) => {
  if (object_type === 'account')
    return sql<number | null>`(select company_id from member where id = ${object_id}::bigint)`
  const named = object_type === 'company' ? object_id : /^(\d{1,15})\//.exec(object_id)?.[1]
  return named === undefined
    ? sql<number | null>`(select company_id from member where id = ${member_id})`
    : sql<number | null>`(select id from company where id = ${named}::bigint)`
}

export const insertAudits = async (tx: Tx, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return
  await tx
    .insertInto('audit_log')
    .values(
      entries.map(({ before, after, now, ...entry }) => ({
        ...entry,
        company_id: companyOf(entry),
        before: text(before),
        after: text(after),
        add_time: now,
      })),
    )
    .execute()
}

export const insertAudit = (tx: Tx, entry: AuditEntry): Promise<void> => insertAudits(tx, [entry])
