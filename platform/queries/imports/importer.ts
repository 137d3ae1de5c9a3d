import type { Tx } from '../../db/tables.ts'
import type { SinkContext } from './sink.ts'

/** In whose name lines become rows: who imports, or of the command line the first leader who sees the company; undefined: none does. */
export const importerOf = async (
  tx: Tx,
  { member_id, company }: Pick<SinkContext, 'member_id' | 'company'>,
): Promise<number | undefined> => {
  if (member_id !== null) return member_id
  const found = await tx
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', company.id)
    .where('status', '=', 1)
    .where('privilege_id', '>', 0)
    .where('deleted_t', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return found?.id
}
