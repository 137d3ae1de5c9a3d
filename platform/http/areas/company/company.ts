import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import {
  type CompanySettings,
  type CompanyState,
  companyApi,
  mayChangeCompany,
} from '../../../../shared/areas/company/api.ts'
import { isZone } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { isImporting } from '../../../ingest/import/steady.ts'
import { checkExchange } from '../../../jobs/company-currency.ts'
import { CompanyError } from '../../../jobs/company-error.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import {
  type CompanyFacts,
  cancelChange,
  countOrders,
  insertChange,
  isChanging,
  isServerZone,
  keepCompany,
  readChange,
  readCompanies,
  readFacts,
} from '../../../queries/company-changes.ts'
import { consistently } from '../../../queries/consistent.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'
import { isZh } from '../imports/run.ts'

type Change = HandlerInput<typeof companyApi.change>

/** The company that is asked for. @throws {Refused} for one that the caller may not change */
const companyOf = ({ viewer: { record, scope } }: Call, asked: string | undefined): number => {
  if (!mayChangeCompany(record)) throw new Refused('company.leaders')
  const id = asked === undefined ? scope.company_id : Number(asked)
  if (id !== scope.company_id && record.operator !== 1) throw new Refused('company.leaders')
  return id
}

const settingsOf = ({ zone, cut_hour, currency }: CompanySettings): CompanySettings => ({ zone, cut_hour, currency })

const factsOf = async (tx: Tx, id: number): Promise<CompanyFacts> => {
  const facts = await readFacts(tx, id)
  if (!facts) throw new Refused('company.none')
  return facts
}

const stateOf = (call: Call, id: number): Promise<CompanyState> =>
  consistently(call.context.db, async (tx) => {
    const facts = await factsOf(tx, id)
    const found = await readChange(tx, id)
    return {
      company: { id: String(id), name: facts.name },
      settings: settingsOf(facts),
      orders: await countOrders(tx, id),
      companies: call.viewer.record.operator === 1 ? await readCompanies(tx) : [],
      change: found && { ...found, reason: isZh(call) ? found.reason_zh : found.reason_en },
    }
  })

const isSame = (one: CompanySettings, other: CompanySettings): boolean =>
  one.zone === other.zone && one.cut_hour === other.cut_hour && one.currency === other.currency

/** @throws {Refused} when the company does not stand as the caller saw it, or would not change */
const requireAsSeen = async (tx: Tx, company_id: number, from: CompanySettings, to: CompanySettings): Promise<void> => {
  if (await isChanging(tx, company_id)) throw new Refused('company.changing')
  const facts = await factsOf(tx, company_id)
  if (!isSame(facts, from)) throw new Refused('company.moved')
  if (isSame(facts, to)) throw new Refused('form.same')
}

/** @throws {Refused} when it cannot be done as things stand now: it is looked at again when it is done */
const requirePossible = async (company_id: number, from: CompanySettings, to: CompanySettings, call: Call) => {
  const { db, changes } = call.context
  if (!isZone(to.zone) || !(await isServerZone(db, to.zone))) throw wrongField('zone', 'field.zone')
  if (!Intl.supportedValuesOf('currency').includes(to.currency)) throw wrongField('currency', 'field.currency')
  await consistently(db, (tx) => requireAsSeen(tx, company_id, from, to))
  if (to.currency === from.currency) return
  try {
    await checkExchange(changes.pool, company_id, from, to)
  } catch (error) {
    if (!(error instanceof CompanyError)) throw error
    throw new Refused('gate.refused', { params: { reason: isZh(call) ? error.zh : error.en } })
  }
}

const begin = async (tx: Tx, company_id: number, from: CompanySettings, to: CompanySettings, call: Call) => {
  // An import that begins at this moment waits, and then sees the change.
  await keepCompany(tx, company_id, { alone: true })
  await requireAsSeen(tx, company_id, from, to)
  if (await isImporting(tx, company_id, call.now)) throw new Refused('company.importing')
  const member_id = Number(call.viewer.record.id)
  await insertChange(tx, { company_id, member_id, from, to, now: call.now })
  const object = { object_type: 'company', object_id: String(company_id) }
  const change = { before: { ...from }, after: { ...to } }
  await insertAudit(tx, { member_id, action: 'company.change', ...object, ...change, ip: call.ip, now: call.now })
}

const change = async ({ company, from, ...asked }: Change, call: Call): Promise<CompanyState> => {
  const { db, changes } = call.context
  const company_id = companyOf(call, company)
  const to = settingsOf(asked)
  await requirePossible(company_id, from, to, call)
  await db.transaction().execute((tx) => begin(tx, company_id, from, to, call))
  changes.wake()
  return stateOf(call, company_id)
}

export const mountCompany = (router: Router, context: Context): void =>
  implement(router, context, companyApi, {
    settings: ({ company }, call) => stateOf(call, companyOf(call, company)),
    change,
    cancel: async ({ company, id }, call) => {
      const company_id = companyOf(call, company)
      if (!(await cancelChange(context.db, company_id, id, call.now))) throw new Refused('company.ended')
      return stateOf(call, company_id)
    },
  })
