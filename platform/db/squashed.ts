import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** The migrations that were put together, by area, into those up to `UPTO`: a database that has them all has the same schema. */
export const squashed: readonly string[] = `
  0001_account 0002_company 0003_goods 0004_orders 0005_sums 0006_imports 0007_products 0008_ads 0009_spy 0010_desk
  0011_sku_sums 0012_media 0013_clips 0014_materials 0015_clip_materials 0016_materials_more 0017_star 0018_brought_and_keys
  0019_clip_wall 0020_staff 0021_creators 0024_rights 0025_clip_sums 0026_ours 0027_self_check 0028_bills 0030_invites
  0033_settlements 0034_audit 0035_work 0036_reports 0037_shop_auth 0038_live_review 0039_articles 0040_deals
  0041_tt_accounts 0042_ad_rules 0043_shop_copies 0044_ad_days 0045_ad_shops 0046_video_days 0047_sendings_cancelled
  0048_metric_settings 0049_import_facts 0050_product_reviews 0051_product_pictures 0052_live_mark`
  .trim()
  .split(/\s+/)

/** The last of those that were put together. */
export const UPTO = '0011_clips_and_deals'

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
