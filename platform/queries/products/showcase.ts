import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/tables.ts'

interface Kept {
  readonly company_id: number
  readonly member_id: number
  readonly product_id: string
  readonly now: number
}

export const putInShowcase = async (tx: Tx, { now, ...key }: Kept, rate_bp: number | null): Promise<void> => {
  await tx
    .insertInto('showcase')
    .values({ ...key, rate_bp, add_time: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'company_id', 'product_id']).doUpdateSet({ rate_bp }))
    .execute()
}

/** Takes a product out of the member's showcase or collection; one that is not there is no error. */
export const takeOut = async (
  tx: Tx,
  table: 'showcase' | 'product_collect',
  { company_id, member_id, product_id }: Omit<Kept, 'now'>,
): Promise<void> => {
  await tx
    .deleteFrom(table)
    .where('company_id', '=', company_id)
    .where('member_id', '=', member_id)
    .where('product_id', '=', product_id)
    .execute()
}

export const collect = async (tx: Tx, { now, ...key }: Kept): Promise<void> => {
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

/** The member's code for a product, made the first time that it is asked for. */
export const promoCode = async (tx: Tx, { now, ...key }: Kept): Promise<string> => {
  const { code } = await tx
    .insertInto('promo_link')
    .values({ ...key, code: freshCode(), add_time: now })
    // An update without a change answers the row that is there, also to two calls at the same moment.
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'company_id', 'product_id']).doUpdateSet(({ ref }) => ({
        product_id: ref('excluded.product_id'),
      })),
    )
    .returning('code')
    .executeTakeFirstOrThrow()
  return code
}
