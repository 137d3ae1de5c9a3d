import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { CONSENT_S } from '../../../shared/areas/shops/auth-states.ts'
import type { Tx } from '../../db/tables.ts'
import type { ConsentAsk } from '../../network/shop-network.ts'
import type { Vault } from '../../vault/vault.ts'

export interface Consent extends ConsentAsk {
  readonly company_id: number
  readonly member_id: number
  /** Null: whatever shops of the market the seller grants. */
  readonly shop_id: string | null
  readonly expire_t: number
  readonly used_t: number | null
}

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex')

const newState = (): string => randomBytes(24).toString('base64url')

/** A consent that is asked for now. @returns its state, which the network sends back and nobody can guess */
export const insertConsent = async (
  tx: Tx,
  consent: Omit<Consent, 'expire_t' | 'used_t'>,
  now: number,
  sealed: (state: string) => string | null = () => null,
): Promise<string> => {
  const state = newState()
  const { company_id, member_id, region, seller_type, shop_id } = consent
  await tx
    .insertInto('shop_consent')
    .values({
      ...{ state_hash: hashOf(state), company_id, member_id, region, seller_type, shop_id },
      ...{ expire_t: now + CONSENT_S, used_t: null, sealed: sealed(state) },
    })
    .execute()
  return state
}

/** What a consent that the same account has asked for of one shop is about. */
const about = ({ company_id, member_id, shop_id }: Pick<Consent, 'company_id' | 'member_id' | 'shop_id'>): string =>
  `consent ${company_id}/${member_id}/${shop_id}`

/** The open consent of an account for one shop, for ten minutes from now: the same when it is asked for again. */
export const openConsentOf = async (
  tx: Tx,
  vault: Vault,
  consent: Omit<Consent, 'expire_t' | 'used_t'>,
  now: number,
): Promise<string> => {
  const { company_id, member_id, shop_id } = consent
  const { rows } = await sql<{ sealed: string }>`
    update shop_consent set expire_t = ${now + CONSENT_S} where state_hash = (
      select state_hash from shop_consent
      where company_id = ${company_id} and member_id = ${member_id} and shop_id = ${shop_id} and used_t is null
        and expire_t > ${now} and sealed is not null order by expire_t desc limit 1)
    returning sealed`.execute(tx)
  const [known] = rows
  if (known) return vault.open(known.sealed, about(consent))
  return insertConsent(tx, consent, now, (state) => vault.seal(state, about(consent)))
}

/** The consent that a state belongs to, held; undefined when nobody asked for it. */
export const holdConsent = async (tx: Tx, state: string): Promise<Consent | undefined> => {
  const { rows } = await sql<Consent>`
    select company_id, member_id, region, seller_type, shop_id, expire_t, used_t from shop_consent
    where state_hash = ${hashOf(state)} for no key update`.execute(tx)
  return rows[0]
}

/** A state comes back once. */
export const useConsent = async (tx: Tx, state: string, now: number): Promise<void> => {
  await tx.updateTable('shop_consent').set({ used_t: now }).where('state_hash', '=', hashOf(state)).execute()
}

/** Forgets what nobody can use any more. */
export const sweepConsents = async (tx: Tx, now: number): Promise<void> => {
  await tx
    .deleteFrom('shop_consent')
    .where('expire_t', '<', now - CONSENT_S)
    .execute()
}
