import { sql } from 'kysely'
import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { rawOfTurn } from '../../../shared/areas/ads/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { accountsOf } from './facts.ts'

const PAUSED = 3

export interface AdAccountRow {
  readonly account_id: string
  readonly name: string
  readonly network: AdNetwork
  readonly currency: string
  readonly auth_state: number
  readonly shop_id: string | null
}

/** An ad account of one of the viewer's networks, held until the transaction ends. */
export const holdAdAccount = async (tx: Tx, scope: Scope, account_id: string): Promise<AdAccountRow | undefined> => {
  for (const { network } of scope.ads ?? []) {
    const { rows } = await sql<Omit<AdAccountRow, 'network'>>`
      select a.account_id, a.name, a.currency, a.auth_state, a.shop_id from ad_account a
      where a.account_id = ${account_id} and ${accountsOf(scope, network)} for no key update of a`.execute(tx)
    const [row] = rows
    if (row) return { ...row, network }
  }
  return undefined
}

export const setAdAccount = async (
  tx: Tx,
  company_id: number,
  account_id: string,
  values: { readonly auth_state?: number; readonly expire_t?: number; readonly shop_id?: string | null },
  now: number,
): Promise<void> => {
  await tx
    .updateTable('ad_account')
    .set({ ...values, update_time: now })
    .where('company_id', '=', company_id)
    .where('account_id', '=', account_id)
    .execute()
}

export interface NewCampaign {
  readonly company_id: number
  readonly account_id: string
  readonly name: string
  readonly region: string
  readonly objective: number
  readonly budget_amt: number
  readonly budget_type: number
  readonly bid_strategy: number
  readonly placement: number
  readonly age: number
  readonly ad_name: string
  readonly material_id: string
}

/** The next id of a campaign that the network does not know; the company is held, so that two at once get two. */
const ownId = async (tx: Tx, company_id: number): Promise<string> => {
  await sql`select from company where id = ${company_id} for no key update`.execute(tx)
  const { rows } = await sql<{ n: number }>`
    select 1 + coalesce(max(substr(campaign_id, 5)::bigint), 0) as n from ad_campaign
    where company_id = ${company_id} and campaign_id ~ '^own-[0-9]{1,15}$'`.execute(tx)
  return `own-${rows[0]?.n ?? 1}`
}

/** A campaign with one group and one ad, all paused and marked as made here. @returns its id */
export const insertCampaign = async (tx: Tx, network: AdNetwork, made: NewCampaign, now: number): Promise<string> => {
  const { company_id, placement, age, ad_name, material_id, ...campaign } = made
  const id = await ownId(tx, company_id)
  const state = { status: PAUSED, raw_status: rawOfTurn(network, false), add_time: now, update_time: now }
  await tx
    .insertInto('ad_campaign')
    .values({ company_id, campaign_id: id, ...campaign, simulated_t: now, ...state })
    .execute()
  const group_id = `${id}-1`
  await tx
    .insertInto('ad_group')
    .values({ company_id, group_id, campaign_id: id, name: ad_name, placement, age, ...state })
    .execute()
  await tx
    .insertInto('ad_creative')
    .values({ company_id, ad_id: `${group_id}-1`, group_id, name: ad_name, material_id, ...state })
    .execute()
  return id
}

/** Copies a held campaign with its groups and ads, paused. @returns the id of the copy */
export const copyCampaign = async (
  tx: Tx,
  company_id: number,
  campaign_id: string,
  { network, name, now }: { readonly network: AdNetwork; readonly name: string; readonly now: number },
): Promise<string> => {
  const id = await ownId(tx, company_id)
  const raw = rawOfTurn(network, false)
  const of = sql`company_id = ${company_id}`
  await sql`
    insert into ad_campaign (company_id, campaign_id, account_id, name, region, objective, budget_amt, budget_type,
      bid_strategy, status, raw_status, simulated_t, add_time, update_time)
    select company_id, ${id}, account_id, ${name}, region, objective, budget_amt, budget_type, bid_strategy, ${PAUSED},
      ${raw}, ${now}, ${now}, ${now} from ad_campaign where ${of} and campaign_id = ${campaign_id}`.execute(tx)
  await sql`
    insert into ad_group (company_id, group_id, campaign_id, name, placement, age, status, raw_status, add_time, update_time)
    select company_id, ${id} || '-' || row_number() over (order by group_id), ${id}, name, placement, age, ${PAUSED}, ${raw},
      ${now}, ${now} from ad_group where ${of} and campaign_id = ${campaign_id}`.execute(tx)
  await sql`
    insert into ad_creative (company_id, ad_id, group_id, name, material_id, status, raw_status, add_time, update_time)
    select k.company_id, n.to_id || '-' || row_number() over (partition by k.group_id order by k.ad_id), n.to_id, k.name,
      k.material_id, ${PAUSED}, ${raw}, ${now}, ${now}
    from ad_creative k join (
      select group_id, ${id} || '-' || row_number() over (order by group_id) as to_id from ad_group
      where ${of} and campaign_id = ${campaign_id}) n on n.group_id = k.group_id
    where k.company_id = ${company_id}`.execute(tx)
  return id
}
