import type { AdNetwork } from './networks.ts'

/** States of an ad: 1 delivering .. 8 deleted; words under `adState.<n>`. */
export const adStates = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type AdState = (typeof adStates)[number]

/** Delivers or would do so by itself again: in review, outside its hours and over budget are not "off". */
export const isOn = (state: number): boolean => state === 1 || state === 2 || state === 4 || state === 5

/** Whether somebody may turn a campaign on or off: what is refused, done or deleted stays as it is. */
export const canTurn = (state: number, on: boolean): boolean => (on ? state === 3 : isOn(state))

const tiktok: readonly (readonly [AdState, RegExp])[] = [
  [8, /DELETE$/],
  [6, /AUDIT_DENY$/],
  [7, /DONE$/],
  [5, /(BUDGET|BALANCE)_EXCEED$/],
  [4, /(NOT_START|NO_SCHEDULE)$/],
  [2, /(AUDIT|REVIEWING)$/],
  [3, /DISABLE$/],
  [1, /(DELIVERY_OK|ENABLE)$/],
]

const meta: readonly (readonly [AdState, RegExp])[] = [
  [8, /^(DELETED|ARCHIVED)$/],
  [6, /^(DISAPPROVED|WITH_ISSUES)$/],
  [5, /^PENDING_BILLING_INFO$/],
  [2, /^(PENDING_REVIEW|IN_PROCESS|PREAPPROVED)$/],
  [3, /PAUSED$/],
  [1, /^ACTIVE$/],
]

/**
 * The state that a network's own word means; undefined for a word that we do not know.
 * @param window of a Meta campaign, whose word does not say it: `before` its start, or `after` its end
 */
export const stateOfRaw = (network: AdNetwork, raw: string, window?: 'before' | 'after'): AdState | undefined => {
  const found = (network === 'tiktok' ? tiktok : meta).find(([, word]) => word.test(raw))?.[0]
  if (network === 'meta' && found === 1 && window) return window === 'before' ? 4 : 7
  return found
}

/** What the network would call a campaign that was just turned on or off. */
export const rawOfTurn = (network: AdNetwork, on: boolean): string => {
  if (network === 'meta') return on ? 'ACTIVE' : 'PAUSED'
  return on ? 'CAMPAIGN_STATUS_ENABLE' : 'CAMPAIGN_STATUS_DISABLE'
}

/** Least daily budget of a campaign, minor units: a network refuses less. */
export const leastBudget = { tiktok: 5000, meta: 100 } as const satisfies Record<AdNetwork, number>

/** An account whose authorisation no longer lets figures come in. */
export const isCutOff = (authState: number): boolean =>
  authState === 0 || authState === 3 || authState === 4 || authState === 5
