import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { adFlowApi } from '../../../../shared/areas/ads/flow-api.ts'
import { networkCode } from '../../../../shared/areas/ads/networks.ts'
import { isCutOff, leastBudget } from '../../../../shared/areas/ads/states.ts'
import { materialState } from '../../../../shared/areas/materials/states.ts'
import { currencyDecimals, moneyText } from '../../../../shared/format/number.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { holdAdAccount, insertCampaign } from '../../../queries/ads/create.ts'
import { insertRule, readHits, readRule, readRuleLog } from '../../../queries/ads/rules.ts'
import { consistently } from '../../../queries/consistent.ts'
import { holdMaterial } from '../../../queries/materials/materials.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { readCompany } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'

/** Objectives of each network. */
const objectives = { tiktok: [1, 2, 3, 4], meta: [2, 3, 4, 5, 6] } as const
const [PAUSE, CUT] = [1, 2]

const audit = (tx: Tx, { viewer, ip, now }: Call, action: string, of: readonly [string, string], after: object) =>
  insertAudit(tx, {
    member_id: Number(viewer.record.id),
    action,
    object_type: of[0],
    object_id: objectOf(viewer.scope.company_id, of[1]),
    after: { ...after },
    ip,
    now,
  })

const requireMaterial = async (tx: Tx, { viewer }: Call, id: string | null): Promise<string> => {
  if (id === null) return ''
  const found = await holdMaterial(tx, viewer.scope.company_id, id)
  if (found?.state !== materialState.usable) throw wrongField('material_id', 'ad.material')
  return id
}

const create = async (tx: Tx, call: Call, input: HandlerInput<typeof adFlowApi.create>): Promise<string> => {
  const { scope } = call.viewer
  const { account_id, campaign_name: name, budget_amt: typed, material_id, ...rest } = input
  const account = await holdAdAccount(tx, scope, account_id)
  if (!account) throw wrongField('account_id', 'adAccount.none')
  if (isCutOff(account.auth_state)) throw wrongField('account_id', 'ad.accountCut')
  const { network, currency } = account
  if (!objectives[network].some((one) => one === rest.objective)) throw wrongField('objective', 'ad.objective')
  // Typed with the decimals of the company's currency, meant in the account's.
  const company = await readCompany(tx, scope.company_id)
  const budget_amt = Math.round(typed * 10 ** (currencyDecimals(currency) - currencyDecimals(company.currency)))
  const least = leastBudget[network]
  if (budget_amt < least) throw wrongField('budget_amt', 'ad.least', { least: moneyText(least, currency) })
  const material = await requireMaterial(tx, call, material_id)
  const made = { ...rest, company_id: scope.company_id, account_id, name, budget_amt, material_id: material }
  const id = await insertCampaign(tx, network, made, call.now)
  await audit(tx, call, 'ad.make', ['ad', id], { name, budget_amt })
  await raiseVersion(tx, scope.company_id, call.now)
  return id
}

const rule = async (tx: Tx, call: Call, input: HandlerInput<typeof adFlowApi.rule>): Promise<string> => {
  const { scope, record } = call.viewer
  const { rule_name: name, network, days, roas_percent: roas_below, spend_above, action, cut_bp } = input
  if (!scope.ads?.some((one) => networkCode[one.network] === network)) throw wrongField('network', 'field.wrong')
  if (action === CUT && cut_bp === null) throw wrongField('cut_bp', 'adRule.cut')
  const { company_id } = scope
  const { currency } = await readCompany(tx, company_id)
  const made = { company_id, member_id: Number(record.id), network, name, days, roas_below, spend_above, currency }
  const id = await insertRule(tx, { ...made, action, cut_bp: action === PAUSE ? null : cut_bp }, call.now)
  await audit(tx, call, 'adRule.make', ['adRule', id], { name, days, roas_below, spend_above })
  await raiseVersion(tx, company_id, call.now)
  return id
}

export const mountAdFlow = (router: Router, context: Context): void =>
  implement(router, context, adFlowApi, {
    create: async (input, call) => ({ id: await context.db.transaction().execute((tx) => create(tx, call, input)) }),
    rule: async (input, call) => ({ id: await context.db.transaction().execute((tx) => rule(tx, call, input)) }),
    ruleDetail: ({ id }, { viewer: { scope }, now }) =>
      consistently(context.reads, async (tx) => {
        const found = await readRule(tx, scope, id)
        if (!found) throw new Refused('adRule.none')
        const hits = await readHits(tx, scope, found, now)
        return {
          hits: hits.map(({ budget_amt: _, day: __, ...hit }) => hit),
          log: await readRuleLog(tx, found),
        }
      }),
  })
