import { sql } from 'kysely'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { reviewImport } from '../../../shared/imports/reviews.ts'
import { wordsOf } from '../goods/review-words.ts'
import { type Ready, type Sink, type Wrong, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof reviewImport.columns>

const unknown = wrong(
  '商品ID：选品中没有这个商品，请先导入商品或订单',
  'Product ID: the marketplace has no such product: import it or its orders first',
)
const other = wrong('评论ID：已属于另一个商品', 'Review ID: it belongs to another product')

/** What buyers wrote of products of a company. */
export const reviewSink: Sink<Row, Row> = {
  prepare: async (tx, rows, { company }) => {
    const products = await sql<{ id: string }>`
      select product_id as id from product
      where company_id = ${company.id} and product_id = any(${rows.map(({ product_id }) => product_id)}::text[])`.execute(
      tx,
    )
    const reviews = await sql<{ id: string; product_id: string }>`
      select review_id as id, product_id from product_review
      where company_id = ${company.id} and review_id = any(${rows.map(({ review_id }) => review_id)}::text[])`.execute(
      tx,
    )
    const known = new Set(products.rows.map(({ id }) => id))
    const held = new Map(reviews.rows.map(({ id, product_id }) => [id, product_id]))
    return rows.map((row): Ready<Row> | Wrong => {
      if (!known.has(row.product_id)) return unknown
      if ((held.get(row.review_id) ?? row.product_id) !== row.product_id) return other
      return { key: row.review_id, what: row }
    })
  },
  write: async (tx, lines, { company, now }) => {
    const written = await upsertFacts(
      tx,
      {
        table: 'product_review',
        key: { company_id: 'bigint', review_id: 'text' },
        values: { sku_name: 'text', rating: 'int', text: 'text', words: 'text' },
        first: { product_id: 'text', review_t: 'bigint' },
        otherwise: { sku_name: '', text: '', words: '' },
        fact: 'fact_t',
        stamps: {},
        made: { add_time: now },
      },
      lines.map(({ what: { time, ...what }, fact_t }) => ({
        cells: {
          ...what,
          words: what.text === null ? null : wordsOf(what.text).join(' '),
          company_id: company.id,
          review_t: time,
        },
        fact_t,
      })),
    )
    return written.map(({ kind }) => ({ kind }))
  },
}
