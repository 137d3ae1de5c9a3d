import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import type { CompanyTable, Db, MemberTable } from '../../platform/db/tables.ts'
import type { CreatorTable } from '../../platform/db/tables-catalogue.ts'

export const password = 'correct-horse'
/** As cheap as it can be: what it costs in earnest is C12's matter. */
const hashed = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** A company with a clock in Shanghai and dollars, unless said otherwise. */
export const makeCompany = async (
  db: Db,
  name: string,
  fields: Partial<Insertable<CompanyTable>> = {},
): Promise<number> => {
  const made = await db
    .insertInto('company')
    .values({
      name,
      display_currency: 'USD',
      time_zone: 'Asia/Shanghai',
      expire_t: null,
      add_time: 0,
      update_time: 0,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** A member under `above` (0: nobody), with its rows of the team tree; every big screen is on. */
export const makeMember = async (
  db: Db,
  username: string,
  company_id: number,
  above = 0,
  fields: Partial<Insertable<MemberTable>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('member')
    .values({
      company_id,
      username,
      password_hash: await hashed,
      mobile: null,
      membername: username,
      daping: true,
      manager_id: above || null,
      referrer_id: above || null,
      last_login_t: null,
      deleted_t: null,
      add_time: 0,
      update_time: 0,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const path = await db.selectFrom('member_closure').selectAll().where('descendant_id', '=', above).execute()
  await db
    .insertInto('member_closure')
    .values([
      { ancestor_id: id, descendant_id: id, depth: 0 },
      ...path.map((row) => ({ ancestor_id: row.ancestor_id, descendant_id: id, depth: row.depth + 1 })),
    ])
    .execute()
  return id
}

/** A creator whose lines belong to `owner` (null: to nobody). */
export const makeCreator = async (
  db: Db,
  company_id: number,
  creator_id: string,
  owner: number | null,
  fields: Partial<Insertable<CreatorTable>> = {},
): Promise<void> => {
  const times = { add_time: 0, update_time: 0 }
  await db
    .insertInto('creator')
    .values({
      company_id,
      creator_id,
      username: creator_id,
      follower_count: null,
      member_id: null,
      ...times,
      ...fields,
    })
    .execute()
  if (owner === null) return
  await db
    .insertInto('creator_binding')
    .values({ company_id, creator_id, member_id: owner, start_t: 0, end_t: null, ...times })
    .execute()
}
