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
      const { text, params, refusal } = error
      const { now } = refusal
      const fields = Object.fromEntries(
        Object.entries(error.fields ?? {}).map(([name, why]): [string, string] => [name, say(why, params)]),
      )
      // What is wrong with a field says more than that it is wrong.
      const [message = say(text, params)] = Object.values(fields)
      const more = { ...(Object.keys(fields).length > 0 ? { fields } : {}), ...(now ? { now } : {}) }
      results.push({ key, ok: false, message, ...more })
    }
  }
  return { results }
}
