import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { isOperator } from '../workflows/people.ts'
import { AUTO_CONFIRM, viewerOf } from './scope.ts'

/** Whether the viewer decides about bills of others: as a leader of the whole company, or as an operator of the platform. */
export const reviewsBills = async (tx: Tx, scope: Scope): Promise<boolean> => {
  const viewer = viewerOf(scope)
  return viewer !== null && ((scope.member_id === null && scope.company_id > 0) || (await isOperator(tx, viewer)))
}

/** Whether bills of a company confirm themselves once their time is over. */
export const readAutoConfirm = async (tx: Tx, company_id: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('setting')
    .select('value')
    .where('company_id', '=', company_id)
    .where('key', '=', AUTO_CONFIRM)
    .executeTakeFirst()
  return row?.value === true
}

export const setAutoConfirm = async (tx: Tx, company_id: number, on: boolean, now: number): Promise<void> => {
  const row = { value: JSON.stringify(on), update_time: now }
  await tx
    .insertInto('setting')
    .values({ company_id, key: AUTO_CONFIRM, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doUpdateSet(row))
    .execute()
}
