import { sql } from 'kysely'
import type { AdNetwork } from '../../shared/areas/ads/networks.ts'
import { ruleState } from '../../shared/areas/ads/rule-states.ts'
import { isCutOff, isOn, leastBudget, rawOfTurn } from '../../shared/areas/ads/states.ts'
import type { Db, Tx } from '../db/tables.ts'
import { insertAudit, objectOf } from '../queries/account/audit.ts'
import { readMemberById } from '../queries/account/member.ts'
import { type AdRule, type Hit, logHit, readHits, setRule } from '../queries/ads/rules.ts'
import { changeCampaign, holdCampaign } from '../queries/ads/writes.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { type Scope, scopeOf } from '../queries/scope.ts'

/** Seconds between two looks of a rule. */
const EVERY_S = 3600
const [PAUSED, PAUSE] = [3, 1]
const META = 2

interface Turn {
  readonly rule: AdRule
  readonly scope: Scope
  readonly network: AdNetwork
  readonly now: number
}

/** The budget that is left, never below the network's least; null where the rule pauses. */
const cutOf = ({ rule, network }: Turn, budget_amt: number): number | null =>
  rule.action === PAUSE || rule.cut_bp === null
    ? null
    : Math.max(leastBudget[network], Math.round((budget_amt * (10_000 - rule.cut_bp)) / 10_000))

/** Does to one campaign what the rule says, once a day; on trial it is only written down. */
const act = async (tx: Tx, turn: Turn, hit: Hit): Promise<void> => {
  const { rule, scope, network, now } = turn
  const held = await holdCampaign(tx, { scope, network }, hit.campaign_id)
  // Somebody may have been faster than the sums.
  if (!held || !isOn(held.status) || isCutOff(held.auth_state)) return
  const after_amt = cutOf(turn, held.budget_amt)
  if (after_amt !== null && after_amt >= held.budget_amt) return
  const isNew = await logHit(tx, rule, { ...hit, budget_amt: held.budget_amt }, after_amt, now)
  if (!isNew || rule.state !== ruleState.on) return
  const raw_status = rawOfTurn(network, false)
  const change = after_amt === null ? { status: PAUSED, raw_status } : { budget_amt: after_amt }
  await changeCampaign(tx, rule.company_id, hit.campaign_id, change, now)
  await insertAudit(tx, {
    member_id: rule.member_id,
    action: 'ad.rule',
    object_type: 'ad',
    object_id: objectOf(rule.company_id, hit.campaign_id),
    before: { budget_amt: held.budget_amt },
    after: { rule: rule.name, budget_amt: after_amt ?? held.budget_amt },
    ip: '',
    now,
  })
}

/** One rule whose time has come, if there is one. @returns whether there was */
const checkOne = (db: Db, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<AdRule>`
      select u.* from ad_rule u where u.state < ${ruleState.off}
        and (u.checked_t is null or u.checked_t <= ${now - EVERY_S})
      order by u.checked_t nulls first, u.id limit 1 for no key update of u skip locked`.execute(tx)
    const [rule] = rows
    if (!rule) return false
    await setRule(tx, rule.id, { checked_t: now }, now)
    const member = await readMemberById(tx, rule.member_id, now)
    if (!member || member.status === 2) return true
    const scope = scopeOf(member)
    const network = rule.network === META ? 'meta' : 'tiktok'
    for (const hit of await readHits(tx, scope, rule, now)) await act(tx, { rule, scope, network, now }, hit)
    await raiseVersion(tx, rule.company_id, now)
    return true
  })

/** Looks at every rule whose hour has come. */
export const checkAdRules = async (db: Db, now: number, isStopped: () => boolean): Promise<void> => {
  while (!isStopped() && (await checkOne(db, now))) {
    // Until none is left.
  }
}
