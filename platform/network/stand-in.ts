import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { screenRow } from '../../shared/access/screens.ts'
import { syncResult } from '../../shared/areas/shops/auth-states.ts'
import type { Vault } from '../vault/vault.ts'
import { type Grant, NetworkRefusal, type ShopNetwork, type Tokens } from './shop-network.ts'

const DAY = 86_400
/** How long the network's tokens live. */
const ACCESS_S = 7 * DAY
const REFRESH_S = 365 * DAY

const given = z.object({
  seller_name: z.string(),
  scopes: z.array(z.string()),
  shops: z.array(z.object({ shop_id: z.string(), name: z.string(), region: z.string(), seller_type: z.int() })),
})
/** What the seller chose on the stand-in page. */
export type Given = z.infer<typeof given>

const about = (state: string): string => `consent ${state}`
const newToken = (): string => randomBytes(24).toString('base64url')
const access = (now: number) => ({ access: newToken(), access_expire_t: now + ACCESS_S })

/** The code with which the stand-in page sends the browser back: what was chosen, sealed. */
export const codeOf = (vault: Vault, state: string, chosen: Given): string =>
  vault.seal(JSON.stringify(chosen), about(state))

const opened = (vault: Vault, code: string, state: string): Given => {
  try {
    return given.parse(JSON.parse(vault.open(code, about(state))))
  } catch {
    throw new NetworkRefusal(syncResult.denied)
  }
}

/**
 * Stands where a network's connector would while none is configured: the same consent, tokens and ends, on a page of ours
 * and without a call to anybody.
 */
export const standIn = (vault: Vault): ShopNetwork => ({
  simulated: true,
  consentUrl: (state) => `${screenRow('shopEmpower').path}?${new URLSearchParams({ consent: state })}`,
  exchange: async (code, state, now): Promise<Grant> => ({
    ...opened(vault, code, state),
    tokens: { ...access(now), refresh: newToken(), refresh_expire_t: now + REFRESH_S },
  }),
  refresh: async (tokens, now): Promise<Tokens> => {
    if (tokens.refresh_expire_t <= now) throw new NetworkRefusal(syncResult.ended)
    return { ...tokens, ...access(now) }
  },
  revoke: async () => {},
  sync: async () => syncResult.simulated,
})
