import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { calledBy } from '../orders/line.ts'

export interface RowNotice {
  readonly member_ids: readonly number[]
  /** Who made the transition; null: the platform by itself. */
  readonly by: number | null
  /** What the row is called. */
  readonly name: string
  /** `<of>.<transition>`, its list and its key. */
  readonly event: string
  readonly list: string
  readonly key: string
  /** Of one press each member gets one message, which counts the rows beside the first; null: of each row. */
  readonly press: string | null
  /** Unix seconds. */
  readonly now: number
}

/** Tells members of a transition of a row. */
export const insertRowNotice = async (
  tx: Tx,
  { member_ids, by, name, event, list, key, press, now }: RowNotice,
): Promise<void> => {
  if (member_ids.length === 0) return
  await sql`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time, press)
    select m.company_id, m.id, concat_ws(' · ', nullif(${calledBy('a')}, ''), ${name}::text), coalesce(a.agency_level, 0),
      ${event}::text, ${list}::text, ${key}::text, ${now}::bigint, ${press}::text
    from member m left join member a on a.id = ${by}::bigint
    where m.id = any(${member_ids}::bigint[]) and m.deleted_t is null
    on conflict (member_id, press) where press is not null do update set more = notice.more + 1`.execute(tx)
}
