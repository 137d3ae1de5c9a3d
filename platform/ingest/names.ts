import { NameTable } from './name-table.ts'
import type { Statement } from './statement.ts'
import type { IncomingOrder } from './types.ts'

interface ShopName {
  readonly shop_id: string
  readonly name: string
  readonly region: string
}
interface ProductName {
  readonly product_id: string
  readonly shop_id: string
  readonly title: string
  readonly image: string
}
interface SkuName {
  readonly sku_id: string
  readonly product_id: string
  readonly seller_sku: string
  readonly name: string
  readonly price_amt: number
}
interface CreatorName {
  readonly creator_id: string
  readonly username: string
}
interface ContentName {
  readonly content_id: string
  readonly content_type: number
  readonly creator_id: string
  readonly is_ad: boolean
}

/** The newer text counts, unless it is empty; an empty one is filled at any time. */
const latest = (table: string, column: string): string =>
  `${column} = case when excluded.${column} <> '' and (${table}.${column} = '' or ${isLater(table, `${column} collate "C"`)})
    then excluded.${column} else ${table}.${column} end`
/** Newer, or the greater one of the same second. */
const isLater = (table: string, column: string): string =>
  `(${table}.update_time, ${table}.${column}) < (excluded.update_time, excluded.${column})`
const newest = (table: string): string => `update_time = greatest(${table}.update_time, excluded.update_time)`
/** The time is that of a text: a source that leaves it empty tells nothing of its time. */
const newestOf = (table: string, column: string): string =>
  `update_time = case when excluded.${column} = '' then ${table}.update_time
    when ${table}.${column} = '' then excluded.update_time else greatest(${table}.update_time, excluded.update_time) end`

const or = (newer: string, older: string): string => newer || older

const toldCreator = 'excluded.username <> excluded.creator_id'
const untoldCreator = "creator.username in ('', creator.creator_id)"

