import { type RawBuilder, sql } from 'kysely'
import { type Dimension, isTime } from '../../../shared/areas/analysis/dimensions.ts'
import type { Question } from '../../../shared/areas/analysis/question.ts'
import type { Tx } from '../../db/tables.ts'
import { type Days, readDistinct } from '../../sums/distinct.ts'
import { daysOf } from '../../sums/periods.ts'
import { eachDaySums, slotOfHour } from '../../sums/read.ts'
import { type LineDim, lineIds } from '../../sums/today.ts'
import { isSale, linesPaid } from '../scope.ts'
import type { Asked } from './asked.ts'
import { type Facts, type Group, keyName, levelsOf } from './groups.ts'
import { holdAdjustments, lineSumOf, settledLines, settledSum } from './lines.ts'
import { clockHour, type Side } from './side.ts'

type Sql = RawBuilder<unknown>

const dimOf: Readonly<Partial<Record<Dimension, LineDim>>> = {
  region: 'region',
  shop: 'shop',
  product: 'product',
  creator: 'creator',
  content_type: 'content',
}
const distinct = ['buyers', 'creators', 'products'] as const
const counts = (facts: readonly string[]): boolean => distinct.some((name) => facts.includes(name))

/** Which kept sums answer a question. */
export interface Aggregates {
  /** Business days or elapsed hours. */
  readonly grain: 'day' | 'hour'
  /** The dimension beside the calendar, if any, and its place. */
  readonly dim: LineDim | null
  readonly facts: readonly string[]
}

/**
 * Null when the question needs lines: it has filters, more than one dimension beside the calendar or one that is not kept,
 * or counts who bought over groups that are no days on end.
 */
export const aggregateQuestion = ({ dims, filters }: Question, facts: readonly string[]): Aggregates | null => {
  const others = dims.filter((dim) => !isTime(dim))
  const [other] = others
  const dim = other === undefined ? null : (dimOf[other] ?? null)
  if (facts.length === 0) return null
  const byHour = dims.includes('hour')
  if (Object.keys(filters).length > 0 || others.length > 1 || (other !== undefined && dim === null)) return null
  if (byHour && dim !== null) return null
  if ((byHour || dim !== null) && counts(facts)) return null
  return { grain: byHour ? 'hour' : 'day', dim, facts }
}

/** Booked by the moment of settlement. */
const SETTLED = 'settled_amt'

interface Part {
  readonly asked: Asked
  readonly side: Side
  readonly aggregates: Aggregates
  readonly dim: LineDim | null
}

/** Rows `(day, hour, id, lines_kept, ...)` of the kept sums of some days. */
const fromAggregates = ({ asked, side, aggregates: { grain, facts }, dim }: Part, from: number, to: number): Sql => {
  const sums = facts.map((name) => sql.ref(`r.${name}`))
  const lines = holdAdjustments(facts) ? sql`r.lines + r.adjustment_lines` : sql`r.lines`
  const scope = asked.view.scope.text
  return sql`
    select d.day - ${side.from}::int + 1 as place, ${slotOfHour(sql`r.bucket`)} as hour, r.dim_id as id,
      ${lines} as lines_kept, ${sql.join(sums)}
    from ${eachDaySums({ scope, from, to, dim: dim ?? 'total' }, grain)}`
}

/** Place, hour and id of lines `l` by a moment of theirs. */
const placesOf = ({ side, aggregates: { grain }, dim }: Part, t: Sql): Sql => {
  const place = sql`width_bucket(${t}, ${side.starts}::bigint[])`
  const hour = grain === 'hour' ? sql`((${t} - (${side.starts}::bigint[])[${place}]) / 3600)::int` : sql`0`
  return sql`${place} as place, ${hour} as hour, ${dim === null ? sql`''` : lineIds[dim]} as id`
}

/** The same of lines that no kept row tells: those of a day that is cut, those without a creator. */
const fromLines = (part: Part, when: Sql): Sql => {
  const { facts } = part.aggregates
  const order = sql`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`
  const lines = holdAdjustments(facts) ? sql`count(*)` : sql`count(*) filter (where ${isSale})`
  return sql`
    select ${placesOf(part, sql`l.paid_t`)}, ${lines} as lines_kept,
      ${sql.join(facts.map((name) => sql`${lineSumOf(part.asked.view.scope, name)} as ${sql.ref(name)}`))}
    from affiliate_order_line l ${facts.includes('buyers') ? order : sql``} where ${when} group by 1, 2, 3`
}

