import { accountWorkflow } from '../../shared/areas/operations/accounts-workflow.ts'
import { companyWorkflow } from '../../shared/areas/operations/companies-workflow.ts'
import { jobWorkflow } from '../../shared/areas/operations/jobs-workflow.ts'
import { jobKind } from '../../shared/areas/operations/states.ts'
import { sendingState } from '../../shared/areas/reports/states.ts'
import type { Tx } from '../db/tables.ts'
import { Refused, wrongField } from '../http/refused.ts'
import { termEnd } from '../http/term-end.ts'
import { deleteTokens } from '../queries/account/tokens.ts'
import { isChanging, keepCompany } from '../queries/company-changes.ts'
import { moveRun } from '../queries/imports/runs.ts'
import {
  endModule,
  giveModule,
  type HeldAccount,
  holdAccount,
  readModule,
  setSwitches,
} from '../queries/operations/accounts.ts'
import { type HeldCompany, holdTenant, setTenant } from '../queries/operations/companies.ts'
import { endJob, type HeldJob, holdJob, isAnalysing, readImportFile, waitAgain } from '../queries/operations/jobs.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { setSending } from '../queries/reports/sendings.ts'
import { hasSeat, setStaffState } from '../queries/staff/staff.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type CompanyRow = HeldCompany & Held

const maskTo =
  (mask_names: boolean) =>
  async (tx: Tx, { row, by }: Doing<CompanyRow, unknown>): Promise<Changed> => {
    await setTenant(tx, row.id, { mask_names }, by.now)
    await raiseVersion(tx, row.id, by.now)
    return { before: { mask_names: row.mask_names }, after: { mask_names } }
  }

export const companyMachine = machineOf<typeof companyWorkflow.transitions, CompanyRow>(companyWorkflow, {
  none: 'operations.company',
  hold: async (tx, { scope, now }, key) => {
    const row = await holdTenant(tx, scope, key, now)
    return row && { ...row, values: { tenant_masks: Number(row.mask_names), tenant_seats: row.seats } }
  },
  runs: {
    extend: async (tx, { row, by, input }) => {
      const expire_t = termEnd(row.zone, input.end_day, by.now)
      await setTenant(tx, row.id, { expire_t }, by.now)
      return { before: { expire_t: row.expire_t }, after: { expire_t } }
    },
    seats: async (tx, { row, by, input: { seats } }) => {
      if (seats < row.taken) throw wrongField('seats', 'operations.seats', { taken: row.taken })
      await setTenant(tx, row.id, { seats }, by.now)
      return { before: { seats: row.seats }, after: { seats } }
    },
    mask: maskTo(true),
    unmask: maskTo(false),
    stop: async (tx, { row, by }) => {
      if (row.id === by.scope.company_id) throw new Refused('operations.self')
      await setTenant(tx, row.id, { expire_t: by.now }, by.now)
      return { before: { expire_t: row.expire_t }, after: { expire_t: by.now } }
    },
  },
})

type AccountRow = Held & { readonly account: HeldAccount }

/** @throws {Refused} for the operator's own account */
const requireOther = ({ row: { account }, by }: Doing<AccountRow, unknown>): void => {
  if (account.id === by.member_id) throw new Refused('operations.self')
}

const enable = async (tx: Tx, { by, row: { account }, to }: Doing<AccountRow, unknown>): Promise<Changed> => {
  if (!(await hasSeat(tx, account.company_id))) throw new Refused('staff.full')
  await setStaffState(tx, account, to, by.now)
  return onlyState
}