/** Shops, products, SKUs, creators and contents as orders name them. What is already known is not written again. */
export class Names {
  readonly #shops = new NameTable<ShopName>({
    alias: 'shops',
    columns: { shop_id: 'text', name: 'text', region: 'text' },
    same: (one, other) => one.name === other.name,
    merge: (newer, older) => ({ ...newer, name: or(newer.name, older.name) }),
    isNamed: ({ name }) => name !== '',
    upsert: `insert into shop (company_id, shop_id, name, region, add_time, update_time)
      select $1::bigint, u.shop_id, u.name, u.region, $2::bigint, u.t from %rows
      on conflict (company_id, shop_id) do update set ${latest('shop', 'name')}, ${newestOf('shop', 'name')}`,
  })
  readonly #products = new NameTable<ProductName>({
    alias: 'products',
    columns: { product_id: 'text', shop_id: 'text', title: 'text', image: 'text' },
    same: (one, other) => one.title === other.title && one.image === other.image,
    merge: (newer, older) => ({ ...newer, title: or(newer.title, older.title), image: or(newer.image, older.image) }),
    isNamed: ({ title }) => title !== '',
    upsert: `insert into product (company_id, product_id, shop_id, title, image, first_seen_t, add_time, update_time)
      select $1::bigint, u.product_id, u.shop_id, u.title, u.image, u.first_t, $2::bigint, u.t from %rows
      on conflict (company_id, product_id) do update set ${latest('product', 'title')}, ${latest('product', 'image')},
      first_seen_t = least(product.first_seen_t, excluded.first_seen_t), ${newestOf('product', 'title')}`,
  })
  readonly #skus = new NameTable<SkuName>({
    alias: 'skus',
    columns: { sku_id: 'text', product_id: 'text', seller_sku: 'text', name: 'text', price_amt: 'int8' },
    same: (one, other) =>
      one.name === other.name && one.seller_sku === other.seller_sku && one.price_amt === other.price_amt,
    merge: (newer, older) => ({
      ...newer,
      name: or(newer.name, older.name),
      seller_sku: or(newer.seller_sku, older.seller_sku),
    }),
    isNamed: () => true,
    upsert: `insert into sku (company_id, sku_id, product_id, seller_sku, name, price_amt, add_time, update_time)
      select $1::bigint, u.sku_id, u.product_id, u.seller_sku, u.name, u.price_amt, $2::bigint, u.t from %rows
      on conflict (company_id, sku_id) do update set ${latest('sku', 'name')}, ${latest('sku', 'seller_sku')},
      price_amt = case when sku.price_amt is null or ${isLater('sku', 'price_amt')}
        then excluded.price_amt else sku.price_amt end, ${newest('sku')}`,
  })
  readonly #creators = new NameTable<CreatorName>({
    alias: 'creators',
    columns: { creator_id: 'text', username: 'text' },
    same: (one, other) => one.username === other.username,
    merge: (newer, older) => ({ ...newer, username: or(newer.username, older.username) }),
    isNamed: ({ username }) => username !== '',
    // Whose name nobody has told stands under its id, which is no name.
    upsert: `insert into creator (company_id, creator_id, username, add_time, update_time)
      select $1::bigint, u.creator_id, coalesce(nullif(u.username, ''), u.creator_id), $2::bigint, u.t from %rows
      on conflict (company_id, creator_id) do update set
      username = case when ${toldCreator} and (${untoldCreator} or ${isLater('creator', 'username collate "C"')})
        then excluded.username else creator.username end,
      update_time = case when not (${toldCreator}) then creator.update_time
        when ${untoldCreator} then excluded.update_time else greatest(creator.update_time, excluded.update_time) end`,
  })
  readonly #contents = new NameTable<ContentName>({
    alias: 'contents',
    columns: { content_id: 'text', content_type: 'int2', creator_id: 'text', is_ad: 'bool' },
    same: () => true,
    merge: (newer) => newer,
    isNamed: () => true,
    upsert: `insert into content (company_id, content_id, content_type, creator_id, is_ad, add_time, update_time)
      select $1::bigint, u.content_id, u.content_type, u.creator_id, u.is_ad, $2::bigint, u.t from %rows
      on conflict (company_id, content_id) do nothing`,
  })

  /** Takes the names out of an accepted order. */
  see(company: number, order: IncomingOrder): void {
    const t = order.paid_t ?? order.create_t
    const { shop_id, shop_name, shop_region } = order
    const isImport = order.source === 'import'
    this.#shops.see(company, shop_id, { shop_id, name: shop_name, region: shop_region }, t, isImport)
    for (const line of order.lines) {
      const { product_id, sku_id, creator_id, content_id, content_type } = line
      const product = { product_id, shop_id, title: line.product_name, image: line.image ?? '' }
      this.#products.see(company, product_id, product, t, isImport)
      const sku = {
        sku_id,
        product_id,
        seller_sku: line.seller_sku ?? '',
        name: line.sku_name,
        price_amt: line.price_amt,
      }
      this.#skus.see(company, sku_id, sku, t, isImport)
      if (creator_id) this.#creators.see(company, creator_id, { creator_id, username: line.creator_name }, t, isImport)
      const content = { content_id, content_type, creator_id, is_ad: line.ads_attributed }
      if (content_id) this.#contents.see(company, content_id, content, t, false)
    }
  }

  addTo(statement: Statement): void {
    for (const table of this.#tables) table.addTo(statement)
  }

  /** Ids of shops, products and creators whose names the running transaction writes. */
  written(): ReadonlySet<string> {
    return new Set([this.#shops, this.#products, this.#creators].flatMap((table) => [...table.written()]))
  }

  remember(): void {
    for (const table of this.#tables) table.remember()
  }

  forget(): void {
    for (const table of this.#tables) table.forget()
  }

  readonly #tables: readonly Pick<NameTable<object>, 'addTo' | 'remember' | 'forget'>[] = [
    this.#shops,
    this.#products,
    this.#skus,
    this.#creators,
    this.#contents,
  ]
}
