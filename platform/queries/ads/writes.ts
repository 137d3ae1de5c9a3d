import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { type AdQuestion, accountsOf } from './facts.ts'

export interface AdCampaign {
  readonly name: string
  readonly status: number
  readonly raw_status: string
  readonly budget_amt: number
  readonly auth_state: number
}

/** A campaign of the viewer's network and scope, held until the transaction ends; undefined when there is none. */
export const holdCampaign = async (
  tx: Tx,
  { scope, network }: Pick<AdQuestion, 'scope' | 'network'>,
  campaign_id: string,
): Promise<AdCampaign | undefined> => {
  const { rows } = await sql<AdCampaign>`
    select c.name, c.status, c.raw_status, c.budget_amt, a.auth_state from ad_campaign c
    join ad_account a on a.company_id = c.company_id and a.account_id = c.account_id
    where c.campaign_id = ${campaign_id} and ${accountsOf(scope, network)} for update of c`.execute(tx)
  return rows[0]
}

/** Changes the local record, which is marked as changed here: the network does not hear of it. */
export const changeCampaign = async (
  tx: Tx,
  company_id: number,
  campaign_id: string,
  change: Partial<Pick<AdCampaign, 'status' | 'raw_status' | 'budget_amt'>>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('ad_campaign')
    .set({ ...change, simulated_t: now, update_time: now })
    .where('company_id', '=', company_id)
    .where('campaign_id', '=', campaign_id)
    .execute()
}
