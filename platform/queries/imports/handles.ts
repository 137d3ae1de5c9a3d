import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { type Wrong, wrong } from './sink.ts'

const unknown = wrong(
  '达人：公司没有这位达人，请先导入达人',
  'Creator: your company does not have this creator: import creators first',
)
const several = wrong('达人：有几位达人用这个用户名', 'Creator: several creators have this handle')

interface Named {
  readonly creator: string
}

/** What tells the creator of a line by its handle, in any case of letters: its id, or why there is none. */
export const creatorsByHandle = async (
  tx: Tx,
  company_id: number,
  rows: readonly Named[],
): Promise<(row: Named) => string | Wrong> => {
  const handles = [...new Set(rows.map(({ creator }) => creator.toLowerCase()))]
  const found = await sql<{ creator_id: string; handle: string }>`
    select creator_id, lower(username) as handle from creator
    where company_id = ${company_id} and lower(username) = any(${handles}::text[]) order by creator_id`.execute(tx)
  const byHandle = new Map<string, string[]>()
  for (const { creator_id, handle } of found.rows) byHandle.set(handle, [...(byHandle.get(handle) ?? []), creator_id])
  return ({ creator }) => {
    const [creator_id, another] = byHandle.get(creator.toLowerCase()) ?? []
    if (creator_id === undefined) return unknown
    return another === undefined ? creator_id : several
  }
}
