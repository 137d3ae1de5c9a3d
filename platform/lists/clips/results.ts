import { sql } from 'kysely'
import { clipResultList } from '../../../shared/areas/clips/result-list.ts'
import { clipId } from '../../queries/clips/numbers.ts'
import { clipResult } from '../../queries/clips/results.ts'
import { taskRows, tasksOf } from '../../queries/clips/scope.ts'
import { holds } from '../../queries/words.ts'
import { shareOf } from '../shares.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { ofTask } from './parts.ts'

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
  joins: ofTask.joins,
  scope: () => sql`true`,
  columns: {
    ...ofTask.columns,
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
  byKey: ofTask.byKey,
  filled: ['published_time', 'sku_orders', 'gmv'],
  filters: ofTask.filters,
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
