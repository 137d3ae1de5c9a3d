import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { isRowId } from '../../../shared/api/row-id.ts'
import type { adFlowApi, RuleHit } from '../../../shared/areas/ads/flow-api.ts'
import { type AdNetwork, networkCode } from '../../../shared/areas/ads/networks.ts'
import { ruleState } from '../../../shared/areas/ads/rule-states.ts'
import { isCutOff, isOn } from '../../../shared/areas/ads/states.ts'
import { dayNumber } from '../../../shared/time/zone.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { readAndHold } from '../one-row.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'
import { adClock, periodOfDays } from './days.ts'
import { readExchange } from './exchange.ts'
import { readAdSums } from './facts.ts'
import { readAccounts } from './figures.ts'
import { adMetric } from './metrics.ts'
import { adZoneIn } from './sight.ts'

/** Condition on `ad_rule u`: of the viewer, of somebody below, or of anyone of the company that it sees. */
export const rulesOf = (scope: Scope) =>
  sql<boolean>`(u.company_id = ${scope.company_id} and ${ownMember(scope, sql`u.member_id`)})`

export interface AdRule {
  readonly id: number
  readonly company_id: number
  readonly member_id: number
  readonly network: number
  readonly name: string
  readonly days: number
  readonly roas_below: number
  readonly spend_above: number
  readonly currency: string
  readonly action: number
  readonly cut_bp: number | null
  readonly state: number
}

/** A rule of the viewer's scope. */
export const { read: readRule, hold: holdRule } = readAndHold('u', async (lock, tx: Tx, scope: Scope, id: string) => {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<AdRule>`
    select u.* from ad_rule u where ${rulesOf(scope)} and u.id = ${id}::bigint ${lock}`.execute(tx)
  return rows[0]
})

export const setRule = async (
  tx: Tx,
  id: number,
  values: { readonly state?: number; readonly checked_t?: number },
  now: number,
): Promise<void> => {
  await tx
    .updateTable('ad_rule')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** A new rule, which is on trial. */
export const insertRule = async (tx: Tx, rule: Omit<AdRule, 'id' | 'state'>, now: number): Promise<string> => {
  const { id } = await tx
    .insertInto('ad_rule')
    .values({ ...rule, state: ruleState.trial, checked_t: null, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

const networkOf = (code: number): AdNetwork => (code === networkCode.meta ? 'meta' : 'tiktok')

/** A hit with the budget as it stands, and the day of the account's report on which it is one. */
export interface Hit extends RuleHit {
  readonly budget_amt: number
  readonly day: number
}

/**
 * Campaigns in somebody's sight that a rule hits now: those that are on, of accounts that are authorised, which spent more
 * and returned less than it says. Amounts are compared in the rule's currency; where a rate is missing nothing is hit.
 */
export const readHits = async (db: Db | Tx, scope: Scope, rule: AdRule, now: number): Promise<readonly Hit[]> => {
  const network = networkOf(rule.network)
  const zone = adZoneIn(scope, network)
  if (zone === undefined) return []
  const question = { scope, network, filters: {} }
  const clock = adClock(zone)
  const day = dayNumber(clock, now)
  const days = { clock, from: day - rule.days + 1, to: day }
  const accounts = await readAccounts(db, question)
  const others = [...new Set(accounts.map(({ currency }) => currency))].filter((one) => one !== rule.currency)
  const exchange = await readExchange(db, { currency: rule.currency, others }, days)
  const { campaigns } = await readAdSums(
    db,
    question,
    periodOfDays(days),
    {
      campaigns: {
        campaign_id: sql`c.campaign_id`,
        name: sql`c.name`,
        status: sql`c.status`,
        budget: sql`c.budget_amt`,
        auth: sql`a.auth_state`,
      },
    },
    exchange,
  )
  return campaigns.flatMap((row) => {
    const { campaign_id, name, status, budget, auth, spend_amt } = row
    const roas = adMetric('M27', row)
    const isHit = spend_amt !== null && spend_amt > rule.spend_above && roas !== null && roas < rule.roas_below
    if (!isHit || !isOn(Number(status)) || isCutOff(Number(auth))) return []
    const about = { campaign_id: String(campaign_id), name: String(name), currency: rule.currency }
    return [{ ...about, spend_amt, roas, budget_amt: Number(budget), day }]
  })
}

/** Writes down a hit. @returns whether it was not written down on that day before */
export const logHit = async (
  tx: Tx,
  rule: AdRule,
  hit: Hit,
  after_amt: number | null,
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into ad_rule_log (rule_id, company_id, campaign_id, day, trial, action, before_amt, after_amt, spend_amt, roas, add_time)
    values (${rule.id}, ${rule.company_id}, ${hit.campaign_id}, ${hit.day}, ${rule.state === ruleState.trial}, ${rule.action},
      ${after_amt === null ? null : hit.budget_amt}, ${after_amt}, ${hit.spend_amt}, ${hit.roas}, ${now})
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

const MOST_LOGGED = 50

export const readRuleLog = async (
  db: Db | Tx,
  { id, currency }: Pick<AdRule, 'id' | 'currency'>,
): Promise<CallData<typeof adFlowApi.ruleDetail>['log']> => {
  const { rows } = await sql<CallData<typeof adFlowApi.ruleDetail>['log'][number]>`
    select g.id::text as id, g.add_time as time, coalesce(c.name, g.campaign_id) as name, g.trial, g.action, g.before_amt,
      g.after_amt, g.spend_amt, g.roas, ${currency}::text as currency, coalesce(a.currency, ${currency}) as budget_currency
    from ad_rule_log g left join ad_campaign c on c.company_id = g.company_id and c.campaign_id = g.campaign_id
    left join ad_account a on a.company_id = c.company_id and a.account_id = c.account_id
    where g.rule_id = ${id} order by g.id desc limit ${MOST_LOGGED}`.execute(db)
  return rows
}
