import { sql } from 'kysely'
import { authState as states, syncResult } from '../../../shared/areas/shops/auth-states.ts'
import type { Tx } from '../../db/tables.ts'
import { type Grant, type GrantedShop, type Tokens, tokens } from '../../network/shop-network.ts'
import type { Vault } from '../../vault/vault.ts'
import type { Scope } from '../scope.ts'
import { authState, withAuth } from './auth.ts'
import { ownShops } from './scope.ts'

export interface HeldAuth {
  readonly company_id: number
  readonly shop_id: string
  readonly name: string
  readonly region: string
  readonly seller_type: number
  readonly state: number
  readonly disabled_t: number | null
  readonly sealed: string | null
}

/** What sealed tokens belong to. */
const about = ({ company_id, shop_id }: Pick<HeldAuth, 'company_id' | 'shop_id'>): string =>
  `shop ${company_id}/${shop_id}`

export const sealTokens = (vault: Vault, shop: Pick<HeldAuth, 'company_id' | 'shop_id'>, opened: Tokens): string =>
  vault.seal(JSON.stringify(opened), about(shop))
export const openTokens = (vault: Vault, shop: Pick<HeldAuth, 'company_id' | 'shop_id' | 'sealed'>): Tokens | null =>
  shop.sealed === null ? null : tokens.parse(JSON.parse(vault.open(shop.sealed, about(shop))))

/** A shop of the scope with its authorisation as of `now`, held until the transaction ends. */
export const holdAuth = async (tx: Tx, scope: Scope, shop_id: string, now: number): Promise<HeldAuth | undefined> => {
  const isIt = sql`${ownShops(scope)} and s.shop_id = ${shop_id}`
  // An authorisation may have no row yet: its shop's is held, and what stands beside it is read once it is.
  await sql`select from shop s where ${isIt} for no key update`.execute(tx)
  const { rows } = await sql<HeldAuth>`
    select s.company_id, s.shop_id, s.name, s.region, s.seller_type, s.disabled_t, a.sealed, ${authState(now)} as state
    from shop s ${withAuth} where ${isIt}`.execute(tx)
  return rows[0]
}

type Written = Readonly<
  Partial<{
    state: number
    consent_until_t: number | null
    last_sync_t: number
    sync_result: number
    sealed: string | null
    scopes: string[]
    seller_name: string
    auth_t: number
    auth_member_id: number | null
    access_expire_t: number | null
    refresh_expire_t: number | null
    told: number
  }>
>

/** What an event of an authorisation says: by the name of a transition, or of what the platform does by itself. */
export interface AuthEvent {
  readonly event: string
  readonly result?: number
  readonly member_id: number | null
  readonly now: number
}

/** What happened to an authorisation, for its log. */
export const logAuth = async (
  tx: Tx,
  { company_id, shop_id }: Pick<HeldAuth, 'company_id' | 'shop_id'>,
  { event, result = syncResult.none, member_id, now: t }: AuthEvent,
): Promise<void> => {
  await tx.insertInto('shop_auth_log').values({ company_id, shop_id, t, event, result, member_id }).execute()
}

/** Writes an authorisation and its log. */
export const setAuth = async (
  tx: Tx,
  shop: Pick<HeldAuth, 'company_id' | 'shop_id'>,
  values: Written,
  event: AuthEvent,
): Promise<void> => {
  const { company_id, shop_id } = shop
  await tx
    .insertInto('shop_auth')
    .values({ company_id, shop_id, state: states.none, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'shop_id']).doUpdateSet(values))
    .execute()
  await logAuth(tx, shop, event)
}

/** Makes the shop that was granted, where the company does not have it; a shop that it has keeps its name. */
const putShop = async (tx: Tx, company_id: number, owner: number | null, shop: GrantedShop, now: number) =>
  tx
    .insertInto('shop')
    .values({ ...shop, company_id, owner_member_id: owner, add_time: now, update_time: now, fact_t: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'shop_id']).doNothing())
    .execute()

interface Granting {
  readonly vault: Vault
  readonly scope: Scope
  readonly member_id: number
  /** A number of `syncResult`: what is missing of what was asked, or `none`. */
  readonly lacks: number
  readonly now: number
}

/** Writes what a seller granted, for every shop of the grant. */
export const writeGrant = async (
  tx: Tx,
  grant: Grant,
  { vault, scope, member_id, lacks, now }: Granting,
): Promise<void> => {
  const { company_id } = scope
  const { seller_name, tokens: granted } = grant
  const state = lacks === syncResult.none ? states.good : states.failing
  for (const shop of grant.shops) {
    await putShop(tx, company_id, scope.member_id, shop, now)
    const key = { company_id, shop_id: shop.shop_id }
    await setAuth(
      tx,
      key,
      {
        ...{
          state,
          seller_name,
          scopes: [...grant.scopes],
          auth_t: now,
          auth_member_id: member_id,
          consent_until_t: null,
        },
        ...{ access_expire_t: granted.access_expire_t, refresh_expire_t: granted.refresh_expire_t, told: 0 },
        ...{ sealed: sealTokens(vault, key, granted), sync_result: lacks },
      },
      { event: 'grant', result: lacks, member_id, now },
    )
  }
}

export interface AuthLogRow {
  readonly time: number
  readonly event: string
  readonly result: number
  readonly member_name: string
}

const MOST = 50

/** The last events of one shop's authorisation, newest first; undefined for a shop that is not the scope's. */
export const readAuthLog = async (tx: Tx, scope: Scope, shop_id: string): Promise<AuthLogRow[] | undefined> => {
  const known = await sql`select from shop s where ${ownShops(scope)} and s.shop_id = ${shop_id}`.execute(tx)
  if (known.rows.length === 0) return undefined
  const { rows } = await sql<AuthLogRow>`
    select g.t as time, g.event, g.result, coalesce(nullif(m.membername, ''), m.username, '') as member_name
    from shop_auth_log g left join member m on m.id = g.member_id
    where g.company_id = ${scope.company_id} and g.shop_id = ${shop_id} order by g.id desc limit ${MOST}`.execute(tx)
  return rows
}

/** Shops that a consent of a market and kind may be about: of the scope, the one that was asked for alone. */
export const readGrantable = async (
  tx: Tx,
  scope: Scope,
  ask: { readonly region: string; readonly seller_type: number; readonly shop_id: string | null },
): Promise<GrantedShop[]> => {
  const { rows } = await sql<GrantedShop>`
    select s.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as name, s.region, s.seller_type from shop s
    where ${ownShops(scope)} and s.region = ${ask.region} and s.seller_type = ${ask.seller_type}
      and (${ask.shop_id}::text is null or s.shop_id = ${ask.shop_id}) order by s.name, s.shop_id limit 50`.execute(tx)
  return rows
}
