import { type RawBuilder, sql } from 'kysely'
import type { Category } from '../../../shared/areas/curated/api.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { isPublished } from '../products/offered.ts'
import { holds } from '../words.ts'

export interface IssueRow {
  readonly issue: string
  readonly publish_time: number
  readonly end_time: number | null
  readonly picks: number
}

/** Issues of a company, newest first; `all` also those that are not out. */
export const readIssues = async (tx: Tx, company_id: number, now: number, all: boolean): Promise<IssueRow[]> => {
  const { rows } = await sql<IssueRow>`
    select i.issue, i.publish_t as publish_time, i.end_t as end_time, count(c.product_id)::int as picks
    from curated_issue i left join curated_pick c using (company_id, issue)
    where i.company_id = ${company_id} ${all ? sql`` : sql`and ${isPublished(now)}`}
    group by i.company_id, i.issue order by i.issue desc limit 200`.execute(tx)
  return rows
}

export interface PickRow {
  readonly product_id: string
  readonly category_id: string | null
  readonly topics: number[]
  readonly reason: string
  readonly comment: string
}

/** Condition on `product p`. */
export const ofCompany = (company_id: number): RawBuilder<unknown> => sql`p.company_id = ${company_id}`

/** What an issue recommends, in its order. */
export const readPicks = async (tx: Tx, company_id: number, issue: string): Promise<PickRow[]> => {
  const { rows } = await sql<PickRow>`
    select c.product_id, p.category_id::text, c.topics, c.reason, c.comment
    from curated_pick c join product p using (company_id, product_id)
    where c.company_id = ${company_id} and c.issue = ${issue} order by c.position`.execute(tx)
  return rows
}

/** Above before below, then by name. */
export const readCategories = async (db: Db | Tx): Promise<Category[]> => {
  const { rows } = await sql<Category>`
    select id::text, pid::text, level, name_zh, name_en from category order by level, id`.execute(db)
  return rows
}

export const readCompanyNames = (db: Db | Tx): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('company').select(['id', 'name']).orderBy('id').limit(500).execute()

/** Whose issues the operator works on first: the company that came out last, those of people without a company after all. */
export const firstCompany = async (tx: Tx, own: number): Promise<number> => {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from curated_issue group by company_id
    order by company_id = 0, max(publish_t) desc, company_id limit 1`.execute(tx)
  return rows[0]?.company_id ?? own
}

export const findCandidates = async (db: Db | Tx, company_id: number, q: string, most: number) => {
  const { rows } = await sql<{ product_id: string; title: string }>`
    select product_id, coalesce(nullif(title, ''), product_id) as title from product
    where company_id = ${company_id} and status = 1 and (${holds(sql`title`, q)} or starts_with(product_id, ${q}))
    order by title, product_id limit ${most}`.execute(db)
  return rows
}

/** Ids of `ids` that are no products of the company. */
export const unknownProducts = async (tx: Tx, company_id: number, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) k(id)
    where not exists (select from product p where p.company_id = ${company_id} and p.product_id = k.id)`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface IssueText {
  readonly company_id: number
  readonly issue: string
  readonly publish_t: number
  readonly end_t: number | null
  readonly picks: readonly Omit<PickRow, 'category_id'>[]
}

/** Writes a whole issue in the place of what it was. */
export const writeIssue = async (tx: Tx, { picks, ...issue }: IssueText, now: number): Promise<void> => {
  const { company_id, issue: name, publish_t, end_t } = issue
  await tx
    .insertInto('curated_issue')
    .values({ ...issue, update_time: now })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'issue']).doUpdateSet({ publish_t, end_t, update_time: now }),
    )
    .execute()
  await tx.deleteFrom('curated_pick').where('company_id', '=', company_id).where('issue', '=', name).execute()
  if (picks.length === 0) return
  const rows = picks.map((pick, position) => ({ company_id, issue: name, position, ...pick }))
  await tx.insertInto('curated_pick').values(rows).execute()
}
