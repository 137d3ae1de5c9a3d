import { sql } from 'kysely'
import { issueDay, issueOf } from '../../shared/areas/curated/issue.ts'
import { dayStart } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { demoClock } from './plan.ts'

const WEEKS = 4
const PICKS = 24

/** By topic: 1 hit, 2 new, 3 high commission, 4 with sample, 5 festival. */
const reasons = [
  '近期成交稳定，短视频和直播都容易出单',
  '新近收录，同类内容还少，适合抢先测品',
  '佣金率高于同类目平均，单件收益可观',
  '支持寄样，先试用再出内容，转化更稳',
  '节日送礼场景清晰，标题和封面都好做',
]
const comments = [
  '建议用前后对比开场，三秒内露出卖点。',
  '评论区多问尺寸，口播里主动说清楚。',
  '和同店爆款组套讲解，客单价更高。',
  '',
]

const insertPicks = async (tx: Tx, company_id: number, issue: string, from_t: number, most: number): Promise<void> => {
  await sql`
    insert into curated_pick (company_id, issue, product_id, position, topics, reason, comment)
    select ${company_id}, ${issue}, p.product_id, row_number() over (order by p.k) - 1,
      case when p.sampled and p.topic <> 4 then array[p.topic, 4] else array[p.topic] end::smallint[],
      (${reasons}::text[])[p.topic], (${comments}::text[])[1 + p.k % ${comments.length}::int]
    from (
      select p.product_id, p.k, coalesce(o.sample_kind, 0) > 0 as sampled,
        case when p.standard_rate_bp >= 1900 then 3 else (array[1, 2, 5, 1])[1 + p.k % 4] end as topic
      from (
        select product_id, company_id, standard_rate_bp,
          row_number() over (order by md5(product_id || ${issue}::text)) as k
        from product where company_id = ${company_id} and status = 1
      ) p left join product_offer o using (company_id, product_id)
      where p.k <= ${most} and (o.off_t is null or o.off_t > ${from_t})
    ) p`.execute(tx)
}

/** The issue of the present week and three past ones. @param day the present business day */
export const insertCurated = async (tx: Tx, company_id: number, day: number): Promise<void> => {
  for (let week = 0; week < WEEKS; week++) {
    const issue = issueOf(day - 7 * week)
    const publish_t = dayStart(demoClock, issueDay(issue))
    await tx
      .insertInto('curated_issue')
      .values({ company_id, issue, publish_t, end_t: null, update_time: publish_t })
      .execute()
    await insertPicks(tx, company_id, issue, publish_t, PICKS - 2 * week)
  }
}
