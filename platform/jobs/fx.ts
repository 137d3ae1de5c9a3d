import type { Db } from '../db/tables.ts'
import type { RateProvider } from '../fx/provider.ts'
import { newestDay, type Rate, writeRates } from '../fx/rates.ts'

const DAY = 86_400
/** Days that are asked for at first. */
const MOST_DAYS = 90
/** Until the provider is asked again, whether it answered or failed. */
const PAUSE_S = 3600
const ASK_LIMIT_MS = 10_000

/** Fetches the rates of each day that is over, once. The work is done by the returned call, which the jobs make by the clock. */
export const fxJob = (db: Db, provider: RateProvider | null) => {
  let notBefore = 0
  return async (now: number, stopped: () => boolean): Promise<void> => {
    if (!provider || now < notBefore) return
    notBefore = now + PAUSE_S
    const yesterday = Math.floor(now / DAY) - 1
    const known = await newestDay(db, provider.name)
    const first = Math.max((known ?? 0) + 1, yesterday - MOST_DAYS + 1)
    for (let day = first; day <= yesterday && !stopped(); day++) {
      const found = await provider.ratesOf(day, AbortSignal.timeout(ASK_LIMIT_MS))
      const rates = [...found].map(([currency, rate]): Rate => ({ currency, day, rate }))
      if (rates.length > 0) await writeRates(db, rates, provider.name, now)
    }
  }
}
