import { randomBytes } from 'node:crypto'
import type { Router } from 'express'
import { screenRow } from '../../../../shared/access/screens.ts'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { shopAuthApi } from '../../../../shared/areas/shops/auth-api.ts'
import {
  allScopes,
  authState,
  neededScopes,
  shopMarkets,
  syncResult,
} from '../../../../shared/areas/shops/auth-states.ts'
import type { Tx } from '../../../db/tables.ts'
import { type Grant, NetworkRefusal } from '../../../network/shop-network.ts'
import { codeOf, standIn } from '../../../network/stand-in.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { consistently } from '../../../queries/consistent.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { readAuthLog, readGrantable, writeGrant } from '../../../queries/shops/auths.ts'
import { type Consent, holdConsent, insertConsent, useConsent } from '../../../queries/shops/consents.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'
import type { TextKey } from '../../texts.ts'

const NEW_ID_BYTES = 8
const NEW_ID_DIGITS = 17

/** Of the length that the network's have, 19 digits. */
const newShopId = (): string =>
  `74${String(randomBytes(NEW_ID_BYTES).readBigUInt64BE()).padStart(NEW_ID_DIGITS, '0').slice(-NEW_ID_DIGITS)}`

/** What went wrong at the network, in words: those of its code. */
const refusals: ReadonlyMap<number, TextKey> = new Map([
  [syncResult.denied, 'shopAuth.denied'],
  [syncResult.ended, 'shopAuth.ended'],
])
const networkSaid = (problem: unknown): never => {
  if (!(problem instanceof NetworkRefusal)) throw problem
  throw new Refused(refusals.get(problem.code) ?? 'shopAuth.network')
}

/** The viewer's own consent that may still come back. @throws {Refused} saying what it is instead */
const openConsent = async (tx: Tx, state: string, { viewer: { record, scope }, now }: Call): Promise<Consent> => {
  const consent = await holdConsent(tx, state)
  const isOwn = consent?.company_id === scope.company_id && consent.member_id === Number(record.id)
  if (!consent || !isOwn) throw new Refused('shopAuth.state')
  if (consent.used_t !== null) throw new Refused('shopAuth.used')
  if (consent.expire_t <= now) throw new Refused('shopAuth.late')
  return consent
}

/** Asks for a consent of a market and kind, for whatever shops the seller grants. */
const ask = (input: HandlerInput<typeof shopAuthApi.url>, call: Call) =>
  call.context.db.transaction().execute(async (tx) => {
    const { region, seller_type } = input
    if (!shopMarkets.includes(region)) throw wrongField('region', 'shopAuth.region')
    const { scope, record } = call.viewer
    const consent = { company_id: scope.company_id, member_id: Number(record.id), region, seller_type, shop_id: null }
    const state = await insertConsent(tx, consent, call.now)
    const network = standIn(call.context.vault)
    return { url: network.consentUrl(state, input), simulated: network.simulated }
  })

const back = (query: Readonly<Record<string, string>>): string =>
  `${screenRow('shopEmpower').path}?${new URLSearchParams(query)}`

/** The stand-in page's answer: only what was on the page can be granted. */
const answer = (input: HandlerInput<typeof shopAuthApi.answer>, call: Call) =>
  call.context.db.transaction().execute(async (tx) => {
    const { state, allow, new_shop } = input
    const consent = await openConsent(tx, state, call)
    if (!allow) return { url: back({ state, error: 'auth_denied' }) }
    const { region, seller_type } = consent
    const known = (await readGrantable(tx, call.viewer.scope, consent)).filter(({ shop_id }) =>
      input.shops.includes(shop_id),
    )
    const name = consent.shop_id === null ? (new_shop ?? '').trim() : ''
    const made = name === '' ? [] : [{ shop_id: newShopId(), name }]
    const shops = [...known, ...made.map((one) => ({ ...one, region, seller_type }))]
    if (shops.length === 0) throw wrongField('shops', 'shopAuth.noShop')
    const scopes = allScopes.filter((one) => input.scopes.includes(one))
    const seller_name = shops[0]?.name ?? ''
    return { url: back({ state, code: codeOf(call.context.vault, state, { seller_name, scopes, shops }) }) }
  })

/** What was asked and not granted. */
const lackOf = ({ scopes }: Grant): number =>
  neededScopes.every((one) => scopes.includes(one)) ? syncResult.none : syncResult.scope

const callback = (input: HandlerInput<typeof shopAuthApi.callback>, call: Call) =>
  call.context.db.transaction().execute(async (tx) => {
    const { state, code, error } = input
    const { context, viewer, now, ip } = call
    const { scope, record } = viewer
    const member_id = Number(record.id)
    const consent = await openConsent(tx, state, call)
    if (code === null) throw new Refused(error === 'auth_denied' ? 'shopAuth.denied' : 'shopAuth.network')
    const grant = await standIn(context.vault).exchange(code, state, now).catch(networkSaid)
    // One shop was asked for: another one of the same seller is not opened by it.
    if (consent.shop_id !== null && grant.shops.some(({ shop_id }) => shop_id !== consent.shop_id))
      throw new Refused('shopAuth.other')
    const lacks = lackOf(grant)
    await useConsent(tx, state, now)
    await writeGrant(tx, grant, { vault: context.vault, scope, member_id, lacks, now })
    for (const { shop_id, name } of grant.shops) {
      const object = { object_type: 'shopAuth', object_id: objectOf(scope.company_id, shop_id) }
      const after = { shop_name: name, scopes: grant.scopes.join(', ') }
      await insertAudit(tx, { member_id, action: 'shopAuth.grant', ...object, after, ip, now })
    }
    await raiseVersion(tx, scope.company_id, now)
    const auth_state = lacks === syncResult.none ? authState.good : authState.failing
    return { shops: grant.shops.map(({ shop_id, name }) => ({ shop_id, name, auth_state })) }
  })

export const mountShopAuth = (router: Router, context: Context): void =>
  implement(router, context, shopAuthApi, {
    url: ask,
    consent: ({ state }, call) =>
      context.db.transaction().execute(async (tx) => {
        const consent = await openConsent(tx, state, call)
        const { region, seller_type, shop_id, expire_t } = consent
        const shops = (await readGrantable(tx, call.viewer.scope, consent)).map((one) => ({
          shop_id: one.shop_id,
          name: one.name,
        }))
        return { region, seller_type, shops, only: shop_id !== null, expire_t }
      }),
    answer,
    callback,
    log: async ({ shop_id }, call) => {
      const list = await consistently(context.reads, (tx) => readAuthLog(tx, call.viewer.scope, shop_id))
      if (!list) throw new Refused('shop.none')
      return { list }
    },
  })
