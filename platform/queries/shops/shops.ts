import { sql } from 'kysely'
import { shopState } from '../../../shared/areas/shops/auth-states.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { ownShops } from './scope.ts'

export interface HeldShop {
  readonly company_id: number
  readonly shop_id: string
  readonly name: string
  readonly tiktok_account: string
  readonly settlement_days: number
  readonly note: string
  readonly group_name: string
  readonly owner_member_id: number | null
  readonly owner_name: string
  readonly state: number
}

/** Whether `shop s` is worked with. */
export const stateOfShop = sql<number>`(case when s.disabled_t is null then ${sql.lit(shopState.on)} else ${sql.lit(shopState.disabled)} end)`

/** A shop of the viewer's scope, held until the transaction ends. */
export const holdShop = async (tx: Tx, scope: Scope, shop_id: string): Promise<HeldShop | undefined> => {
  const { rows } = await sql<HeldShop>`
    select s.company_id, s.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as name, s.tiktok_account, s.settlement_days,
      s.note, s.group_name, s.owner_member_id, ${stateOfShop} as state,
      coalesce((select coalesce(nullif(m.membername, ''), m.username) from member m where m.id = s.owner_member_id), '') as owner_name
    from shop s where ${ownShops(scope)} and s.shop_id = ${shop_id} for no key update of s`.execute(tx)
  return rows[0]
}

type ShopValues = Readonly<
  Partial<{
    name: string
    tiktok_account: string
    settlement_days: number
    note: string
    group_name: string
    owner_member_id: number
    disabled_t: number | null
  }>
>

export const setShop = async (
  tx: Tx,
  { company_id, shop_id }: Pick<HeldShop, 'company_id' | 'shop_id'>,
  values: ShopValues,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('shop')
    .set({ ...values, update_time: now, fact_t: now })
    .where('company_id', '=', company_id)
    .where('shop_id', '=', shop_id)
    .execute()
}

export interface NewShop {
  readonly company_id: number
  readonly shop_id: string
  readonly name: string
  readonly region: string
  readonly seller_type: number
  readonly tiktok_account: string
  readonly group_name: string
  readonly settlement_days: number
  readonly owner_member_id: number | null
}

/** @returns false when the company has that shop already */
export const insertShop = async (tx: Tx, shop: NewShop, now: number): Promise<boolean> => {
  const made = await tx
    .insertInto('shop')
    .values({ ...shop, add_time: now, update_time: now, fact_t: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'shop_id']).doNothing())
    .returning('shop_id')
    .executeTakeFirst()
  return made !== undefined
}
