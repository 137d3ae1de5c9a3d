import { sql } from 'kysely'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { shopImport } from '../../../shared/imports/shops.ts'
import { type Ready, type Sink, type Wrong, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof shopImport.columns>

const nameless = wrong('店铺名称：新店铺需要填写名称', 'Shop name: a new shop needs one')
const placeless = wrong('国家：新店铺需要填写国家', 'Country: a new shop needs one')

/** Shops of a company: what they are called, where they sell and who looks after them. */
export const shopSink: Sink<Row, Row> = {
  prepare: async (tx, rows, { company }) => {
    const ids = rows.map(({ shop_id }) => shop_id)
    const found = await sql<{ shop_id: string }>`
      select shop_id from shop where company_id = ${company.id} and shop_id = any(${ids}::text[])`.execute(tx)
    const known = new Set(found.rows.map(({ shop_id }) => shop_id))
    return rows.map((row): Ready<Row> | Wrong => {
      if (!known.has(row.shop_id) && row.name === null) return nameless
      if (!known.has(row.shop_id) && row.region === null) return placeless
      return { key: row.shop_id, what: row }
    })
  },
  write: async (tx, lines, { company, now }) => {
    const written = await upsertFacts(
      tx,
      {
        table: 'shop',
        key: { company_id: 'bigint', shop_id: 'text' },
        values: {
          ...{ name: 'text', region: 'text', seller_type: 'int', tiktok_account: 'text', followers: 'int' },
          ...{ group_name: 'text', owner_member_id: 'bigint', settlement_days: 'int' },
        },
        otherwise: { seller_type: '1', tiktok_account: '', group_name: '', settlement_days: '7' },
        fact: 'fact_t',
        stamps: { update_time: now },
        made: { add_time: now },
      },
      lines.map(({ what: { owner, ...what }, fact_t }) => ({
        // The whole company as owner: nobody of it.
        cells: { ...what, company_id: company.id, owner_member_id: owner === 0 ? null : owner },
        fact_t,
      })),
    )
    return written.map(({ kind }) => ({ kind }))
  },
}
