import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../../queries/view.ts'
import { begins } from '../../queries/words.ts'
import { type Part, part, type Sql } from '../source.ts'

const idsOf = async (tx: Tx, query: Sql): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`${query}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Ids of what a filter's text names: `text` itself as an id, and all whose name begins with it, in any case of letters. */
export const namedIds: Readonly<
  Record<'creator' | 'shop' | 'product' | 'content', (tx: Tx, view: View, text: string) => Promise<string[]>>
> = {
  /** A masked name is known by no more than is shown of it. */
  creator: async (tx, { scope, company }, text) => {
    const shown = (name: Sql): Sql => (company.mask_names ? sql`left(${name}, 2)` : name)
    const named = sql`(${begins(shown(sql`username`), text)} or ${begins(shown(sql`nickname`), text)})`
    const found = await idsOf(
      tx,
      sql`select creator_id as id from creator where company_id = ${scope.company_id} and ${named} and creator_id <> ${text}`,
    )
    return [text, ...found]
  },
  shop: async (tx, { scope }, text) => [
    text,
    ...(await idsOf(
      tx,
      sql`select shop_id as id from shop
          where company_id = ${scope.company_id} and ${begins(sql`name`, text)} and shop_id <> ${text}`,
    )),
  ],
  product: async (tx, { scope }, text) => [
    text,
    ...(await idsOf(
      tx,
      sql`select product_id as id from product
          where company_id = ${scope.company_id} and ${begins(sql`title`, text)} and product_id <> ${text}`,
    )),
  ],
  content: async (tx, { scope }, text) => [
    text,
    ...(await idsOf(
      tx,
      sql`select content_id as id from content
          where company_id = ${scope.company_id} and ${begins(sql`title`, text)} and content_id <> ${text}`,
    )),
  ],
}

/** Condition on a product `p`: of the shops that the text names; undefined when it is not asked for. */
export const inShop = async (tx: Tx, view: View, text: string | number | undefined): Promise<Part | undefined> =>
  text === undefined ? undefined : part(sql`p.shop_id = any(${await namedIds.shop(tx, view, String(text))}::text[])`)

/** Behind every text that begins with the one before it, in byte order. */
const LAST = '\u{10ffff}'

/** Condition that a number begins with `word`, as a range that an index finds. */
export const numbered = (column: Sql, word: string): Sql =>
  sql`${column} collate "C" >= ${word} and ${column} collate "C" < ${word + LAST}`

/** Members of the company by id, account or name. */
export const ownerIds = async (tx: Tx, { scope }: View, text: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from member where company_id = ${scope.company_id}
      and (id::text = ${text} or ${begins(sql`username`, text)} or ${begins(sql`membername`, text)})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Categories by id, or whose name in either language is the text. */
export const categoryIds = async (tx: Tx, text: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from category where id::text = ${text} or lower(name_zh) = lower(${text}) or lower(name_en) = lower(${text})`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
