import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../../queries/view.ts'
import { begins } from '../../queries/words.ts'
import { type Part, part, type Sql } from '../source.ts'
import type { Asking } from '../table-source.ts'

const idsOf = async (tx: Tx, query: Sql): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`${query}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Ids of `table` whose name the text begins; none where it is an id itself, for that names its own thing alone. */
const others = (tx: Tx, { scope }: View, table: string, id: Sql, named: Sql, text: string): Promise<string[]> => {
  const of = sql`from ${sql.table(table)} where company_id = ${scope.company_id}`
  return idsOf(tx, sql`select ${id} as id ${of} and ${named} and not exists (select ${of} and ${id} = ${text})`)
}

/** Ids of what a filter's text names: `text` itself as an id, or else all whose name begins with it, in any case of letters. */
export const namedIds: Readonly<
  Record<'creator' | 'shop' | 'product' | 'content', (tx: Tx, view: View, text: string) => Promise<string[]>>
> = {
  /** A masked name is known by no more than is shown of it. */
  creator: async (tx, view, text) => {
    const shown = (name: Sql): Sql => (view.company.mask_names ? sql`left(${name}, 2)` : name)
    const named = sql`(${begins(shown(sql`username`), text)} or ${begins(shown(sql`nickname`), text)})`
    return [text, ...(await others(tx, view, 'creator', sql`creator_id`, named, text))]
  },
  shop: async (tx, view, text) => [
    text,
    ...(await others(tx, view, 'shop', sql`shop_id`, begins(sql`name`, text), text)),
  ],
  product: async (tx, view, text) => [
    text,
    ...(await others(tx, view, 'product', sql`product_id`, begins(sql`title`, text), text)),
  ],
  content: async (tx, view, text) => [
    text,
    ...(await others(tx, view, 'content', sql`content_id`, begins(sql`title`, text), text)),
  ],
}

/** Condition on a product `p`: of the shops that the text names. */
export const shopsNamed = async (text: string, { tx, view }: Asking): Promise<Part> =>
  part(sql`p.shop_id = any(${await namedIds.shop(tx, view, text)}::text[])`)

/** A member of the company by id, or else all whose account or name begins with the text. */
export const ownerIds = async (tx: Tx, { scope }: View, text: string): Promise<number[]> => {
  const of = sql`from member where company_id = ${scope.company_id}`
  const { rows } = await sql<{ id: number }>`
    select id ${of} and (id::text = ${text} or (${begins(sql`username`, text)} or ${begins(sql`membername`, text)})
      and not exists (select ${of} and id::text = ${text}))`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A category by id, or else all of whose names in either language one begins with the text. */
export const categoryIds = async (tx: Tx, text: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from category where id::text = ${text} or (${begins(sql`name_zh`, text)} or ${begins(sql`name_en`, text)})
      and not exists (select from category where id::text = ${text})`.execute(tx)
  return rows.map(({ id }) => id)
}
