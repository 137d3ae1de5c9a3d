import { authState, CONSENT_S, syncResult } from '../../shared/areas/shops/auth-states.ts'
import { shopAuthWorkflow } from '../../shared/areas/shops/auth-workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { standIn } from '../network/stand-in.ts'
import { type HeldAuth, holdAuth, logAuth, openTokens, setAuth } from '../queries/shops/auths.ts'
import { openConsentOf } from '../queries/shops/consents.ts'
import type { Vault } from '../vault/vault.ts'
import { type Actor, memberOf } from './actor.ts'
import { type Answer, type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldAuth & Held

/** @throws for the platform by itself, which opens nothing that is sealed */
const vaultOf = ({ vault }: Actor): Vault => {
  if (!vault) throw new Error('tokens take a person')
  return vault
}

/** Where the seller consents for this one shop. */
const consentPage: Answer<{ readonly url: string }> = async (tx: Tx, by, key) => {
  const shop = await holdAuth(tx, by.scope, key, by.now)
  if (!shop) throw new Refused('shop.none')
  const { company_id, region, seller_type, shop_id } = shop
  const vault = vaultOf(by)
  const consent = { company_id, member_id: memberOf(by), region, seller_type, shop_id }
  const state = await openConsentOf(tx, vault, consent, by.now)
  return { url: standIn(vault).consentUrl(state, { region, seller_type }) }
}

export const shopAuthMachine = machineOf<typeof shopAuthWorkflow.transitions, Row>(
  shopAuthWorkflow,
  {
    none: 'shop.none',
    hold: async (tx, { scope, now }, key) => {
      const row = await holdAuth(tx, scope, key, now)
      return row && { ...row, values: {} }
    },
    runs: {
      connect: async (tx, { row, to, by }) => {
        if (row.disabled_t !== null) throw new Refused('shop.disabled')
        const consent_until_t = by.now + CONSENT_S
        const { member_id, now } = by
        await setAuth(tx, row, { state: to, consent_until_t }, { event: 'connect', member_id, now })
        return onlyState
      },
      renew: async (tx, { row, by: { member_id, now } }) => {
        if (row.disabled_t !== null) throw new Refused('shop.disabled')
        const event = { event: 'renew', member_id, now }
        if (row.state === authState.asked) await setAuth(tx, row, { consent_until_t: now + CONSENT_S }, event)
        else await logAuth(tx, row, event)
        return onlyState
      },
      sync: async (tx, { row, by }) => {
        if (row.disabled_t !== null) throw new Refused('shop.disabled')
        const { member_id, now } = by
        const vault = vaultOf(by)
        const result = await standIn(vault).sync(openTokens(vault, row), row.shop_id, now)
        await setAuth(tx, row, { last_sync_t: now, sync_result: result }, { event: 'sync', result, member_id, now })
        return { before: {}, after: { sync_result: result } }
      },
      cancel: async (tx, { row, to, by }) => {
        const { member_id, now } = by
        const vault = vaultOf(by)
        const tokens = openTokens(vault, row)
        if (tokens) await standIn(vault).revoke(tokens)
        await setAuth(tx, row, { state: to, sealed: null, access_expire_t: null }, { event: 'cancel', member_id, now })
        return onlyState
      },
      lapse: async (tx, { row, to, by: { now } }) => {
        const result = syncResult.late
        const values = { state: to, consent_until_t: null, sync_result: result }
        await setAuth(tx, row, values, { event: 'lapse', result, member_id: null, now })
        return onlyState
      },
    },
  },
  { connect: consentPage, renew: consentPage },
)
