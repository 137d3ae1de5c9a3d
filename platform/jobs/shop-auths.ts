import { sql } from 'kysely'
import { authState, syncResult } from '../../shared/areas/shops/auth-states.ts'
import type { Db } from '../db/tables.ts'
import { NetworkRefusal, type ShopNetwork } from '../network/shop-network.ts'
import { AUTH_SOON_S } from '../queries/shops/auth.ts'
import { logAuth, openTokens, sealTokens, setAuth } from '../queries/shops/auths.ts'
import { sweepConsents } from '../queries/shops/consents.ts'
import { tellOfAuth } from '../queries/shops/tell-auth.ts'
import type { Vault } from '../vault/vault.ts'

/** Tokens are renewed so long before they end. */
const EARLY_S = 86_400
const BATCH = 50

interface Shop {
  readonly company_id: number
  readonly shop_id: string
}

type Due = Shop & { readonly sealed: string | null }

const renew = (db: Db, network: ShopNetwork, vault: Vault, now: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<Due>`
      select a.company_id, a.shop_id, a.sealed from shop_auth a join shop s using (company_id, shop_id)
      where a.state = ${authState.good} and a.sealed is not null and a.access_expire_t < ${now + EARLY_S}
        and a.refresh_expire_t > ${now} and s.disabled_t is null
      order by a.access_expire_t limit ${BATCH} for no key update of a skip locked`.execute(tx)
    for (const shop of rows) {
      const tokens = openTokens(vault, shop)
      if (!tokens) continue
      try {
        const next = await network.refresh(tokens, now)
        const { access_expire_t, refresh_expire_t } = next
        const values = { sealed: sealTokens(vault, shop, next), access_expire_t, refresh_expire_t }
        await setAuth(tx, shop, values, { event: 'refresh', member_id: null, now })
      } catch (problem) {
        if (!(problem instanceof NetworkRefusal)) throw problem
        const values = { state: authState.failing, sync_result: problem.code }
        await setAuth(tx, shop, values, { event: 'refresh', result: problem.code, member_id: null, now })
        await tellOfAuth(tx, shop, 'failing', now)
      }
    }
    return rows.length
  })

/** What is told of an end: that it is near, and that it has come; each once for one end. */
const steps = [
  { told: 1, event: 'ending', before: AUTH_SOON_S },
  { told: 2, event: 'ended', before: 0 },
] as const

const tell = (db: Db, now: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    let done = 0
    for (const { told, event, before } of steps) {
      const { rows } = await sql<Shop>`
        update shop_auth a set told = ${told}, told_t = a.refresh_expire_t from shop s
        where s.company_id = a.company_id and s.shop_id = a.shop_id and s.disabled_t is null
          and a.state = ${authState.good} and a.refresh_expire_t <= ${now + before}
          and (a.told < ${told} or a.told_t is distinct from a.refresh_expire_t)
          and not (${told === 1} and a.refresh_expire_t <= ${now})
        returning a.company_id, a.shop_id`.execute(tx)
      for (const shop of rows) {
        await tellOfAuth(tx, shop, event, now)
        await logAuth(tx, shop, { event, result: told === 2 ? syncResult.ended : 0, member_id: null, now })
      }
      done += rows.length
    }
    return done
  })

/**
 * Renews tokens that end within a day, says which authorisations end within 30 days or have ended, and forgets consents that
 * nobody can use any more. Can be killed at any point and run again: nothing is told twice.
 * @returns how many authorisations were dealt with
 */
export const watchAuths = async (db: Db, network: ShopNetwork, vault: Vault, now: number): Promise<number> => {
  const renewed = await renew(db, network, vault, now)
  const told = await tell(db, now)
  await db.transaction().execute((tx) => sweepConsents(tx, now))
  return renewed + told
}
