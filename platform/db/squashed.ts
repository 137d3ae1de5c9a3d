import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** The migrations that were put together, by area, into those up to `UPTO`: a database that has them all has the same schema. */
export const squashed: readonly string[] = `
  0001_core 0002_accounts 0003_sms_avatar 0004_messages_bills 0005_lists 0006_views_exports 0007_content 0008_marketplace
  0009_shop_orders 0010_order_actions 0011_board 0013_ads 0014_spy 0015_fx 0017_price_history 0018_unpaid_rollups
  0019_rollup_return 0020_sku_rollup 0021_delivery_collab 0022_line_indexes 0023_board_panels 0024_trend_watch
  0025_shop_auth 0026_product_submission 0028_rollup_profit 0029_announcement_english 0031_signing_in 0034_analysis_work
  0035_content_lines 0037_order_number_end 0038_hide_coming 0039_write_probe 0040_facts 0041_company_change 0042_fx_rate
  0043_import_runs 0044_import_returns 0045_workflow_request 0046_table_imports 0047_list_names 0050_order_flow 0052_sums_due`
  .trim()
  .split(/\s+/)

/** The last of those that were put together. */
export const UPTO = '0010_desk'

const refusal =
  '这个数据库不是上一版完整升级后的样子，这一版接不下去。请先用上一版启动一次，或者把数据目录移走（演示数据会重新生成）。 ' +
  'The database does not have exactly the migrations of the version before this one. Start that version once, or move the data folder away (the demo is then made anew).'

/**
 * A database of before the migrations were squashed is taken as having those that stand for its own.
 * @throws in words, having changed nothing, when it has only some of them
 */
export const takeSquashed = async (db: Db, migrations: readonly string[]): Promise<void> => {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const had = new Set(rows.map(({ name }) => name))
  if (!squashed.some((name) => had.has(name))) return
  if (had.size !== squashed.length || !squashed.every((name) => had.has(name))) throw new Error(refusal)
  const instead = migrations.filter((name) => name <= UPTO)
  // One statement: it stands whole or not at all.
  await sql`with gone as (delete from kysely_migration)
    insert into kysely_migration (name, timestamp) select name, ${new Date().toISOString()} from unnest(${instead}::text[]) name`.execute(
    db,
  )
}
