import { sql, type Updateable } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import { accountSwitches } from '../../../shared/areas/operations/accounts-list.ts'
import type { MemberTable, Tx } from '../../db/tables.ts'
import { isOperating } from '../account/operator.ts'
import type { Scope } from '../scope.ts'
import { accountKind, type HeldStaff } from '../staff/staff.ts'

export interface HeldAccount extends HeldStaff, Readonly<Record<(typeof accountSwitches)[number], boolean>> {
  readonly zone: string
}

/** An account of whatever company, for an operator, held with its company until the transaction ends. */
export const holdAccount = async (tx: Tx, scope: Scope, id: string): Promise<HeldAccount | undefined> => {
  if (!isRowId(id)) return undefined
  await sql`select from company c join member m on m.company_id = c.id
    where ${isOperating(scope)} and m.id = ${id}::bigint for no key update of c`.execute(tx)
  const { rows } = await sql<HeldAccount>`
    select m.id, m.company_id, m.username, m.membername, m.status, ${accountKind} as account_kind, c.time_zone as zone,
      ${sql.join(accountSwitches.map((name) => sql`m.${sql.ref(name)}`))}
    from member m join company c on c.id = m.company_id
    where ${isOperating(scope)} and m.id = ${id}::bigint and m.deleted_t is null for update of m`.execute(tx)
  return rows[0]
}

export const setSwitches = async (
  tx: Tx,
  id: number,
  values: Pick<Updateable<MemberTable>, (typeof accountSwitches)[number]>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** What an account has bought of one module: when it ends, null without an end; undefined when it has none that stands. */
export const readModule = async (
  tx: Tx,
  member_id: number,
  code: number,
  now: number,
): Promise<{ readonly end_t: number | null } | undefined> =>
  tx
    .selectFrom('member_module')
    .select('end_t')
    .where('member_id', '=', member_id)
    .where('code', '=', code)
    .where((is) => is.or([is('end_t', 'is', null), is('end_t', '>', now)]))
    .executeTakeFirst()

/** Gives a module from now on, or the one that stands another end. */
export const giveModule = async (
  tx: Tx,
  member_id: number,
  code: number,
  end_t: number | null,
  now: number,
): Promise<void> => {
  await tx
    .insertInto('member_module')
    .values({ member_id, code, start_t: now, end_t })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'code']).doUpdateSet((is) => ({
        end_t,
        start_t: is.fn<number>('least', [is.ref('member_module.start_t'), is.val(now)]),
      })),
    )
    .execute()
}

export const endModule = async (tx: Tx, member_id: number, code: number): Promise<void> => {
  await tx.deleteFrom('member_module').where('member_id', '=', member_id).where('code', '=', code).execute()
}
