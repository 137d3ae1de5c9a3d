import { sql } from 'kysely'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Db, Tx } from '../db/tables.ts'
import { newestSnapshot } from '../queries/spy/objects.ts'
import { type DemoCompany, demoClock, readMembers } from './plan.ts'
import { insertCreatorDays, insertProductDays, insertShopDays } from './spy-days.ts'
import { setSpyFigures } from './spy-figures.ts'
import { insertSpyObjects } from './spy-objects.ts'
import { insertOwnProducts, insertSpyWorld } from './spy-world.ts'

/** Snapshots that are kept, and written when the market is made. */
const KEPT_DAYS = 31

/** What the account `leader` keeps of the new market: some of the best and some of its own company's. */
const insertMarks = async (tx: Tx, company_id: number, member_id: number, t: number): Promise<void> => {
  await sql`
    insert into spy_watch (member_id, kind, object_id, add_time)
    (select ${member_id}::bigint, 1, product_id, ${t}::bigint from spy_product order by rank_no limit 6)
    union all (select ${member_id}, 2, creator_id, ${t} from spy_creator order by videos desc, creator_id limit 4)
    union all (select ${member_id}, 5, shop_id, ${t} from spy_shop order by rank_no limit 2)`.execute(tx)
  await sql`
    insert into spy_favorite (member_id, kind, object_id, add_time)
    (select ${member_id}::bigint, 1, product_id, ${t}::bigint from spy_product order by growth_bp desc nulls last, product_id limit 5)
    union all (select ${member_id}, 2, creator_id, ${t} from spy_creator order by potential_x100 desc, creator_id limit 4)
    union all (select ${member_id}, 3, video_id, ${t} from spy_video order by gmv_amt desc, video_id limit 3)`.execute(
    tx,
  )
  await sql`
    insert into tt_account (company_id, member_id, creator_id, add_time, update_time)
    select ${company_id}, ${member_id}, creator_id, ${t}, ${t} from spy_creator order by followers desc, creator_id limit 8`.execute(
    tx,
  )
}

const writeDays = async (tx: Tx, seed: number, first: number, today: number): Promise<void> => {
  await insertProductDays(tx, seed, first, today)
  await insertCreatorDays(tx, seed, first, today)
  await insertShopDays(tx, first, today)
  const days = Array.from({ length: today - first + 1 }, (_, i) => first + i)
  await tx
    .insertInto('spy_snapshot')
    .values(days.map((day) => ({ day, data_time: dayStart(demoClock, day) })))
    .execute()
  for (const table of ['spy_product_day', 'spy_creator_day', 'spy_shop_day', 'spy_snapshot'] as const)
    await tx
      .deleteFrom(table)
      .where('day', '<=', today - KEPT_DAYS)
      .execute()
  await setSpyFigures(tx, seed, today)
}

/**
 * Brings the demo's market up to the snapshot of today: all of it when there is none yet, else the days that are missing.
 * What sells on a day at which price follows from the seed and the day alone, whenever it is written.
 */
export const ensureSpy = (db: Db, demo: DemoCompany, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { company_id, plan } = demo
    const { seed } = plan
    await sql`select from company where id = ${company_id} for no key update`.execute(tx)
    const today = dayNumber(demoClock, now)
    const done = (await newestSnapshot(tx))?.day ?? null
    if (done !== null && done >= today) return
    if (done === null) {
      await insertSpyWorld(tx, company_id, seed)
      await insertOwnProducts(tx, company_id, seed, today)
    }
    await insertSpyObjects(tx, seed, done, today)
    await writeDays(tx, seed, Math.max((done ?? 0) + 1, today - KEPT_DAYS + 1), today)
    const leader = (await readMembers(db, demo)).get('leader')
    if (done === null && leader !== undefined) await insertMarks(tx, company_id, leader, dayStart(demoClock, today - 5))
  })
