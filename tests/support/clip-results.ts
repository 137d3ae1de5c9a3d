import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import type { OrderGate } from '../../platform/ingest/gate.ts'
import type { CompanyState } from '../../platform/queries/view.ts'
import { taskState } from '../../shared/areas/clips/states.ts'
import { type BusinessClock, dayNumber } from '../../shared/time/zone.ts'
import { allTaken, lineWith, orderAt } from './orders.ts'

/** Registers the published video of a task. */
export const publishClip = async (db: Db, task_id: number, video_id: string, published_t: number): Promise<void> => {
  await sql`
    insert into clip_publish (task_id, company_id, account, url, video_id, published_t, member_id, add_time)
    select t.id, t.company_id, '@tide', ${video_id}, ${video_id}, ${published_t}, d.member_id, ${published_t}
    from clip_task t join clip_demand d on d.id = t.demand_id where t.id = ${task_id}`.execute(db)
  await db.updateTable('clip_task').set({ state: taskState.published, published_t }).where('id', '=', task_id).execute()
}

let sales = 0

/** Views of a video, so many days after that of `from`, or a paid line that names it, so many seconds after `from`. */
export const sellBy = async (
  db: Db,
  gate: OrderGate,
  { company, clock }: { readonly company: Pick<CompanyState, 'id'>; readonly clock: BusinessClock },
  content_id: string,
  what: { readonly from: number; readonly after: number; readonly views?: number; readonly pay_amt?: number },
): Promise<void> => {
  const { from, after, views, pay_amt } = what
  if (views !== undefined) {
    const day = dayNumber(clock, from) + after
    const content = { company_id: company.id, content_id, creator_id: 'x', content_type: 1, data_time: from }
    await db
      .insertInto('content_daily')
      .values({ ...content, day, views })
      .execute()
  }
  if (pay_amt === undefined) return
  const order = orderAt(from + after, {
    order_id: `${content_id}-${++sales}`,
    lines: [lineWith({ content_id, pay_amt })],
  })
  allTaken(await gate.submit(company.id, [order]))
}

/** An ad of a company's one account, in dollars, that names a material or a video, with what it spent in the last hours. */
export const makeAd = async (
  db: Db,
  company_id: number,
  material_id: string,
  spends: readonly number[],
  now: number,
): Promise<void> => {
  const times = { add_time: 0, update_time: 0 }
  const state = { status: 1, raw_status: 'ENABLE', ...times }
  const [account_id, campaign_id, group_id] = ['ads', 'ads-c', 'ads-g']
  await db
    .insertInto('ad_account')
    .values({
      company_id,
      account_id,
      network: 1,
      name: 'Ads',
      currency: 'USD',
      time_zone: 'UTC',
      balance_amt: null,
      auth_state: 1,
      expire_t: null,
      owner_member_id: null,
      ...times,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('ad_campaign')
    .values({
      company_id,
      campaign_id,
      account_id,
      name: 'Campaign',
      region: 'US',
      objective: 2,
      budget_amt: 1,
      budget_type: 1,
      bid_strategy: 1,
      simulated_t: null,
      ...state,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('ad_group')
    .values({ company_id, group_id, campaign_id, name: 'Group', placement: 1, age: 1, ...state })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const ad_id = `ad-${material_id}`
  await db
    .insertInto('ad_creative')
    .values({ company_id, ad_id, group_id, name: 'Ad', material_id, ...state })
    .execute()
  await db
    .insertInto('ad_hourly')
    .values(spends.map((spend_amt, n) => ({ company_id, ad_id, hour_t: now - (now % 3600) - n * 3600, spend_amt })))
    .execute()
}
