import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Db, Tx } from '../db/tables.ts'
import { insertAdRules, insertAds } from './ads.ts'
import { insertAnnouncements } from './announcements.ts'
import { insertApplicants } from './applicants.ts'
import { insertArticles } from './articles.ts'
import { agreeTerms } from './bindings.ts'
import { insertPrices } from './content-prices.ts'
import { insertCurated } from './curated.ts'
import { insertDeals } from './deals.ts'
import { insertGroups } from './groups.ts'
import { insertMarket } from './market.ts'
import { insertMembers } from './members.ts'
import { insertNotices } from './notices.ts'
import { insertInvites, insertMenu } from './office.ts'
import { booksOf, type DemoCompany, type DemoPlan, demoClock, demoCompanyName, findDemo, writePlan } from './plan.ts'
import { insertRates } from './rates.ts'
import { insertAuths } from './shop-auth.ts'
import { insertCopies } from './shop-copies.ts'
import { roughenShelves } from './shop-stock.ts'
import { insertWorld } from './stock.ts'
import { insertTrendWatches } from './trend-watches.ts'

/** Days of rates before the first order and after the day on which the demo was made. */
const DAYS_BEFORE = 31
const DAYS_AFTER = 62

const insertCompany = async (tx: Tx, t: number): Promise<number> => {
  const taken = await tx.selectFrom('company').select('id').where('name', '=', demoCompanyName).executeTakeFirst()
  if (taken) {
    throw new Error(
      `已有公司名为「${demoCompanyName}」，演示公司无法创建；请改名或设置 DEMO=off。 ` +
        `A company is already called "${demoCompanyName}": rename it, or set DEMO=off.`,
    )
  }
  const { id } = await tx
    .insertInto('company')
    .values({
      name: demoCompanyName,
      display_currency: 'USD',
      time_zone: demoClock.zone,
      cut_hour: demoClock.cut_hour,
      demo: true,
      expire_t: null,
      add_time: t,
      update_time: t,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The demo company with its members, shops, goods and creators, as it stands in the database; made by `plan` in one
 * transaction when there is none, so that a kill leaves all of it or nothing.
 */
export const ensureCompany = (db: Db, plan: DemoPlan): Promise<DemoCompany> =>
  db.transaction().execute(async (tx) => {
    const known = await findDemo(tx)
    if (known) return known
    const company_id = await insertCompany(tx, plan.origin)
    const demo = { company_id, plan }
    const members = await insertMembers(tx, company_id, plan.origin)
    await insertMenu(tx, company_id)
    await insertGroups(tx, company_id, members, plan.origin)
    await insertInvites(tx, members, plan.origin)
    const today = dayStart(demoClock, dayNumber(demoClock, plan.origin) + plan.days)
    await insertApplicants(tx, company_id, members, today)
    await insertAnnouncements(tx, company_id, members, today)
    await insertNotices(tx, members, today)
    await insertArticles(tx, today)
    await insertAds(tx, company_id, members, plan, today)
    await insertAdRules(tx, company_id, members, today)
    for (const { company_id, book } of booksOf(demo)) {
      await insertWorld(tx, company_id, book.world, plan.seed, members, plan.origin)
      await roughenShelves(tx, company_id)
      await insertAuths(tx, company_id, today)
      await agreeTerms(tx, company_id, today)
      await insertMarket(tx, company_id, book.world.name, members, today)
      await insertCurated(tx, company_id, dayNumber(demoClock, today))
    }
    const day = dayNumber(demoClock, today)
    await insertRates(tx, company_id, day - plan.days - DAYS_BEFORE, day + DAYS_AFTER, today)
    await insertTrendWatches(tx, company_id, members, today)
    await insertPrices(tx, demo)
    await insertDeals(tx, company_id, members, today)
    await insertCopies(tx, company_id, members, today)
    await writePlan(tx, demo, plan.origin)
    return demo
  })
