import type { Db } from '../../db/tables.ts'
import type { Vault } from '../../vault/vault.ts'
import { accountOf } from './scope.ts'

const BATCH = 200

/**
 * Seals with the vault's first key what another one sealed. Can be killed and run again.
 * @returns how many numbers
 * @throws when a key that some were sealed with is gone
 */
export const resealAccounts = async (db: Db, vault: Vault): Promise<number> => {
  let [after, done] = [0, 0]
  for (;;) {
    const last = await db.transaction().execute(async (tx) => {
      const bills = await tx
        .selectFrom('bill')
        .select(['id', 'member_id', 'bank_sealed'])
        .where('bank_sealed', 'is not', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .forNoKeyUpdate()
        .execute()
      for (const { id, member_id, bank_sealed } of bills) {
        if (bank_sealed === null || vault.isCurrent(bank_sealed)) continue
        const about = accountOf(member_id)
        const sealed = vault.seal(vault.open(bank_sealed, about), about)
        await tx.updateTable('bill').set({ bank_sealed: sealed }).where('id', '=', id).execute()
        done++
      }
      return bills.at(-1)?.id
    })
    if (last === undefined) return done
    after = last
  }
}
