import { sql } from 'kysely'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { offerImport } from '../../../shared/imports/offers.ts'
import { categoriesCalled, readCategories } from '../category-paths.ts'
import { notePrices } from '../goods/price-history.ts'
import { type Ready, type Sink, type Wrong, wrong } from './sink.ts'
import { together, upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof offerImport.columns>
/** `category_id`: what the line calls it; null: nothing. */
type Offer = Row & { readonly category_id: number | null }

const nameless = wrong('商品名称：新商品需要填写名称', 'Product name: a new product needs one')
const shopless = wrong('店铺ID：新商品需要填写店铺ID', 'Shop ID: a new product needs one')
const unsafe = wrong('图片：请填写 https:// 开头的地址', 'Image: an address that begins with https:// is needed')
const noCategory = wrong(
  '类目：没有这个类目，请填写已有的名称，或用 > 写出路径',
  'Category: there is none of that name: give one that exists, or its path with >',
)
const severalCategories = wrong(
  '类目：有几个同名的类目，请用 > 写出路径',
  'Category: several are called so: give the path with >',
)
const halfRate = wrong(
  '下一佣金率和生效时间需要一起填写',
  'Next commission rate and the time from which it counts go together',
)

/** Products of a company and what they offer; price, rates and their history follow. */
export const offerSink: Sink<Row, Offer> = {
  prepare: async (tx, rows, { company }) => {
    const ids = rows.map(({ product_id }) => product_id)
    const found = await sql<{ product_id: string }>`
      select product_id from product where company_id = ${company.id} and product_id = any(${ids}::text[])`.execute(tx)
    const known = new Set(found.rows.map(({ product_id }) => product_id))
    const tree = rows.some(({ category }) => category !== null) ? await readCategories(tx) : []
    return rows.map((row): Ready<Offer> | Wrong => {
      if (!known.has(row.product_id) && row.title === null) return nameless
      if (!known.has(row.product_id) && row.shop_id === null) return shopless
      if (row.image !== null && !row.image.startsWith('https://')) return unsafe
      if ((row.next_rate === null) !== (row.next_rate_time === null)) return halfRate
      const called = row.category === null ? [] : categoriesCalled(tree, row.category)
      if (row.category !== null && called.length === 0) return noCategory
      if (called.length > 1) return severalCategories
      return { key: row.product_id, what: { ...row, category_id: called[0]?.id ?? null } }
    })
  },
  write: async (tx, lines, { company, now }) => {
    // A shop that is new with its first product.
    await sql`
      insert into shop (company_id, shop_id, name, region, add_time, update_time)
      select distinct on (u.shop_id) ${company.id}::bigint, u.shop_id, coalesce(u.name, u.shop_id), '', ${now}::bigint, ${now}::bigint
      from unnest(${lines.map(({ what }) => what.shop_id)}::text[], ${lines.map(({ what }) => what.shop_name)}::text[]) as u(shop_id, name)
      where u.shop_id is not null order by u.shop_id, u.name nulls last
      on conflict do nothing`.execute(tx)
    const products = await upsertFacts(
      tx,
      {
        table: 'product',
        key: { company_id: 'bigint', product_id: 'text' },
        values: {
          ...{ min_price_amt: 'bigint', max_price_amt: 'bigint', standard_rate_bp: 'int' },
          ...{ shop_ads_rate_bp: 'int', stock: 'int', image: 'text', category_id: 'bigint' },
        },
        first: { shop_id: 'text', title: 'text' },
        otherwise: { image: '' },
        fact: 'offer_t',
        stamps: { update_time: now },
        made: { add_time: now, first_seen_t: now },
      },
      lines.map(({ what, fact_t }) => ({
        cells: {
          ...{ company_id: company.id, product_id: what.product_id, shop_id: what.shop_id, title: what.title },
          ...{ min_price_amt: what.price, max_price_amt: what.price, standard_rate_bp: what.rate },
          ...{ shop_ads_rate_bp: what.ads_rate, stock: what.stock, image: what.image },
          category_id: what.category_id,
        },
        fact_t,
      })),
    )
    const offers = await upsertFacts(
      tx,
      {
        table: 'product_offer',
        key: { company_id: 'bigint', product_id: 'text' },
        values: {
          ...{ collab_type: 'int', off_t: 'bigint', next_rate_bp: 'int', next_rate_t: 'bigint', sample_kind: 'int' },
          ...{ sample_quota: 'int', min_followers: 'int', min_gmv_amt: 'bigint', min_views: 'int' },
        },
        otherwise: { collab_type: '1', sample_kind: '0', sample_quota: '0' },
        fact: 'fact_t',
        stamps: { update_time: now },
        made: {},
      },
      lines.map(({ what, fact_t }) => ({
        cells: {
          ...{ company_id: company.id, product_id: what.product_id, collab_type: what.collab, off_t: what.off },
          ...{ next_rate_bp: what.next_rate, next_rate_t: what.next_rate_time, sample_kind: what.sample },
          ...{ sample_quota: what.sample_quota, min_followers: what.min_followers, min_gmv_amt: what.min_gmv },
          min_views: what.min_views,
        },
        fact_t,
      })),
    )
    const moved = products.flatMap(({ kind }, n) =>
      kind === 'added' || kind === 'changed' ? [lines[n]?.what.product_id ?? ''] : [],
    )
    await notePrices(tx, company.id, moved, now)
    return products.map(({ kind }, n) => ({ kind: together(kind, offers[n]?.kind ?? 'same') }))
  },
}
