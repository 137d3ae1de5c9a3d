import { sql } from 'kysely'
import { demandState } from '../../../shared/areas/clips/states.ts'
import type { clipDemandImport } from '../../../shared/imports/clip-demands.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { objectOf } from '../account/audit.ts'
import { clipId, clipNo } from '../clips/numbers.ts'
import { demandsOf } from '../clips/scope.ts'
import { importerOf } from './importer.ts'
import { offeredOf } from './offered.ts'
import type { Outcome, Ready, Sink, SinkContext, Wrong } from './sink.ts'
import { wrong } from './sink.ts'
import { upsertFacts, type Written } from './upsert.ts'

type Row = ImportRow<typeof clipDemandImport.columns>

interface Demand extends Omit<Row, 'deadline'> {
  /** Of the draft that it changes; null: a new one. */
  readonly id: number | null
  readonly deadline_t: number
}

interface Known {
  readonly id: number
  readonly outer_key: string | null
  readonly state: number
  readonly seen: boolean
  readonly deadline_t: number
  readonly min_s: number
  readonly max_s: number
}

/** Seconds of a clip where nothing is said. */
const usual = { min_s: 15, max_s: 60 } as const

const unknown = wrong('编号：没有这个需求，或不在你的范围内', 'Key: no such demand of yours')
const fixed = wrong('编号：这个需求已提交，不能再改', 'Key: this demand was submitted and is not changed')
const noProduct = wrong('商品ID：没有这个商品，或不在你的范围内', 'Product ID: no such product of yours')
const tooShort = wrong('时长：最长不能短于最短', 'Length: the most must not be less than the least')
const over = wrong('截止日期：这一天已经过去', 'Due: this day is over')
const nobody = wrong(
  '公司还没有能看到整个公司的负责人，请先建一个账号',
  'The company has no leader who sees all of it: make such an account first',
)

const readKnown = async (tx: Tx, { scope, company }: SinkContext, rows: readonly Row[]): Promise<readonly Known[]> => {
  const keys = rows.map(({ key }) => key)
  const ids = keys.flatMap((key) => clipId('demand', key) ?? [])
  const { rows: found } = await sql<Known>`
    select d.id, d.outer_key, d.state, (${demandsOf(scope)}) as seen, d.deadline_t, d.min_s, d.max_s from clip_demand d
    where d.company_id = ${company.id} and (d.outer_key = any(${keys}::text[]) or d.id = any(${ids}::bigint[]))
    order by d.id for update`.execute(tx)
  return found
}

const isOpen = ({ state }: Known): boolean => state === demandState.draft || state === demandState.rejected

const prepared = (
  { deadline, ...row }: Row,
  known: Known | undefined,
  { company, now }: SinkContext,
  offered: ReadonlySet<string>,
): Ready<Demand> | Wrong => {
  if (known ? !known.seen : clipId('demand', row.key) !== null) return unknown
  if (known && !isOpen(known)) return fixed
  if (!offered.has(row.product_id)) return noProduct
  if ((row.max_s ?? known?.max_s ?? usual.max_s) < (row.min_s ?? known?.min_s ?? usual.min_s)) return tooShort
  const deadline_t = dayStart(company.clock, deadline + 1) - 1
  if (deadline_t <= now && deadline_t !== known?.deadline_t) return over
  const id = known?.id ?? null
  return { key: id === null ? `new ${row.key}` : `old ${id}`, what: { ...row, id, deadline_t } }
}

const values = {
  title: 'text',
  product_id: 'text',
  required_count: 'int',
  deadline_t: 'bigint',
  account: 'text',
  ratio: 'int',
  min_s: 'int',
  max_s: 'int',
  selling_points: 'text',
  script: 'text',
  must: 'text',
  forbid: 'text',
  refs: 'text',
  priority: 'int',
  fee_amt: 'bigint',
} as const
const otherwise = {
  account: '',
  ratio: '1',
  min_s: String(usual.min_s),
  max_s: String(usual.max_s),
  selling_points: '',
  script: '',
  must: '',
  forbid: '',
  refs: '',
  priority: '2',
  fee_amt: '0',
} as const

type Line = Ready<Demand> & { readonly fact_t: number }

/** When a demand was changed last, by hand too, tells what is newer. */
const table = { table: 'clip_demand', values, fact: 'update_time', stamps: {} } as const

const cellsOf = ({ what: { fee, id, key, ...what } }: Line) => ({ ...what, fee_amt: fee, id, outer_key: key })

const insertNew = async (tx: Tx, lines: readonly Line[], context: SinkContext, member_id: number) => {
  const { company, now } = context
  const whose = { company_id: company.id, member_id, currency: company.currency }
  return upsertFacts(
    tx,
    {
      ...table,
      key: { company_id: 'bigint', outer_key: 'text' },
      first: { member_id: 'bigint', currency: 'text' },
      otherwise,
      made: { add_time: now },
    },
    lines.map((line) => ({ cells: { ...cellsOf(line), ...whose }, fact_t: line.fact_t })),
  )
}

const changeKnown = (tx: Tx, lines: readonly Line[]) =>
  upsertFacts(
    tx,
    { ...table, key: { id: 'bigint' } },
    lines.map((line) => ({ cells: cellsOf(line), fact_t: line.fact_t })),
  )

const idsOf = async (tx: Tx, company_id: number, keys: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number; outer_key: string }>`
    select id, outer_key from clip_demand where company_id = ${company_id} and outer_key = any(${keys}::text[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, outer_key }) => [outer_key, id]))
}

/** Drafts of demands in the viewer's scope, and new ones of who imports. */
export const clipDemandSink: Sink<Row, Demand> = {
  prepare: async (tx, rows, context) => {
    if ((await importerOf(tx, context)) === undefined) return rows.map(() => nobody)
    const known = await readKnown(tx, context, rows)
    const byKey = new Map(known.flatMap((one) => (one.outer_key === null ? [] : [[one.outer_key, one] as const])))
    const byId = new Map(known.map((one) => [one.id, one]))
    const offered = await offeredOf(
      tx,
      context,
      rows.map(({ product_id }) => product_id),
    )
    return rows.map((row) => {
      const id = clipId('demand', row.key)
      return prepared(row, byKey.get(row.key) ?? (id === null ? undefined : byId.get(id)), context, offered)
    })
  },
  write: async (tx, lines, context) => {
    const member_id = await importerOf(tx, context)
    if (member_id === undefined) return lines.map(() => nobody)
    const [fresh, old] = [lines.filter(({ what }) => what.id === null), lines.filter(({ what }) => what.id !== null)]
    const written = new Map<Line, Written>()
    for (const [n, one] of (await insertNew(tx, fresh, context, member_id)).entries()) {
      const line = fresh[n]
      if (line) written.set(line, one)
    }
    for (const [n, one] of (await changeKnown(tx, old)).entries()) {
      const line = old[n]
      if (line) written.set(line, one)
    }
    const made = await idsOf(
      tx,
      context.company.id,
      fresh.map(({ what }) => what.key),
    )
    return lines.map((line): Outcome => {
      const { kind = 'same' } = written.get(line) ?? {}
      if (kind === 'same' || kind === 'older') return { kind }
      const { title, product_id, required_count, key } = line.what
      const object_id = objectOf(context.company.id, clipNo('demand', line.what.id ?? made.get(key) ?? 0))
      const after = { title, product_id, required_count, key }
      return {
        kind,
        change: { action: 'clip_demand.import', object_type: 'clip_demand', object_id, before: {}, after },
      }
    })
  },
}
