import { type RawBuilder, sql } from 'kysely'
import type { SpyChange, SpyKept } from '../../../shared/api/spy.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../names.ts'
import { spyObjects } from './objects.ts'

/** Where a member's marks stand. */
export type Marks = 'spy_favorite' | 'spy_watch'
const CREATOR = 2

export interface KeptQuestion {
  readonly member_id: number
  readonly kind: number | undefined
  /** Part of a name. */
  readonly keyword: string
  readonly page: number
  readonly limit: number
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

const fits = ({ member_id, kind, keyword }: KeptQuestion): RawBuilder<unknown> => sql`
  k.member_id = ${member_id} and (${kind ?? null}::smallint is null or k.kind = ${kind ?? null}::smallint)
  and (${keyword} = '' or strpos(lower(o.name), lower(${keyword})) > 0)`

const page = ({ page: n, limit }: KeptQuestion): RawBuilder<unknown> => sql`limit ${limit} offset ${(n - 1) * limit}`

const named = <R extends { kind: number; name: string }>(rows: readonly R[], { mask }: KeptQuestion): R[] =>
  rows.map((row) => (row.kind === CREATOR ? { ...row, name: shownName(row.name, mask) } : row))

const countOf = async (tx: Tx, from: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(tx)
  return rows[0]?.total ?? 0
}

interface KeptRow extends Omit<SpyKept, 'changed_day'> {
  readonly changed: number | null
}

/** A page of what the member keeps, newest first, and how much there is. */
export const readKept = async (
  tx: Tx,
  marks: Marks,
  asked: KeptQuestion,
): Promise<{ list: SpyKept[]; total: number }> => {
  const from = sql`from ${sql.table(marks)} k
    join ${spyObjects} o on o.kind = k.kind and o.id = k.object_id where ${fits(asked)}`
  const { rows } = await sql<KeptRow>`
    select o.kind, o.id, o.name, o.region, o.gmv, k.add_time,
      (select max(l.day) from spy_watch_log l
        where l.member_id = k.member_id and l.kind = k.kind and l.object_id = k.object_id) as changed
    ${from} order by k.add_time desc, k.kind, k.object_id ${page(asked)}`.execute(tx)
  const list = named(rows, asked).map(({ changed, ...row }) => ({
    ...row,
    changed_day: changed === null ? '' : dayText(changed),
  }))
  return { list, total: await countOf(tx, from) }
}

/** A page of what changed of the objects that the member watches or has watched, newest day first. */
export const readChanges = async (tx: Tx, asked: KeptQuestion): Promise<{ list: SpyChange[]; total: number }> => {
  const from = sql`from spy_watch_log k
    join ${spyObjects} o on o.kind = k.kind and o.id = k.object_id where ${fits(asked)}`
  const { rows } = await sql<Omit<SpyChange, 'day'> & { day: number }>`
    select o.kind, o.id, o.name, o.region, k.day, k.change, k.before, k.after
    ${from} order by k.day desc, o.name, k.object_id, k.change ${page(asked)}`.execute(tx)
  return {
    list: named(rows, asked).map((row) => ({ ...row, day: dayText(row.day) })),
    total: await countOf(tx, from),
  }
}
