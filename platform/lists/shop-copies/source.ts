import { sql } from 'kysely'
import { shopCopyList } from '../../../shared/areas/shop-copies/list.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { copiesOf } from '../../queries/shop-copies/jobs.ts'
import { holds } from '../../queries/words.ts'
import { shareOf } from '../shares.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const targets = sql`(select string_agg(coalesce(nullif(s.name, ''), s.shop_id), ', ' order by s.name, s.shop_id) from shop s
  where s.company_id = j.company_id and s.shop_id = any(j.target_shops))`
const no = sql`'CP' || lpad(j.id::text, 6, '0')`
const source = sql`coalesce(nullif(f.name, ''), j.source_shop)`
const rules = sql`concat_ws(' · ',
  case when j.price_bp <> 0 then case when j.price_bp > 0 then '+' else '' end || round(j.price_bp / 100.0, 2) || '%' end,
  case when j.price_ending is not null then '.' || lpad(j.price_ending::text, 2, '0') end,
  nullif(j.title_prefix, ''), nullif(j.title_suffix, ''), case when j.stock is not null then '× ' || j.stock end)`

/** Copy jobs of the viewer's scope. */
export const shopCopySource = tableSource(shopCopyList, {
  table: sql`shop_copy_job j`,
  alias: 'j',
  key: ['id'],
  joins: {
    maker: part(sql`join member m on m.id = j.member_id`),
    from: part(sql`left join shop f on f.company_id = j.company_id and f.shop_id = j.source_shop`),
    counts: part(sql`left join lateral (
      select count(*) as total, count(*) filter (where i.state = 1) as copied, count(*) filter (where i.state = 2) as failed,
        count(*) filter (where i.state = 3) as skipped, count(*) filter (where i.state <> 0) as dealt
      from shop_copy_item i where i.job_id = j.id) n on true`),
  },
  scope: ({ scope }) => copiesOf(scope),
  columns: {
    copy_no: part(no),
    source_shop: part(source, 'from'),
    target_shops: part(sql`coalesce(${targets}, '')`),
    copy_total: part(sql`n.total`, 'counts'),
    copied: part(sql`n.copied`, 'counts'),
    copy_failed: part(sql`n.failed`, 'counts'),
    copy_skipped: part(sql`n.skipped`, 'counts'),
    copy_progress: part(shareOf(sql`n.dealt`, sql`n.total`), 'counts'),
    copy_rules: part(rules),
    copy_state: part(sql`j.state`),
    copy_by: part(calledBy('m'), 'maker'),
    copy_started: part(sql`j.start_t`),
    copy_ended: part(sql`j.end_t`),
    add_time: part(sql`j.add_time`),
    copy_id: part(sql`j.id::text`),
  },
  filled: ['copy_total', 'add_time'],
  keyword: (word) =>
    part(sql`(${holds(no, word)} or ${holds(source, word)} or ${holds(sql`coalesce(${targets}, '')`, word)})`, 'from'),
})
