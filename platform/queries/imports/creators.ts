import { sql } from 'kysely'
import type { creatorImport } from '../../../shared/imports/creators.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { bindCreators } from './bindings.ts'
import { type Outcome, type Ready, type Sink, type Wrong, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof creatorImport.columns>

interface Creator extends Omit<Row, 'since' | 'creator_id'> {
  readonly creator_id: string
  /** Unix seconds. */
  readonly since_t: number | null
}

const several = wrong('有几位达人用这个用户名，请用达人ID', 'Several creators have this handle: give the creator ID')
const unbound = wrong(
  '绑定日期、类型、分成需要写明绑定成员',
  'Since, binding and share need the member that the creator is bound to',
)

interface Known {
  readonly creator_id: string
  readonly handle: string
}

const readKnown = async (tx: Tx, company_id: number, rows: readonly Row[]): Promise<readonly Known[]> => {
  const handles = rows.map(({ username }) => username.toLowerCase())
  const found = await sql<Known>`
    select creator_id, lower(username) as handle from creator
    where company_id = ${company_id} and lower(username) = any(${handles}::text[])
    order by creator_id`.execute(tx)
  return found.rows
}

/** The id of a line's creator: as the line tells, else of the one that has its handle, else the handle itself. */
const idOf = (row: Row, byHandle: ReadonlyMap<string, readonly string[]>): string | undefined => {
  if (row.creator_id !== null) return row.creator_id
  const [id = row.username, another] = byHandle.get(row.username.toLowerCase()) ?? []
  return another === undefined ? id : undefined
}

const combined = (creator: Outcome['kind'], binding: Outcome | undefined): Outcome => {
  const kinds = [creator, binding?.kind]
  const change = binding?.change ? { change: binding.change } : {}
  if (creator === 'added') return { kind: 'added', ...change }
  if (kinds.includes('changed') || kinds.includes('added')) return { kind: 'changed', ...change }
  return { kind: kinds.includes('older') ? 'older' : 'same' }
}

/** Creators of a company, and to whom they are bound. */
export const creatorSink: Sink<Row, Creator> = {
  prepare: async (tx, rows, { company }) => {
    const byHandle = new Map<string, string[]>()
    for (const { creator_id, handle } of await readKnown(tx, company.id, rows))
      byHandle.set(handle, [...(byHandle.get(handle) ?? []), creator_id])
    return rows.map((row): Ready<Creator> | Wrong => {
      const creator_id = idOf(row, byHandle)
      if (creator_id === undefined) return several
      if (row.member === null && (row.since !== null || row.share !== null || row.kind !== null)) return unbound
      const { since, ...rest } = row
      const since_t = since === null ? null : dayStart(company.clock, since)
      return { key: creator_id.toLowerCase(), what: { ...rest, creator_id, since_t } }
    })
  },
  write: async (tx, lines, context) => {
    const { company, now } = context
    const bound = await bindCreators(
      tx,
      lines.flatMap(({ what: { member, ...what }, fact_t }) => (member === null ? [] : [{ ...what, member, fact_t }])),
      context,
    )
    const refused = new Set([...bound].flatMap(([id, outcome]) => ('reason' in outcome ? [id] : [])))
    const taken = lines.filter(({ what }) => !refused.has(what.creator_id))
    const written = await upsertFacts(
      tx,
      {
        table: 'creator',
        key: { company_id: 'bigint', creator_id: 'text' },
        values: { nickname: 'text', region: 'text', follower_count: 'bigint' },
        first: { username: 'text' },
        otherwise: { nickname: '', region: 'ZZ' },
        fact: 'fact_t',
        stamps: { update_time: now },
        made: { add_time: now },
      },
      taken.map(({ what, fact_t }) => ({
        cells: { ...what, company_id: company.id, follower_count: what.followers },
        fact_t,
      })),
    )
    const kinds = new Map(taken.map(({ what }, n) => [what.creator_id, written[n]?.kind ?? 'same']))
    return lines.map(({ what: { creator_id } }) => {
      const binding = bound.get(creator_id)
      return binding && 'reason' in binding ? binding : combined(kinds.get(creator_id) ?? 'same', binding)
    })
  },
}
