import * as z from 'zod/mini'
import { dayText } from '../../shared/time/zone.ts'
import { readAddress } from '../env-text.ts'

/** Who tells the rates of a day: units of each currency for one US dollar. */
export interface RateProvider {
  readonly name: string
  /** @param day days since 1970-01-01, UTC @throws when it cannot be asked or answers something else */
  readonly ratesOf: (day: number, signal: AbortSignal) => Promise<ReadonlyMap<string, number>>
}

export type FxSettings = { readonly provider: 'off' } | { readonly provider: 'frankfurter'; readonly url: string }

/** @throws a sentence for people when a setting is not usable */
export const readFxSettings = (env: NodeJS.ProcessEnv): FxSettings => {
  const provider = env.FX_PROVIDER || 'off'
  if (provider === 'off') return { provider }
  if (provider !== 'frankfurter')
    throw new Error(
      `FX_PROVIDER 应为 off 或 frankfurter，现在是“${provider}”。 FX_PROVIDER must be off or frankfurter.`,
    )
  const url = readAddress('FX_URL', env.FX_URL || 'https://api.frankfurter.dev')
  return { provider, url }
}

const answer = z.object({ base: z.literal('USD'), rates: z.record(z.string(), z.number().check(z.positive())) })

/** The reference rates of the European Central Bank, as the Frankfurter service hands them on. */
export const frankfurter = (url: string): RateProvider => ({
  name: 'frankfurter',
  ratesOf: async (day, signal) => {
    const response = await fetch(new URL(`/v1/${dayText(day)}?base=USD`, url), { signal })
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    const { rates } = answer.parse(await response.json())
    return new Map(Object.entries(rates).filter(([currency]) => /^[A-Z]{3}$/.test(currency)))
  },
})

export const openProvider = (settings: FxSettings): RateProvider | null =>
  settings.provider === 'off' ? null : frankfurter(settings.url)
