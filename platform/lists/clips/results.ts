import { sql } from 'kysely'
import { clipResultList } from '../../../shared/areas/clips/result-list.ts'
import { clipId, clipNoOf } from '../../queries/clips/numbers.ts'
import { clipResult } from '../../queries/clips/results.ts'
import { taskRows, tasksOf } from '../../queries/clips/scope.ts'
import { namedIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { begins, holds } from '../../queries/words.ts'
import { shareOf } from '../shares.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const ratio = (gmv: number | null | undefined, by: number | null | undefined, times: number): number | null =>
  by ? Math.round(((gmv ?? 0) * times) / by) : null

/** Published clips of the tasks that the viewer sees; what they brought is the company's, whoever looks. */
export const clipResultSource = tableSource(clipResultList, {
  table: ({ scope }) => sql`(
    select t.*, p.video_id, p.account, p.url, result.plays, result.data_until, result.sku_orders, result.gmv
    from ${taskRows} join clip_publish p on p.task_id = t.id cross join lateral ${clipResult}
    where ${tasksOf(scope)}) t`,
  alias: 't',
  key: ['id'],
  isWhole: true,
  joins: {
    product: part(sql`left join product p on p.company_id = t.company_id and p.product_id = t.product_id`),
    cutter: part(sql`left join member cutter on cutter.id = t.cutter_id`),
  },
  scope: () => sql`true`,
  columns: {
    title: part(sql`t.title`),
    task_no: part(clipNoOf('task', sql`t.id`)),
    product_title: part(sql`coalesce(p.title, t.product_id)`, 'product'),
    cutter_name: part(calledBy('cutter'), 'cutter'),
    account: part(sql`t.account`),
    video_id: part(sql`t.video_id`),
    published_time: part(sql`t.published_t`),
    plays: part(sql`t.plays`),
    sku_orders: part(sql`t.sku_orders`),
    gmv: part(sql`t.gmv`),
    gpm: part(shareOf(sql`t.gmv`, sql`t.plays`, 1000)),
    fee: part(sql`t.due_amt`),
    clip_return: part(shareOf(sql`t.gmv`, sql`t.due_amt`, 100)),
    data_until: part(sql`t.data_until`),
  },
  byKey: (key) => part(sql`t.id = ${clipId('task', key)}`),
  filled: ['published_time', 'sku_orders', 'gmv'],
  filters: {
    product: async (value, { tx, view }) =>
      part(sql`t.product_id = any(${await namedIds.product(tx, view, value)}::text[])`),
    cutter: (value) => part(begins(sql`(cutter.username || ' ' || cutter.membername)`, value), 'cutter'),
    demand: (value) => part(sql`(${holds(sql`t.title`, value)} or t.demand_id = ${clipId('demand', value)})`),
    mine: (value, { view: { scope } }) => {
      const own = sql`t.cutter_id is not distinct from ${scope.viewer ?? scope.member_id}::bigint`
      return part(value === '1' ? own : sql`not ${own}`)
    },
  },
  keyword: (word) => part(sql`${holds(sql`t.title`, word)} or t.id = ${clipId('task', word)} or t.video_id = ${word}`),
  sums: () => ({
    clips: part(sql`count(*)`),
    all_plays: part(sql`sum(t.plays)`),
    all_gmv: part(sql`sum(t.gmv)`),
    all_fee: part(sql`sum(t.due_amt)`),
  }),
  kpi: ({ clips, all_plays, all_gmv, all_fee }) => ({
    clips: clips ?? 0,
    plays: all_plays ?? null,
    gmv: all_gmv ?? 0,
    gpm: ratio(all_gmv, all_plays, 1000),
    return: ratio(all_gmv, all_fee, 100),
  }),
  totals: ({ all_gmv, all_fee }) => ({ clip_return: ratio(all_gmv, all_fee, 100) }),
})
