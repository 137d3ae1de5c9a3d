import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/tables.ts'
import { pictureOf } from '../../products/pictures.ts'

interface Named {
  readonly id: string
  readonly name: string
  /** Country of a shop or a creator. */
  readonly region: string
  readonly image: string
  readonly rate_bp: number | null
}

const none = sql`''`
const columns: Readonly<Record<NamedDim, RawBuilder<unknown>>> = {
  product: sql`product_id as id, title as name, '' as region, ${pictureOf('o')} as image, standard_rate_bp as rate_bp`,
  shop: sql`shop_id as id, name, region, ${none} as image, null as rate_bp`,
  creator: sql`creator_id as id, coalesce(nullif(nickname, ''), username) as name, region, ${none} as image, null as rate_bp`,
}
export type NamedDim = 'product' | 'shop' | 'creator'

/** Of those that were asked for; null: the database knows no such object. */
export type NameOf = (dim: NamedDim, id: string) => Named | null

/** Names of what a picture shows, asked for once. */
export class Names {
  readonly #company_id: number
  readonly #known: Readonly<Record<NamedDim, Map<string, Named | null>>>

  constructor(company_id: number) {
    this.#company_id = company_id
    this.#known = { product: new Map(), shop: new Map(), creator: new Map() }
  }

  /** Those of some ids. What is forgotten meanwhile is in the answer still. */
  async find(db: Db, ids: Readonly<Record<NamedDim, Iterable<string>>>): Promise<NameOf> {
    const [product, shop, creator] = await Promise.all([
      this.#find(db, 'product', ids.product),
      this.#find(db, 'shop', ids.shop),
      this.#find(db, 'creator', ids.creator),
    ])
    const found = { product, shop, creator }
    return (dim, id) => found[dim].get(id) ?? null
  }

  async #find(db: Db, dim: NamedDim, ids: Iterable<string>): Promise<ReadonlyMap<string, Named | null>> {
    const known = this.#known[dim]
    const found = new Map([...new Set(ids)].map((id) => [id, known.get(id)]))
    const wanted = [...found].flatMap(([id, named]) => (named === undefined ? [id] : []))
    if (wanted.length > 0) {
      const { rows } = await sql<Named>`
        select ${columns[dim]} from ${sql.table(dim)} o
        where company_id = ${this.#company_id} and ${sql.ref(`${dim}_id`)} = any(${wanted}::text[])`.execute(db)
      for (const id of wanted) found.set(id, rows.find((row) => row.id === id) ?? null)
      for (const id of wanted) known.set(id, found.get(id) ?? null)
    }
    return new Map([...found].map(([id, named]) => [id, named ?? null]))
  }

  forget(ids: Iterable<string>): void {
    for (const id of ids) for (const known of Object.values(this.#known)) known.delete(id)
  }
}
