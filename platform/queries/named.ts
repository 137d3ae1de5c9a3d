import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { View } from './view.ts'
import { begins } from './words.ts'

type Sql = RawBuilder<unknown>

/** The texts of a filter as an address holds them: `7,8`, each once. */
export const textsOf = (value: string): string[] =>
  [...new Set(value.split(',').map((one) => one.trim()))].filter(Boolean)

/** Ids of `from` (a table with its condition) that the texts name: a text that is an id its own thing alone, another all whose name it begins. */
const named = async <Id>(
  tx: Tx,
  from: Sql,
  id: Sql,
  names: readonly Sql[],
  texts: readonly string[],
): Promise<Id[]> => {
  const beginsOne = sql.join(
    names.map((name) => begins(name, sql`q.text`)),
    sql` or `,
  )
  const { rows } = await sql<{ id: Id }>`
    with q as (select text, exists (select ${from} and ${id}::text = text) as is_id from unnest(${texts}::text[]) as of(text))
    select distinct x.id from q cross join lateral (
      select ${id} as id ${from} and case when q.is_id then ${id}::text = q.text else ${beginsOne} end) x
    order by 1`.execute(tx)
  return rows.map((row) => row.id)
}

type Named = (tx: Tx, view: View, value: string) => Promise<string[]>

/** An id that the company does not know finds nothing, and is asked for all the same: lines may name what no catalogue has. */
const ofCompany =
  (table: string, id: string, names: (view: View) => readonly Sql[]): Named =>
  async (tx, view, value) => {
    const texts = textsOf(value)
    const from = sql`from ${sql.table(table)} where company_id = ${view.scope.company_id}`
    return [...new Set([...texts, ...(await named<string>(tx, from, sql.ref(id), names(view), texts))])]
  }

/** Ids of what a filter's texts name: each text itself as an id, or else all whose name begins with it, in any case of letters. */
export const namedIds: Readonly<Record<'creator' | 'shop' | 'product' | 'content', Named>> = {
  /** A masked name is known by no more than is shown of it. */
  creator: ofCompany('creator', 'creator_id', ({ company }) =>
    [sql`username`, sql`nickname`].map((name) => (company.mask_names ? sql`left(${name}, 2)` : name)),
  ),
  shop: ofCompany('shop', 'shop_id', () => [sql`name`]),
  product: ofCompany('product', 'product_id', () => [sql`title`]),
  content: ofCompany('content', 'content_id', () => [sql`title`]),
}

/** Members of the company by id, or else all whose account or name begins with the text. */
export const ownerIds = (tx: Tx, { scope }: View, value: string): Promise<number[]> =>
  named(
    tx,
    sql`from member where company_id = ${scope.company_id}`,
    sql`id`,
    [sql`username`, sql`membername`],
    textsOf(value),
  )

/** Categories by id, or else all of whose names in either language one begins with the text. */
export const categoryIds = (tx: Tx, value: string): Promise<number[]> =>
  named(tx, sql`from category where true`, sql`id`, [sql`name_zh`, sql`name_en`], textsOf(value))

/** Condition on a product `p`: of one of the categories or of one that stands below it. */
export const inCategories = (ids: readonly number[]): Sql => sql`p.category_id in (
  with recursive tree as (
    select id from category where id = any(${ids}::bigint[])
    union select c.id from category c join tree on c.pid = tree.id
  ) select id from tree)`

/** Condition on an order line `l`: its product is. */
export const lineInCategories = (company_id: number, ids: readonly number[]): Sql => sql`l.product_id in (
  select p.product_id from product p where p.company_id = ${company_id} and ${inCategories(ids)})`