export const accountMachine = machineOf<typeof accountWorkflow.transitions, AccountRow>(accountWorkflow, {
  none: 'operations.account',
  hold: async (tx, { scope }, key) => {
    const account = await holdAccount(tx, scope, key)
    if (!account) return undefined
    const { status, account_kind, membername, username } = account
    const { daping, is_share_video, business_center, has_tt_tool, has_console } = account
    const values = { account_kind, daping, is_share_video, business_center, has_tt_tool, has_console }
    return { account, state: status, values, name: membername || username }
  },
  runs: {
    buy: async (tx, { row: { account }, input: { module, end_day }, by }) => {
      const end_t = termEnd(account.zone, end_day, by.now)
      const had = await readModule(tx, account.id, module, by.now)
      await giveModule(tx, account.id, module, end_t, by.now)
      return { before: { module: had ? module : null, end_t: had?.end_t ?? null }, after: { module, end_t } }
    },
    giveBack: async (tx, { row: { account }, input: { module }, by }) => {
      const codes = module === 5 ? [5, 6] : [module]
      const had = await Promise.all(codes.map((code) => readModule(tx, account.id, code, by.now)))
      if (had.every((one) => one === undefined)) throw wrongField('module', 'operations.noModule')
      for (const code of codes) await endModule(tx, account.id, code)
      return { before: { module, end_t: had.find(Boolean)?.end_t ?? null }, after: { module: null, end_t: null } }
    },
    switches: async (tx, { row: { account, values }, input, by }) => {
      await setSwitches(tx, account.id, input, by.now)
      const { account_kind, ...before } = values
      return { before, after: { ...input } }
    },
    signOut: async (tx, doing) => {
      requireOther(doing)
      await deleteTokens(tx, doing.row.account.id)
      return onlyState
    },
    disable: async (tx, doing) => {
      requireOther(doing)
      await setStaffState(tx, doing.row.account, doing.to, doing.by.now)
      await deleteTokens(tx, doing.row.account.id)
      return onlyState
    },
    enable,
    enableScreen: enable,
  },
  settled: ({ sessions }, key) => sessions.forget(Number(key)),
})

type JobRow = HeldJob & Held

const retryImport = async (tx: Tx, { company_id, id }: HeldJob, now: number): Promise<void> => {
  await keepCompany(tx, company_id)
  if (await isChanging(tx, company_id)) throw new Refused('company.changing')
  const { checked, there } = await readImportFile(tx, id)
  if (!there) throw new Refused('operations.file')
  if ((await moveRun(tx, id, checked ? 'queued' : 'checking', null, now)) === 'busy')
    throw new Refused('operations.busy')
}

const retryChange = async (tx: Tx, { company_id, id }: HeldJob, now: number): Promise<void> => {
  await keepCompany(tx, company_id, { alone: true })
  if (await isChanging(tx, company_id)) throw new Refused('operations.busy')
  await waitAgain(tx, jobKind.change, id, now)
}

type JobRun = (tx: Tx, row: HeldJob, now: number) => Promise<void>
type JobKind = HeldJob['kind']

const retries: Readonly<Record<JobKind, JobRun>> = {
  [jobKind.export]: (tx, { id }, now) => waitAgain(tx, jobKind.export, id, now),
  [jobKind.analysis]: async (tx, { id, member_id }, now) => {
    if (await isAnalysing(tx, member_id)) throw new Refused('operations.busy')
    await waitAgain(tx, jobKind.analysis, id, now)
  },
  [jobKind.change]: retryChange,
  [jobKind.import]: retryImport,
  [jobKind.report]: (tx, { id }, now) =>
    setSending(tx, id, { state: sendingState.waiting, tries: 0, next_t: now, error: '' }, now),
}

const cancel: JobRun = (tx, { kind, id }, now) =>
  kind === jobKind.report ? setSending(tx, id, { state: sendingState.cancelled }, now) : endJob(tx, kind, id, now)

export const jobMachine = machineOf<typeof jobWorkflow.transitions, JobRow>(jobWorkflow, {
  none: 'operations.job',
  hold: async (tx, { scope }, key) => {
    const row = await holdJob(tx, scope, key)
    return row && { ...row, values: {} }
  },
  runs: {
    retry: async (tx, { row, by }) => {
      await retries[row.kind](tx, row, by.now)
      return onlyState
    },
    cancel: async (tx, { row, by }) => {
      await cancel(tx, row, by.now)
      return onlyState
    },
  },
})
