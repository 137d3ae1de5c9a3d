import type { Db } from '../../platform/db/tables.ts'

/** A product of a company that nobody has sold yet. */
export const makeProduct = async (
  db: Db,
  company_id: number,
  product_id: string,
  title = 'Air fryer',
): Promise<void> => {
  await db
    .insertInto('product')
    .values({
      company_id,
      product_id,
      shop_id: 's',
      title,
      image: '',
      first_seen_t: 0,
      add_time: 0,
      update_time: 0,
    })
    .execute()
}
