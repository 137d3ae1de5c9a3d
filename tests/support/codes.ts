import type { Db } from '../../platform/db/tables.ts'
import { newCode } from '../../platform/sms/codes.ts'
import type { SmsType } from '../../shared/areas/account/api.ts'

/** Puts a live code of a number in place, as if it had been sent at `now` (Unix seconds), and answers it. */
export const issueCode = async (db: Db, mobile: string, type: SmsType, now: number): Promise<string> => {
  const { code, stored } = newCode(now)
  await db
    .insertInto('sms_code')
    .values({ mobile, type, ...stored })
    .onConflict((conflict) => conflict.columns(['mobile', 'type']).doUpdateSet({ ...stored, tries: 0 }))
    .execute()
  return code
}

/** Six digits that are not `code`. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
