/**
 * How a shop's data may be read: 0 not authorised, 1 authorised, 2 the authorisation ends within 30 days, 3 it has ended,
 * 4 taken back, 5 failing, 6 being authorised.
 */
export const authState = { none: 0, good: 1, ending: 2, ended: 3, revoked: 4, failing: 5, asked: 6 } as const
export const authStates = Object.values(authState)
/** Those that somebody must do something about. */
export const authTroubles = [authState.ending, authState.ended, authState.revoked, authState.failing] as const

/** Markets in which the network has shops, by ISO code. */
export const shopMarkets: readonly string[] = 'US GB ID TH VN PH MY SG MX BR ES DE IT FR JP SA'.split(' ')

/** Seconds for which a consent that was asked may come back. */
export const CONSENT_S = 600

/** What the product reads of a shop, by the network's names. Without the needed ones nothing can be read. */
export const neededScopes = ['seller.authorization.info', 'seller.order.info', 'seller.product.basic'] as const
export const optionalScopes = [
  'seller.return_refund.basic',
  'seller.finance.info',
  'seller.affiliate_collaboration.read',
  'data.shop_analytics.public.read',
] as const
export const allScopes = [...neededScopes, ...optionalScopes] as const

/**
 * What became of the last synchronisation: nothing yet, done, done by the stand-in network; the network's 105002 (token ended),
 * 105005 (a right was not granted), 106013 (the shop's key is missing) and 36004001 (the authorisation ended); nobody answered
 * the consent in time; the seller refused; the seller took the authorisation back.
 */
export const syncResult = {
  none: 0,
  done: 1,
  simulated: 2,
  token: 3,
  scope: 4,
  cipher: 5,
  ended: 6,
  late: 7,
  denied: 8,
  gone: 9,
} as const

/** Whether a shop is worked with. */
export const shopState = { on: 1, disabled: 2 } as const
