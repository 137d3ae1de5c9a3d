import { sql } from 'kysely'
import { clipResultList } from '../../../shared/areas/clips/result-list.ts'
import { meanOf } from '../../queries/arithmetic.ts'
import { clipTies, readAdSpend } from '../../queries/clips/ad-spend.ts'
import { returnOf } from '../../queries/clips/material-returns.ts'
import { clipId } from '../../queries/clips/numbers.ts'
import { clipResult } from '../../queries/clips/results.ts'
import { taskRows, tasksOf } from '../../queries/clips/scope.ts'
import { holds } from '../../queries/words.ts'
import { shareOf } from '../shares.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { ofTask } from './parts.ts'

/** What ads of the clips cost, as `keep` read it; without an ad there is none. */
const spent = sql`jsonb_to_recordset(current_setting('tidewall.clip_spend')::jsonb) as s(id bigint, spend bigint, known boolean)`
const paid = sql`case when t.is_known then coalesce(t.due_amt, 0) + coalesce(t.spend, 0) end`

const returned = ({
  all_gmv,
  all_fee,
  all_spend,
  unknown,
}: Readonly<Record<string, number | null | undefined>>): number | null =>
  returnOf(all_gmv ?? 0, all_fee ?? 0, unknown ? null : (all_spend ?? undefined))

/** Published clips of the tasks that the viewer sees; what they brought is the company's, whoever looks. */
export const clipResultSource = tableSource(clipResultList, {
  table: ({ scope }) => sql`(
    select t.*, p.video_id, p.account, p.url, result.plays, result.data_until, result.sku_orders, result.gmv, s.spend,
      coalesce(s.known, true) as is_known
    from ${taskRows} join clip_publish p on p.task_id = t.id cross join lateral ${clipResult} left join ${spent} on s.id = t.id
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
    ad_spend: part(sql`t.spend`),
    clip_return: part(shareOf(sql`t.gmv`, sql`(${paid})`, 100)),
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
    all_spend: part(sql`sum(t.spend)`),
    unknown: part(sql`count(*) filter (where not t.is_known)`),
  }),
  kpi: ({ clips, all_plays, all_gmv, ...sums }) => ({
    clips: clips ?? 0,
    plays: all_plays ?? null,
    gmv: all_gmv ?? 0,
    gpm: meanOf((all_gmv ?? 0) * 1000, all_plays ?? 0),
    ad_spend: sums.all_spend ?? null,
    return: returned({ all_gmv, ...sums }),
  }),
  totals: (sums) => ({ clip_return: returned(sums) }),
  keep: async ({ tx, view }) => {
    const spends = await readAdSpend(tx, view, clipTies(view.scope.company_id))
    const rows = [...spends].map(([id, spend]) => ({ id, spend, known: spend !== null }))
    await sql`select set_config('tidewall.clip_spend', ${JSON.stringify(rows)}, true)`.execute(tx)
  },
})
