import type { Tx } from '../../db/tables.ts'
import type { ProductAssignmentTable } from '../../db/tables-market.ts'

/** A product for a creator; assigned again it is the newer member's, at the rate seen then. */
export const assignProduct = async (tx: Tx, row: ProductAssignmentTable): Promise<void> => {
  const { member_id, rate_bp, add_time } = row
  await tx
    .insertInto('product_assignment')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'product_id', 'creator_id']).doUpdateSet({ member_id, rate_bp, add_time }),
    )
    .execute()
}
