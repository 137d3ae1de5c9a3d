import { type RawBuilder, sql } from 'kysely'
import type { Question } from '../../../shared/analysis/question.ts'
import type { Tx } from '../../db/tables.ts'
import { namedIds, ownerIds } from '../../lists/orders/names.ts'
import type { View } from '../view.ts'
import { begins } from '../words.ts'

type Sql = RawBuilder<unknown>

const numbers = (column: Sql, text: string): Sql => sql`${column} = any(${text.split(',').map(Number)}::smallint[])`

/** Products of the categories that `text` names by id or by the beginning of a name, and of those below them. */
const ofCategory = ({ scope }: View, text: string): Sql => sql`l.product_id in (
  with recursive named(id) as (
    select id from category where id::text = ${text} or ${begins(sql`name_zh`, text)} or ${begins(sql`name_en`, text)}
    union select c.id from category c join named n on c.pid = n.id)
  select p.product_id from product p join named n on n.id = p.category_id where p.company_id = ${scope.company_id})`

/** Lines that earn nothing any more, or of which something came back. */
const lost = sql`(l.settlement_status = 3 or l.refund_amt > 0 or l.returned_qty > 0 or l.refunded_qty > 0)`

/** The conditions of a question's filters on rows `l`, each of them on columns of the order lines. */
export const filterConditions = async (
  tx: Tx,
  view: View,
  { filters }: Question,
): Promise<readonly RawBuilder<unknown>[]> => {
  const found: Sql[] = []
  const { region, shop, content_type, collab_type, category, product, creator, owner, lost: isLost } = filters
  if (region) found.push(sql`l.region = any(${region.split(',')}::text[])`)
  if (content_type) found.push(numbers(sql`l.content_type`, content_type))
  if (collab_type) found.push(numbers(sql`l.collab_type`, collab_type))
  for (const [name, text] of Object.entries({ shop, product, creator } as const))
    if (text)
      found.push(
        sql`${sql.ref(`l.${name}_id`)} = any(${await namedIds[name as 'shop' | 'product' | 'creator'](tx, view, text)}::text[])`,
      )
  if (category) found.push(ofCategory(view, category))
  if (owner) found.push(sql`l.owner_member_id = any(${await ownerIds(tx, view, owner)}::bigint[])`)
  if (isLost) found.push(isLost === '1' ? lost : sql`not ${lost}`)
  return found
}
