import { sql } from 'kysely'
import { copyItemState, copyState } from '../../shared/areas/shop-copies/states.ts'
import type { Tx } from '../db/tables.ts'
import type { MemberIds } from './plan.ts'

const PRODUCTS = 12

/** A checked copy of the account `shops` that waits: some products of one authorised shop for another one. */
export const insertCopies = async (tx: Tx, company_id: number, members: MemberIds, today: number): Promise<void> => {
  const member_id = members.get('shops')
  if (member_id === undefined) return
  const { rows: shops } = await sql<{ shop_id: string }>`
    select s.shop_id from shop s join shop_auth a using (company_id, shop_id)
    where s.company_id = ${company_id} and a.state = 1 and a.refresh_expire_t > ${today} order by 1 limit 2`.execute(tx)
  const [from, to] = shops
  if (!from || !to) return
  const { id } = await tx
    .insertInto('shop_copy_job')
    .values({
      ...{
        company_id,
        member_id,
        source_shop: from.shop_id,
        target_shops: [to.shop_id],
        price_bp: 500,
        price_ending: 99,
      },
      ...{ stock: null, state: copyState.waiting, start_t: null, end_t: null, add_time: today, update_time: today },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into shop_copy_item (job_id, product_id, target_shop, title, old_price_amt, new_price_amt, state)
    select ${id}, p.product_id, ${to.shop_id}, p.title, p.min_price_amt, p.min_price_amt * 105 / 100 / 100 * 100 + 99,
      ${copyItemState.waiting}
    from product p where p.company_id = ${company_id} and p.shop_id = ${from.shop_id} and p.status = 1
      and p.min_price_amt is not null order by p.product_id limit ${PRODUCTS}`.execute(tx)
}
