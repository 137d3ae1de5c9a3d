import { exchangeOf, type Missing } from '../exchange.ts'
import type { GateDatabase } from '../gate.ts'
import type { OrderEvent } from '../types.ts'
import { checkEvent, type Refused } from '../validate.ts'
import type { OpenFile } from './open-file.ts'

/** No company has it: only the rates of all count. */
const NOBODY = -1

/** Why an event would be refused; `missing` where that is for want of rates. */
export type Refusal = { readonly refused?: Refused; readonly missing?: readonly Missing[] }

const accepted: Refusal = {}

/** What events would become in a company that does not exist yet, and would have the currency and the zone of its first file. */
export const tryNew = async (
  db: GateDatabase,
  { currency, zone }: Pick<OpenFile, 'currency' | 'zone'>,
  events: readonly OrderEvent[],
): Promise<readonly Refusal[]> => {
  const wrong = events.map(checkEvent)
  const client = await db.pool.connect()
  try {
    const right = events.filter((_, i) => !wrong[i])
    const nothing = { currency, clock: { zone, cut_hour: 0 }, orders: new Map() }
    const exchange = await exchangeOf(client, NOBODY, nothing, right, () => undefined)
    return events.map((event, i): Refusal => {
      const refused = wrong[i]
      if (refused) return { refused }
      const own = exchange(event)
      if ('refused' in own) return own
      const large = own.event === event ? undefined : checkEvent(own.event)
      return large ? { refused: large } : accepted
    })
  } finally {
    client.release()
  }
}
