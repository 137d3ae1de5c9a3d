import { type RawBuilder, sql } from 'kysely'
import type { Dimension } from '../../../shared/areas/analysis/dimensions.ts'
import type { Language } from '../../../shared/i18n/texts.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../names.ts'
import type { View } from '../view.ts'

type Names = Readonly<Record<string, string>>
type Sql = RawBuilder<unknown>

const member = sql`select id::text as id, coalesce(nullif(membername, ''), username) as name from member where id::text`

/** `select id, name ... where <id>`: what follows is a test of the ids. */
const tables = (company: number, language: Language): Readonly<Partial<Record<Dimension, Sql>>> => {
  const own = (table: string, id: string, name: Sql): Sql =>
    sql`select ${sql.ref(id)} as id, ${name} as name from ${sql.table(table)} where company_id = ${company} and ${sql.ref(id)}`
  const category = language === 'zh' ? sql`name_zh` : sql`name_en`
  return {
    shop: own('shop', 'shop_id', sql`name`),
    product: own('product', 'product_id', sql`title`),
    sku: own('sku', 'sku_id', sql`concat_ws(' · ', nullif(name, ''), nullif(seller_sku, ''))`),
    creator: own('creator', 'creator_id', sql`coalesce(nullif(nickname, ''), username)`),
    content: own('content', 'content_id', sql`title`),
    category: sql`select id::text as id, ${category} as name from category where id::text`,
    team: member,
    staff: member,
  }
}

/** Names by id; an id that has none is left out. */
export const readNames = async (
  tx: Tx,
  { scope, company }: View,
  dim: Dimension,
  ids: readonly string[],
  language: Language,
): Promise<Names> => {
  const from = tables(scope.company_id, language)[dim]
  if (!from || ids.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string }>`${from} = any(${ids}::text[])`.execute(tx)
  const mask = dim === 'creator' && company.mask_names
  return Object.fromEntries(rows.filter(({ name }) => name !== '').map(({ id, name }) => [id, shownName(name, mask)]))
}

/** Those of some categories that have others below them. */
export const readBranches = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select distinct pid::text as id from category where pid::text = any(${ids}::text[]) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}
