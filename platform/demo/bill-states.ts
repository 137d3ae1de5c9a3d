import { sql } from 'kysely'
import { billState } from '../../shared/areas/bills/states.ts'
import type { Db, Tx } from '../db/tables.ts'
import { insertAudits } from '../queries/account/audit.ts'
import { setBill } from '../queries/bills/held.ts'
import { accountOf } from '../queries/bills/scope.ts'
import type { Vault } from '../vault/vault.ts'
import { findDemo, readMembers } from './plan.ts'

const DAY = 86_400
const { reviewing, toPay, paid, disputed } = billState
/** What became of the bills of the last month, one after the other; every fourth still waits. */
const newest = [undefined, reviewing, toPay, disputed] as const
const banks = ['招商银行深圳分行', '中国工商银行杭州分行', '中国建设银行上海分行'] as const
const reason = '有一笔订单的分成比例与约定不一致，请核对。'

interface OpenBill {
  readonly id: number
  readonly member_id: number
  readonly name: string
  readonly add_time: number
  /** 0: of the last month that was billed. */
  readonly age: number
  readonly place: number
  readonly reviewer: number
}

const readOpen = async (tx: Tx, members: readonly number[], reviewers: { chief: number; operator: number }) => {
  const { rows } = await sql<OpenBill>`
    select b.id, b.member_id, coalesce(nullif(m.membername, ''), m.username) as name, b.add_time,
      dense_rank() over (order by b.period desc) - 1 as age,
      row_number() over (partition by b.period order by b.id) - 1 as place,
      case when b.company_id = 0 or b.member_id = ${reviewers.chief} then ${reviewers.operator}::bigint
        else ${reviewers.chief}::bigint end as reviewer
    from bill b join member m on m.id = b.member_id
    where b.status = 0 and b.member_id = any(${[...members]}::bigint[]) order by b.id`.execute(tx)
  return rows
}

/** Deals with one bill as people would have: who did what when stands in its history. */
const deal = async (tx: Tx, vault: Vault, bill: OpenBill, to: number, now: number): Promise<void> => {
  const { id, member_id, reviewer, name } = bill
  const at = (days: number): number => Math.min(now, bill.add_time + days * DAY)
  const note = (who: number, transition: string, days: number, before: number, after: object, status: number) => ({
    ...{ member_id: who, action: `bill.${transition}`, object_type: 'bill', object_id: String(id), ip: '' },
    ...{ before: { status: before }, after: { ...after, status }, now: at(days) },
  })
  if (to === disputed) {
    await setBill(tx, id, { status: to, dispute_reason: reason }, now)
    return insertAudits(tx, [note(member_id, 'dispute', 1, 0, { reason }, to)])
  }
  const number = `62148301${String(10_000_000 + ((id * 7919) % 90_000_000))}`
  const bankname = banks[id % banks.length] ?? banks[0]
  const account = { payee_name: name, bankname, bank_last4: number.slice(-4) }
  const told = { payee_name: name, bankname, banknumber: `**** ${account.bank_last4}` }
  const pay_serial = `CMB${id}${at(5)}`
  const steps = [
    note(member_id, 'confirm', 1, 0, told, reviewing),
    note(reviewer, 'approve', 3, reviewing, {}, toPay),
    note(reviewer, 'pay', 5, toPay, { pay_serial }, paid),
  ]
  await setBill(
    tx,
    id,
    {
      ...account,
      status: to,
      bank_sealed: vault.seal(number, accountOf(member_id)),
      confirmed_t: at(1),
      ...(to === reviewing ? {} : { reviewed_t: at(3) }),
      ...(to === paid ? { paid_t: at(5), pay_serial } : {}),
    },
    now,
  )
  await insertAudits(tx, steps.slice(0, to))
}

/** Shows bills on their way: earlier months are paid, of the last one some wait. Once for each bill that is still untouched. */
export const dealWithBills = async (db: Db, vault: Vault, now: number): Promise<void> => {
  const demo = await findDemo(db)
  if (!demo) return
  const members = await readMembers(db, demo)
  const [chief, operator] = [members.get('leader'), members.get('ops')]
  if (chief === undefined || operator === undefined) return
  await db.transaction().execute(async (tx) => {
    const { rows } =
      await sql`select from bill where status = 3 and member_id = any(${[...members.values()]}::bigint[]) limit 1`.execute(
        tx,
      )
    if (rows.length > 0) return
    for (const bill of await readOpen(tx, [...members.values()], { chief, operator })) {
      const to = bill.age > 0 ? paid : newest[bill.place % newest.length]
      if (to !== undefined) await deal(tx, vault, bill, to, now)
    }
  })
}
