import { sql } from 'kysely'
import { adStates, isOn } from '../../../../shared/areas/ads/states.ts'
import type { WallZones } from '../../../../shared/live/screens.ts'
import type { Db } from '../../../db/tables.ts'
import { rateBp } from '../../arithmetic.ts'
import { type AdExchange, exchangedNow } from '../exchange.ts'
import { type AdQuestion, accountsOf } from '../facts.ts'
import { type AdSums, amountOf, sumOf } from '../metrics.ts'

/** Rows that a wall has room for. */
const WORST = 6
/** As `ad_campaign.budget_type` has it: a budget of each day. */
const DAILY = 1
/** As `ad_creative.status` has it: the network refused it. */
const REFUSED = 6
const on = adStates.filter(isOn)

interface Budget {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly budget_amt: number
}

/** Campaigns that are on and have a daily budget. */
const readBudgets = async (db: Db, { scope, network }: AdQuestion): Promise<readonly Budget[]> => {
  const { rows } = await sql<Budget>`
    select c.campaign_id as id, c.name, a.currency, c.budget_amt
    from ad_account a join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    where ${accountsOf(scope, network)} and c.budget_type = ${DAILY} and c.budget_amt > 0
      and c.status = any(${on}::smallint[])
    order by c.campaign_id`.execute(db)
  return rows
}

/** Ads that the network refused. */
const readRefused = async (db: Db, { scope, network }: AdQuestion): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
    where ${accountsOf(scope, network)} and k.status = ${REFUSED}`.execute(db)
  return rows[0]?.n ?? 0
}

/** What campaigns spent today, in the currency of the sums and in that of their accounts. */
export interface Spent {
  readonly exchanged: ReadonlyMap<string, AdSums>
  readonly own: ReadonlyMap<string, AdSums>
}

/** Daily budgets beside what is spent of them; `gone_bp` of the day, `over_budget` as the cards tell it. */
export const readBudget = async (
  db: Db,
  question: AdQuestion,
  exchange: AdExchange | null,
  { exchanged, own }: Spent,
  known: { readonly gone_bp: number; readonly over_budget: number },
): Promise<WallZones['ad_budget']> => {
  const budgets = await readBudgets(db, question)
  const spentOf = (sums: ReadonlyMap<string, AdSums>, id: string): number | null => {
    const found = sums.get(id)
    return found ? found.spend_amt : 0
  }
  const budget = sumOf(
    budgets.map(({ budget_amt, currency }) => (exchange ? exchangedNow(exchange, budget_amt, currency) : budget_amt)),
  )
  const [budget_amt, spend_amt] = [amountOf(budget), amountOf(sumOf(budgets.map(({ id }) => spentOf(exchanged, id))))]
  return {
    ...known,
    campaigns: budgets.length,
    budget_amt,
    spend_amt,
    spent_bp: budget_amt === null || spend_amt === null || budget_amt === 0 ? null : rateBp(spend_amt, budget_amt),
    refused: await readRefused(db, question),
    rows: budgets
      .map(({ id, name, budget_amt }) => ({ id, name, spent_bp: rateBp(spentOf(own, id) ?? 0, budget_amt) }))
      .filter(({ spent_bp }) => spent_bp > 0)
      .toSorted((a, b) => b.spent_bp - a.spent_bp || (a.id < b.id ? -1 : 1))
      .slice(0, WORST),
  }
}
