import { isZone } from '../../../shared/time/zone.ts'
import type { Db, Tx } from '../../db/tables.ts'

export interface NewAccount {
  readonly username: string
  /** Name of the company, made when there is none; undefined: no company. */
  readonly company: string | undefined
  /** Of a new company. */
  readonly currency: string
  readonly zone: string
  readonly status: number
  /** The platform's own operator. */
  readonly operator: boolean
}

const companyId = async (tx: Tx, account: NewAccount, now: number): Promise<number> => {
  const { company, currency, zone } = account
  if (company === undefined) return 0
  const known = await tx.selectFrom('company').select('id').where('name', '=', company).executeTakeFirst()
  if (known) return known.id
  if (!isZone(zone)) throw new Error(`时区“${zone}”不存在。 There is no time zone "${zone}".`)
  if (!/^[A-Z]{3}$/.test(currency))
    throw new Error(`币种“${currency}”不是三个大写字母。 "${currency}" is no currency code.`)
  const made = await tx
    .insertInto('company')
    .values({
      name: company,
      display_currency: currency,
      time_zone: zone,
      expire_t: null,
      add_time: now,
      update_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/**
 * An account with every right of its kind: in a company it sees the whole of it; a wall seat (status 4) the wall.
 * @throws a unique violation when the name is taken
 */
export const createAccount = (
  db: Db,
  account: NewAccount,
  password_hash: string,
  now: number,
): Promise<{ id: number; company_id: number }> =>
  db.transaction().execute(async (tx) => {
    const company_id = await companyId(tx, account, now)
    const { id } = await tx
      .insertInto('member')
      .values({
        company_id,
        username: account.username,
        password_hash,
        mobile: null,
        membername: account.username,
        agency_level: 1,
        privilege_id: company_id > 0 ? 1 : 0,
        daping: true,
        status: account.status,
        operator: account.operator,
        manager_id: null,
        referrer_id: null,
        last_login_t: null,
        deleted_t: null,
        add_time: now,
        update_time: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('member_closure').values({ ancestor_id: id, descendant_id: id, depth: 0 }).execute()
    await tx.insertInto('member_module').values({ member_id: id, code: 0, start_t: now, end_t: null }).execute()
    return { id, company_id }
  })
