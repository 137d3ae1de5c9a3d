import { type RawBuilder, sql } from 'kysely'
import type { SpyChange, SpyKept } from '../../../shared/areas/spy/api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../names.ts'
import { type PageQuestion, readPage } from '../page.ts'
import { holds } from '../words.ts'
import { spyObjects } from './objects.ts'

/** Where a member's marks stand. */
export type Marks = 'spy_favorite' | 'spy_watch'
const CREATOR = 2

export interface KeptQuestion extends PageQuestion {
  readonly member_id: number
  readonly kind: number | undefined
  /** Names of creators are shown by their beginning only. */
  readonly mask: boolean
}

/** `<kind>:<id>` of everything that the member keeps. */
export const readMarks = async (tx: Tx, marks: Marks, member_id: number): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select kind || ':' || object_id as key from ${sql.table(marks)} where member_id = ${member_id} order by 1`.execute(
    tx,
  )
  return rows.map(({ key }) => key)
}

/** `table`'s rows of the member as `k`, and their objects as `o`. */
const fromOf = (table: RawBuilder<unknown>, { member_id, kind, keyword }: KeptQuestion): RawBuilder<unknown> => sql`
  from ${table} k join ${spyObjects} o on o.kind = k.kind and o.id = k.object_id
  where k.member_id = ${member_id} and (${kind ?? null}::smallint is null or k.kind = ${kind ?? null}::smallint)
  and ${holds(sql`o.name`, keyword)}`

const named = <R extends { kind: number; name: string }>(rows: readonly R[], { mask }: KeptQuestion): R[] =>
  rows.map((row) => (row.kind === CREATOR ? { ...row, name: shownName(row.name, mask) } : row))

interface KeptRow extends Omit<SpyKept, 'changed_day'> {
  readonly changed: number | null
}

/** A page of what the member keeps, newest first, and how much there is. */
export const readKept = async (
  tx: Tx,
  marks: Marks,
  asked: KeptQuestion,
): Promise<{ list: SpyKept[]; total: number }> => {
  const { list, total } = await readPage<KeptRow>(
    tx,
    {
      columns: sql`o.kind, o.id, o.name, o.region, o.gmv, k.add_time,
        (select max(l.day) from spy_watch_log l
          where l.member_id = k.member_id and l.kind = k.kind and l.object_id = k.object_id) as changed`,
      from: fromOf(sql.table(marks), asked),
      order: sql`k.add_time desc, k.kind, k.object_id`,
    },
    asked,
  )
  return {
    list: named(list, asked).map(({ changed, ...row }) => ({
      ...row,
      changed_day: changed === null ? '' : dayText(changed),
    })),
    total,
  }
}

/** A page of what changed of the objects that the member watches or has watched, newest day first. */
export const readChanges = async (tx: Tx, asked: KeptQuestion): Promise<{ list: SpyChange[]; total: number }> => {
  const { list, total } = await readPage<Omit<SpyChange, 'day'> & { day: number }>(
    tx,
    {
      columns: sql`o.kind, o.id, o.name, o.region, k.day, k.change, k.before, k.after`,
      from: fromOf(sql.table('spy_watch_log'), asked),
      order: sql`k.day desc, o.name, k.object_id, k.change`,
    },
    asked,
  )
  return { list: named(list, asked).map((row) => ({ ...row, day: dayText(row.day) })), total }
}
