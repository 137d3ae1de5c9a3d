import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/tables.ts'

interface Own {
  readonly company_id: number
  readonly member_id: number
  readonly product_id: string
  readonly now: number
}

export const putInShowcase = async (tx: Tx, { now, ...key }: Own, rate_bp: number | null): Promise<void> => {
  await tx
    .insertInto('showcase')
    .values({ ...key, rate_bp, add_time: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'company_id', 'product_id']).doUpdateSet({ rate_bp }))
    .execute()
}

/** Where a member's marks of products stand. */
export type ProductMarks = 'showcase' | 'product_collect'

export const isMarked = async (
  tx: Tx,
  table: ProductMarks | 'promo_link',
  { company_id, member_id, product_id }: Omit<Own, 'now'>,
): Promise<boolean> => {
  const found = await tx
    .selectFrom(table)
    .select('product_id')
    .where('company_id', '=', company_id)
    .where('member_id', '=', member_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Takes a product out of the member's showcase or collection; one that is not there is no error. */
export const takeOut = async (
  tx: Tx,
  table: ProductMarks,
  { company_id, member_id, product_id }: Omit<Own, 'now'>,
): Promise<void> => {
  await tx
    .deleteFrom(table)
    .where('company_id', '=', company_id)
    .where('member_id', '=', member_id)
    .where('product_id', '=', product_id)
    .execute()
}

export const collect = async (tx: Tx, { now, ...key }: Own): Promise<void> => {
  await tx
    .insertInto('product_collect')
    .values({ ...key, add_time: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'company_id', 'product_id']).doNothing())
    .execute()
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const LENGTH = 8
/** Letters and digits that nobody takes for each other: 57 to the eighth, about 10^14 codes. */
const freshCode = (): string => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')

/** Gives a member a code for a product, unless it has one. */
export const keepPromoCode = async (tx: Tx, { now, ...key }: Own): Promise<void> => {
  await tx
    .insertInto('promo_link')
    .values({ ...key, code: freshCode(), add_time: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'company_id', 'product_id']).doNothing())
    .execute()
}

/** The member's code for a product. @throws when it was given none */
export const readPromoCode = async (
  tx: Tx,
  { company_id, member_id, product_id }: Omit<Own, 'now'>,
): Promise<string> => {
  const { code } = await tx
    .selectFrom('promo_link')
    .select('code')
    .where('company_id', '=', company_id)
    .where('member_id', '=', member_id)
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow()
  return code
}
