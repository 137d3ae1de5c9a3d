import type { BulkData } from '../../shared/api/bulk.ts'
import type { Call } from './call.ts'
import { Refused } from './refused.ts'
import { sayFor } from './texts.ts'

/**
 * Does `one` for each key: a row that is refused leaves the others done, and its sentence stands in the answer. Anything
 * but a refusal ends the call.
 */
export const eachRow = async (
  call: Call,
  keys: readonly string[],
  one: (key: string) => Promise<BulkData['results'][number]['answer']>,
): Promise<BulkData> => {
  const say = sayFor(call.header('lang'), call.header('accept-language'))
  const results: BulkData['results'] = []
  for (const key of keys) {
    try {
      const answer = await one(key)
      results.push({ key, ok: true, message: '', ...(answer ? { answer } : {}) })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { now } = error.refusal
      results.push({ key, ok: false, message: say(error.text, error.params), ...(now ? { now } : {}) })
    }
  }
  return { results }
}
