import type { Db } from '../../db/tables.ts'
import { targetOf } from '../../reports/target.ts'
import type { Vault } from '../../vault/vault.ts'

/**
 * Seals with the vault's first key where reports go, of those that another one sealed.
 * @returns how many
 * @throws when a key that some were sealed with is gone
 */
export const resealTargets = (db: Db, vault: Vault): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const plans = await tx.selectFrom('report_plan').select(['id', 'member_id', 'sealed']).forNoKeyUpdate().execute()
    const old = plans.filter(({ sealed }) => !vault.isCurrent(sealed))
    for (const { id, member_id, sealed } of old) {
      const about = targetOf(member_id)
      await tx
        .updateTable('report_plan')
        .set({ sealed: vault.seal(vault.open(sealed, about), about) })
        .where('id', '=', id)
        .execute()
    }
    return old.length
  })
