import { sql } from 'kysely'
import type { GroupRights } from '../../../shared/record/rights.ts'
import type { Tx } from '../../db/tables.ts'
import type { MemberRole } from '../account/member.ts'

/** What a person sets of a group. */
export interface GroupFields {
  readonly name: string
  readonly data_scope: number
  readonly see_money: boolean
  readonly see_mobile: boolean
  readonly screens: GroupRights['screens']
}

/** A group of a company as its members have it; undefined when there is none. */
export const readGroup = async (tx: Tx, company_id: number, id: string): Promise<MemberRole | undefined> => {
  const { rows } = await sql<MemberRole>`
    select p.id::text as id, p.name, p.data_scope, p.see_money, p.see_mobile,
      coalesce((select json_agg(json_build_object('screen', r.screen, 'act', r.can_act::int,
        'export', r.can_export::int) order by r.screen) from role_menu r where r.role_id = p.id), '[]') as screens
    from privilege_role p where p.company_id = ${company_id} and p.id::text = ${id}`.execute(tx)
  return rows[0]
}

/** Those of a company by name. */
export const readGroups = async (tx: Tx, company_id: number): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id::text as id, p.name from privilege_role p where p.company_id = ${company_id} order by p.name`.execute(
    tx,
  )
  return rows
}

/** The accounts of a group that are not deleted. */
export const readGroupMembers = async (tx: Tx, company_id: number, id: number): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', company_id)
    .where('privilege_id', '=', id)
    .where('deleted_t', 'is', null)
    .execute()
  return rows.map((row) => row.id)
}

const setScreens = async (tx: Tx, role_id: number, screens: GroupFields['screens']): Promise<void> => {
  await tx.deleteFrom('role_menu').where('role_id', '=', role_id).execute()
  if (screens.length === 0) return
  await tx
    .insertInto('role_menu')
    .values(
      screens.map(({ screen, act, export: files }) => ({
        ...{ role_id, screen, can_act: act === 1, can_export: files === 1 },
      })),
    )
    .execute()
}

/** @returns its number @throws a unique violation when the company has a group of this name */
export const insertGroup = async (
  tx: Tx,
  company_id: number,
  { screens, ...fields }: GroupFields,
  now: number,
): Promise<number> => {
  const { id } = await tx
    .insertInto('privilege_role')
    .values({ ...fields, company_id, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setScreens(tx, id, screens)
  return id
}

/** @throws a unique violation when the company has another group of this name */
export const updateGroup = async (
  tx: Tx,
  id: number,
  { screens, ...fields }: GroupFields,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('privilege_role')
    .set({ ...fields, update_time: now })
    .where('id', '=', id)
    .execute()
  await setScreens(tx, id, screens)
}

export const deleteGroup = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('privilege_role').where('id', '=', id).execute()
}
