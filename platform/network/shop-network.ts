import * as z from 'zod/mini'

/** What opens a shop's data at its network, and until when (Unix seconds). */
export const tokens = z.readonly(
  z.object({ access: z.string(), refresh: z.string(), access_expire_t: z.int(), refresh_expire_t: z.int() }),
)
export type Tokens = z.infer<typeof tokens>

export interface GrantedShop {
  readonly shop_id: string
  readonly name: string
  readonly region: string
  /** 1 local, 2 cross-border. */
  readonly seller_type: number
}

/** What a seller's consent brings: one authorisation may open several shops. */
export interface Grant {
  readonly seller_name: string
  /** By the network's names; fewer than asked for where the seller left some out. */
  readonly scopes: readonly string[]
  readonly tokens: Tokens
  readonly shops: readonly GrantedShop[]
}

export interface ConsentAsk {
  readonly region: string
  readonly seller_type: number
}

/** The network's no: `code` is a number of `syncResult`. */
export class NetworkRefusal extends Error {
  readonly code: number
  constructor(code: number) {
    super(`the network refused (${code})`)
    this.code = code
  }
}

/** A network on which shops sell. Each implementation is a connector; what it answers is written by us, never by it. */
export interface ShopNetwork {
  /** Nothing leaves this platform, and screens say so. */
  readonly simulated: boolean
  /** Where the seller consents; the network sends the browser back with `state` and a code. */
  readonly consentUrl: (state: string, ask: ConsentAsk) => string
  /** @throws {NetworkRefusal} for a code that is not one, or was exchanged before */
  readonly exchange: (code: string, state: string, now: number) => Promise<Grant>
  /** @throws {NetworkRefusal} when the authorisation has ended, or was taken back */
  readonly refresh: (tokens: Tokens, now: number) => Promise<Tokens>
  readonly revoke: (tokens: Tokens) => Promise<void>
  /** Brings the shop's data up to `now`. @returns a number of `syncResult` */
  readonly sync: (tokens: Tokens | null, shop_id: string, now: number) => Promise<number>
}
