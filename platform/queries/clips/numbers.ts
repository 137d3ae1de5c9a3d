import { type RawBuilder, sql } from 'kysely'

const WIDTH = 6
const names = { demand: 'CD', task: 'CT' } as const
type Kind = keyof typeof names

/** What people call a demand or a task: `CT000123`. */
export const clipNo = (kind: Kind, id: number): string => `${names[kind]}${String(id).padStart(WIDTH, '0')}`

/** The same in SQL. */
export const clipNoOf = (kind: Kind, id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${sql.lit(names[kind])} || lpad(${id}::text, greatest(${sql.lit(WIDTH)}, length(${id}::text)), '0'))`

/** The id in such a name; null where it is none. */
export const clipId = (kind: Kind, no: string): number | null => {
  const found = new RegExp(`^${names[kind]}(\\d{1,15})$`).exec(no.trim())
  return found ? Number(found[1]) : null
}