/** Actual commission of such lines by the moment of settlement; none where it is not asked for. */
const settledOf = (part: Part, when: Sql): Sql[] => {
  const { asked, side, aggregates } = part
  if (!aggregates.facts.includes(SETTLED)) return []
  const sums = aggregates.facts.map((name) => sql`${name === SETTLED ? settledSum : sql`0`} as ${sql.ref(name)}`)
  return [
    sql`select ${placesOf(part, sql`l.settled_t`)}, 0 as lines_kept, ${sql.join(sums)}
      from affiliate_order_line l where ${settledLines(asked, side)} and ${when} group by 1, 2, 3`,
  ]
}

const partsOf = (part: Part): Sql => {
  const { asked, side, dim } = part
  const { scope } = asked.view
  const { cut, from, to } = side
  const rows = [fromAggregates(part, from, cut ? to - 1 : to)]
  if (cut)
    rows.push(
      fromLines(part, linesPaid(scope, cut.start, cut.now)),
      ...settledOf(part, sql`l.settled_t >= ${cut.start}`),
    )
  if (dim === 'creator') {
    const last = cut ? cut.start - 1 : side.last
    rows.push(fromLines(part, sql`${linesPaid(scope, side.start, last)} and l.creator_id = ''`))
    rows.push(...settledOf(part, sql`l.settled_t <= ${last} and l.creator_id = ''`))
  }
  return sql.join(rows, sql` union all `)
}

const isOfCalendar = (dim: Dimension): dim is keyof Side['keys'] => dim === 'day' || dim === 'week' || dim === 'month'

const keySql = (dim: Dimension, side: Side): Sql => {
  if (isOfCalendar(dim)) return sql`(${side.keys[dim]}::text[])[r.place]`
  return dim === 'hour' ? sql`${clockHour(side, sql`r.place`, sql`r.hour`)}::text` : sql`r.id`
}

/** The days of each group by weeks, months or (none) all together, by its keys. */
const daysByGroup = (named: readonly Dimension[], { from, to, keys }: Side): ReadonlyMap<string, Days> => {
  const found = new Map<string, { from: number; to: number }>()
  for (const [place, day] of daysOf(from, to).entries()) {
    const name = JSON.stringify(named.map((dim) => (isOfCalendar(dim) ? keys[dim][place] : undefined)))
    const known = found.get(name)
    if (known) known.to = day
    else found.set(name, { from: day, to: day })
  }
  return found
}

/** Who bought, sold and was sold on several days counts once; those of single days are kept as they are. */
const withCounts = async (
  tx: Tx,
  { asked, side, aggregates }: Part,
  named: readonly Dimension[],
  groups: readonly Group[],
): Promise<readonly Group[]> => {
  if (!counts(aggregates.facts) || named.includes('day')) return groups
  const days = daysByGroup(named, side)
  const ranges = groups.map(({ keys }) => days.get(JSON.stringify(keys)) ?? side)
  const found = await readDistinct(tx, asked.view.scope, ranges, side.cut)
  return groups.map((group, n) => ({ ...group, facts: { ...group.facts, ...found[n] } }))
}

/** The groups of a question that `aggregateQuestion` takes. */
export const readAggregates = async (
  tx: Tx,
  asked: Asked,
  side: Side,
  aggregates: Aggregates,
): Promise<readonly Group[]> => {
  const { dims } = asked.question
  const found: Group[] = []
  for (const [level, places] of levelsOf(asked.question)) {
    const named = places.flatMap((place) => dims[place] ?? [])
    const part: Part = { asked, side, aggregates, dim: named.every(isTime) ? null : aggregates.dim }
    const keys = named.map((dim, n) => sql`${keySql(dim, side)} as ${sql.ref(keyName(n))}`)
    const by = named.map((_, n) => sql.ref(keyName(n)))
    const sums = aggregates.facts.map(
      (name) => sql`coalesce(sum(${sql.ref(`r.${name}`)}), 0)::bigint as ${sql.ref(name)}`,
    )
    const settled = aggregates.facts.includes(SETTLED) ? sql`or sum(${sql.ref(`r.${SETTLED}`)}) <> 0` : sql``
    const having = by.length > 0 ? sql`group by ${sql.join(by)} having sum(r.lines_kept) > 0 ${settled}` : sql``
    const { rows } = await sql<Facts & Readonly<Record<string, unknown>>>`
      select ${sql.join([...keys, ...sums])} from (${partsOf(part)}) r ${having} limit ${asked.most + 1}`.execute(tx)
    const groups = rows.map((row): Group => {
      const facts = Object.fromEntries(aggregates.facts.map((name) => [name, Number(row[name] ?? 0)]))
      return { level, keys: named.map((_, n) => String(row[keyName(n)] ?? '')), facts }
    })
    found.push(...(await withCounts(tx, part, named, groups)))
  }
  return found
}
