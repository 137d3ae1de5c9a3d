import { sql } from 'kysely'
import type { TrendKind } from '../../../shared/areas/trends/api.ts'
import type { Tx } from '../../db/tables.ts'

/** Names that a notice says; of more it says how many. */
const MOST_NAMES = 3

export interface Hits {
  readonly member_id: number
  /** Business day on which they were seen. */
  readonly day: number
  readonly names: readonly string[]
  readonly kinds: readonly TrendKind[]
  /** Unix seconds. */
  readonly now: number
}

/** One notice of all that began to hold; `ref_id` is `<day>:<kinds>`. */
export const noticeOfHits = async (tx: Tx, { member_id, day, names, kinds, now }: Hits): Promise<void> => {
  const more = names.length - MOST_NAMES
  const about = [names.slice(0, MOST_NAMES).join(' · '), ...(more > 0 ? [`+${more}`] : [])].join(' ')
  await sql`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select company_id, id, ${about}, agency_level, 'trend.hit', 'trend', ${`${day}:${kinds.join('')}`}, ${now}::bigint
    from member where id = ${member_id}`.execute(tx)
}
