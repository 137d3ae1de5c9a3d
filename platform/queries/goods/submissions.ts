import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'
import { roleColumns } from '../account/member.ts'
import { type ScopedMember, scopeOf } from '../scope.ts'
import { soldIn } from '../search/kinds.ts'

export interface Submission {
  readonly company_id: number
  readonly member_id: number
  readonly product_id: string
}

/** When the member asked for the product; null: it did not, or has got it since. */
export const readSubmitted = async (db: Db | Tx, { company_id, member_id, product_id }: Submission) => {
  const found = await db
    .selectFrom('product_submission')
    .select('add_time')
    .where('company_id', '=', company_id)
    .where('product_id', '=', product_id)
    .where('member_id', '=', member_id)
    .where('told_t', 'is', null)
    .executeTakeFirst()
  return found?.add_time ?? null
}

const submittedSince = async (tx: Tx, member_id: number, since: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from product_submission where member_id = ${member_id} and add_time > ${since}`.execute(tx)
  return rows[0]?.n ?? 0
}

const DAY = 86_400

/**
 * Notes that the member asks for the product, once, and tells everyone above it.
 * @returns 'full' when it has asked for `most` products within a day
 */
export const submitProduct = async (
  tx: Tx,
  { company_id, member_id, product_id }: Submission,
  most: number,
  now: number,
): Promise<'done' | 'full'> => {
  if ((await readSubmitted(tx, { company_id, member_id, product_id })) !== null) return 'done'
  if ((await submittedSince(tx, member_id, now - DAY)) >= most) return 'full'
  const { rows } = await sql`
    insert into product_submission (company_id, product_id, member_id, add_time)
    values (${company_id}, ${product_id}, ${member_id}, ${now})
    on conflict (company_id, product_id, member_id) do update set told_t = null, add_time = excluded.add_time
      where product_submission.told_t is not null
    returning 1`.execute(tx)
  if (rows.length === 0) return 'done'
  await sql`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select v.company_id, v.id, coalesce(nullif(a.membername, ''), a.username) || ' · ' || ${product_id}::text,
      a.agency_level, 'goods.submitted', 'product', ${product_id}::text, ${now}::bigint
    from member_closure k join member v on v.id = k.ancestor_id and v.deleted_t is null
    join member a on a.id = k.descendant_id
    where k.descendant_id = ${member_id} and k.depth > 0`.execute(tx)
  return 'done'
}

type Open = Submission & ScopedMember & { readonly title: string }

/** Tells each member that a product it asked for can be looked at now, once. @returns how many were told */
export const tellSubmitted = async (db: Db, now: number): Promise<number> => {
  const { rows } = await sql<Open>`
    select s.company_id, s.product_id, s.member_id, m.id, m.status, m.privilege_id, ${roleColumns},
      coalesce(nullif(p.title, ''), p.product_id) as title
    from product_submission s join product p on p.company_id = s.company_id and p.product_id = s.product_id
    join member m on m.id = s.member_id and m.deleted_t is null
    where s.told_t is null`.execute(db)
  let told = 0
  for (const one of rows)
    await db.transaction().execute(async (tx) => {
      const done = await sql`
        update product_submission s set told_t = ${now}
        where s.company_id = ${one.company_id} and s.product_id = ${one.product_id} and s.member_id = ${one.member_id}
          and s.told_t is null and ${soldIn(scopeOf(one), 'product', sql`s.product_id`)}
        returning 1`.execute(tx)
      if (done.rows.length === 0) return
      told += 1
      await sql`
        insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
        select m.company_id, m.id, ${one.title}::text, m.agency_level, 'goods.listed', 'product', ${one.product_id}::text,
          ${now}::bigint
        from member m where m.id = ${one.member_id}`.execute(tx)
    })
  return told
}
