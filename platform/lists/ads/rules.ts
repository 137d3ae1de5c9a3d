import { sql } from 'kysely'
import { adRuleList } from '../../../shared/areas/ads/flow-lists.ts'
import { rulesOf } from '../../queries/ads/rules.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Rules of the viewer's scope. */
export const adRuleSource = tableSource(adRuleList, {
  table: sql`ad_rule u`,
  alias: 'u',
  key: ['id'],
  joins: {
    maker: part(sql`join member m on m.id = u.member_id`),
    done: part(sql`left join lateral (
      select count(*) as hits, max(g.add_time) as last_t from ad_rule_log g where g.rule_id = u.id) done on true`),
  },
  scope: ({ scope }) => rulesOf(scope),
  columns: {
    rule_name: part(sql`u.name`),
    ad_network: part(sql`u.network`),
    rule_state: part(sql`u.state`),
    rule_days: part(sql`u.days`),
    roas_below: part(sql`u.roas_below`),
    spend_above: part(sql`u.spend_above`),
    currency: part(sql`u.currency`),
    rule_action: part(sql`u.action`),
    cut_bp: part(sql`u.cut_bp`),
    rule_hits: part(sql`done.hits`, 'done'),
    last_hit_time: part(sql`done.last_t`, 'done'),
    checked_time: part(sql`u.checked_t`),
    rule_by: part(calledBy('m'), 'maker'),
    add_time: part(sql`u.add_time`),
    rule_id: part(sql`u.id::text`),
  },
  filled: ['rule_name', 'rule_hits', 'add_time'],
  keyword: (word) => part(holds(sql`u.name`, word)),
})
