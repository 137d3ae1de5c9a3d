import { sql } from 'kysely'
import type { NamedFilter } from '../../../shared/lists/filter.ts'
import type { Db } from '../../db/tables.ts'
import { shownName } from '../names.ts'
import { isLike, kinds, type Seeker } from './kinds.ts'

export interface Choice {
  readonly id: string
  /** The id where it has none. */
  readonly name: string
  readonly note: string
}

const shown = ({ id, name, note }: Choice, mask: boolean): Choice => ({ id, name: shownName(name, mask) || id, note })

/** Things of the viewer's scope whose name or id holds the word, those that begin with it first; all for an empty one. */
export const findChoices = async (
  db: Db,
  seeker: Seeker,
  filter: NamedFilter,
  word: string,
  most: number,
): Promise<Choice[]> => {
  const kind = kinds[filter](seeker)
  const [first = kind.name] = kind.names
  const { rows } = await sql<Choice>`
    select ${kind.id} as id, ${kind.name} as name, ${kind.note} as note from ${kind.from} and ${isLike(kind, word)}
    order by strpos(lower(${first}), lower(${word})) <> 1, ${kind.order} limit ${most}`.execute(db)
  const mask = filter === 'creator' && seeker.mask
  return rows.map((choice) => shown(choice, mask))
}

/** What a text of a pasted list names. */
export interface Match {
  readonly text: string
  readonly found: Choice[]
}

/** By text, the things that have it as their id, or else as one of their names (with or without `@`), in any case of letters. */
export const matchChoices = async (
  db: Db,
  seeker: Seeker,
  filter: NamedFilter,
  texts: readonly string[],
): Promise<Match[]> => {
  const kind = kinds[filter](seeker)
  const mask = filter === 'creator' && seeker.mask
  const named = mask
    ? sql`false`
    : sql.join(
        kind.names.map((one) => sql`lower(${one}) = t.name`),
        sql` or `,
      )
  const { rows } = await sql<Choice & { readonly text: string; readonly is_id: boolean }>`
    select t.text, x.id = t.text as is_id, x.id, x.name, x.note
    from (select text, lower(ltrim(text, '@')) as name from unnest(${texts}::text[]) as of(text)) t cross join lateral (
      select ${kind.id} as id, ${kind.name} as name, ${kind.note} as note from ${kind.from} and (${kind.id} = t.text or ${named})) x
    order by x.name, x.id`.execute(db)
  return texts.map((text) => {
    const of = rows.filter((row) => row.text === text)
    const exact = of.filter((row) => row.is_id)
    return {
      text,
      found: (exact.length > 0 ? exact : of).map((choice) => shown(choice, mask)),
    }
  })
}
