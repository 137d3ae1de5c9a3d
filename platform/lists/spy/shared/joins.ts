import { sql } from 'kysely'
import { holds } from '../../../queries/words.ts'
import { type Part, part, type Sql } from '../../source.ts'

/** The creator of a content and the product that it shows. */
export const creatorOf = (id: Sql): Part => part(sql`left join spy_creator creator on creator.creator_id = ${id}`)
export const productOf = (id: Sql): Part => part(sql`left join spy_product product on product.product_id = ${id}`)

export const creatorName = part(sql`coalesce(nullif(creator.nickname, ''), creator.username, '')`, 'creator')
export const productName = part(sql`coalesce(product.title, '')`, 'product')

/** The condition that a creator's name holds the text. */
export const madeBy = (text: string): Part => part(holds(creatorName.sql, text), ...creatorName.needs)
