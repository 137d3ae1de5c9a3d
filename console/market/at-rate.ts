import { CallError } from '../http/errors.ts'
import { confirm } from '../state/confirm.ts'
import type { MarketText } from './use-market-text.ts'

/**
 * Acts on a product at the rate that the user sees. Where it is another one by now, both rates are shown and the user
 * decides. Undefined: nothing happened.
 * @param act one call that tells nobody itself
 * @throws {CallError} every other refusal
 */
export const atRate = async <T>(
  text: MarketText,
  rate: number | null,
  act: (rate: number | null) => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await act(rate)
  } catch (error) {
    if (!(error instanceof CallError) || error.rateBp === undefined) throw error
    const words = { yes: text('market.rateYes'), no: text('word.stop') }
    const goesOn = await confirm({ title: text('market.rateTitle'), text: error.message, ...words })
    return goesOn ? atRate(text, error.rateBp, act) : undefined
  }
}
