import type { Db } from '../db/tables.ts'
import { findDemo, readMembers } from './plan.ts'

const holder = 'agent1'
const reason = '收款人姓名与实名信息不一致，请更正后重新提交。'

/** Shows a rejected bill: the oldest one of an agent of the demo that is to be confirmed, while all of them are. */
export const rejectBill = async (db: Db): Promise<void> => {
  const demo = await findDemo(db)
  const member_id = demo && (await readMembers(db, demo)).get(holder)
  if (member_id === undefined) return
  const bills = await db
    .selectFrom('bill')
    .select(['id', 'status'])
    .where('member_id', '=', member_id)
    .where('status', '<>', 7)
    .orderBy('period')
    .orderBy('id')
    .execute()
  const first = bills[0]
  if (!first || bills.some(({ status }) => status !== 0)) return
  await db
    .updateTable('bill')
    .set({ status: 4, reject_reason: reason })
    .where('id', '=', first.id)
    .where('status', '=', 0)
    .execute()
}
