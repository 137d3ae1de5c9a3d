import { type RawBuilder, sql } from 'kysely'
import type { Question } from '../../../shared/areas/analysis/question.ts'
import type { Tx } from '../../db/tables.ts'
import { categoryIds, lineInCategories, namedIds, ownerIds } from '../named.ts'
import type { View } from '../view.ts'

type Sql = RawBuilder<unknown>

const numbers = (column: Sql, text: string): Sql => sql`${column} = any(${text.split(',').map(Number)}::smallint[])`

/** Lines that earn nothing any more, or of which something came back. */
const lost = sql`(l.settlement_status = 3 or l.refund_amt > 0 or l.returned_qty > 0 or l.refunded_qty > 0)`

/** The conditions of a question's filters on rows `l`, each of them on columns of the order lines. */
export const filterConditions = async (
  tx: Tx,
  view: View,
  { filters }: Question,
): Promise<readonly RawBuilder<unknown>[]> => {
  const found: Sql[] = []
  const { region, content_type, collab_type, category, owner, lost: isLost } = filters
  if (region) found.push(sql`l.region = any(${region.split(',')}::text[])`)
  if (content_type) found.push(numbers(sql`l.content_type`, content_type))
  if (collab_type) found.push(numbers(sql`l.collab_type`, collab_type))
  for (const name of ['shop', 'product', 'creator'] as const) {
    const text = filters[name]
    if (text) found.push(sql`${sql.ref(`l.${name}_id`)} = any(${await namedIds[name](tx, view, text)}::text[])`)
  }
  if (category) found.push(lineInCategories(view.scope.company_id, await categoryIds(tx, category)))
  if (owner) found.push(sql`l.owner_member_id = any(${await ownerIds(tx, view, owner)}::bigint[])`)
  if (isLost) found.push(isLost === '1' ? lost : sql`not ${lost}`)
  return found
}
