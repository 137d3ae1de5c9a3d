import { sql } from 'kysely'
import type { View } from '../../../queries/view.ts'
import { holds } from '../../../queries/words.ts'
import { type Part, part, type Sql } from '../../source.ts'

/** The creator of a content and the product that it shows. */
export const creatorOf = (id: Sql): Part => part(sql`left join spy_creator creator on creator.creator_id = ${id}`)
export const productOf = (id: Sql): Part => part(sql`left join spy_product product on product.product_id = ${id}`)

export const creatorName = part(sql`coalesce(nullif(creator.nickname, ''), creator.username, '')`, 'creator')
export const productName = part(sql`coalesce(product.title, '')`, 'product')

/** The condition that a creator's name holds the text. */
export const madeBy = (text: string): Part => part(holds(creatorName.sql, text), ...creatorName.needs)

/** What of the market stands in the catalogue of the viewer's company, by the id of a product. */
export const ownOf =
  (id: Sql) =>
  ({ scope }: View): Part =>
    part(sql`left join product own on own.company_id = ${scope.company_id} and own.product_id = ${id}`)
export const isOwn = part(sql`(own.product_id is not null)`, 'own')
