import { lineKey } from '../state.ts'
import type { IncomingLine, OrderEvent, UnmatchedReturn } from '../types.ts'
import type { Refused } from '../validate.ts'
import type { OpenFile } from './open-file.ts'
import { readAsIn } from './read-as.ts'
import type { OrderHead, Row, RowReader } from './row.ts'

type Kept = Exclude<Row, { kind: 'reject' | 'skip' }>

/** Lines of a file after which a group that did not come again is complete. */
const WINDOW = 100
const MOST_IN_GROUP = 4000

/** A line of the file as it was read. */
export interface Source {
  /** The header's is 1. */
  readonly line: number
  readonly fields: readonly string[]
  /** Its number among the rows of its group that are alike, where these are counted. */
  readonly nth?: number | undefined
  /** When it was true, Unix seconds, where that is not what is said of the whole file. */
  readonly t?: number | undefined
}

/** A row that was refused, with what its line in the file is. */
export interface RefusedRow {
  readonly source: Source
  readonly refused: Refused
}

/** One event and the rows of the file that it comes from: of an order, in the order of its lines. */
export interface Assembled {
  readonly event: OrderEvent
  readonly rows: readonly Source[]
}

interface Told {
  readonly head: OrderHead
  readonly line: IncomingLine
  readonly source: Source
}

interface Group {
  readonly name: string
  readonly first: number
  last: number
  rows: number
  /** By when what they say was true. */
  readonly heads: Map<number | undefined, OrderHead>
  readonly lines: Map<string, Told>
  readonly returns: { readonly event: UnmatchedReturn; readonly source: Source }[]
  /** Rows that could not be read, with the names under which they would be counted. */
  readonly refused: (RefusedRow & { readonly keys: readonly string[] })[]
  counts: Map<string, number>
}

/** A row that a later row of the same order replaced. */
export interface Repeated {
  readonly head: OrderHead
  readonly line: IncomingLine
  /** The later one says the same. */
  readonly isSame: boolean
}

/** What of a file can be written. */
interface Taken {
  readonly events: readonly Assembled[]
  readonly repeated: readonly Repeated[]
  readonly refused: readonly RefusedRow[]
}

/**
 * Puts the lines of a file together to orders. Rows that lie further apart become several events of one order; what is
 * counted is counted over the whole file.
 */
export class Assembler {
  readonly #open = new Map<string, Group>()
  #closed: Group[] = []
  #waiting = 0
  readonly #repeated: 'count' | 'replace'
  /** Counts of groups that come again, or came so long that they were cut. */
  readonly #counts = new Map<string, Map<string, number>>()
  readonly #isScattered: (group: string) => boolean
  #replaced: Repeated[] = []

  #refused: RefusedRow[] = []
  readonly #fileT: number
  /** A time that people say of the whole file counts before those that a file of rejected lines says. */
  readonly #isSaid: boolean
  readonly #readAs: ReturnType<typeof readAsIn>
  readonly #reader: RowReader

  constructor({ scattered, moment, head }: Pick<OpenFile, 'scattered' | 'moment' | 'head'>, reader: RowReader) {
    this.#reader = reader
    this.#repeated = reader.repeated
    this.#isScattered = (group) => scattered.has(group)
    this.#fileT = moment.t
    this.#isSaid = moment.source === 'said'
    this.#readAs = readAsIn(head.header)
  }

  /** Lines in complete orders that wait to be taken. */
  get waiting(): number {
    return this.#waiting
  }

  add(row: Kept, read: Source): void {
    const group = this.#groupFor(row.group, read.line)
    const source = this.#sourceOf(read)
    if (row.kind === 'return') this.#addReturn(group, row, source)
    else this.#addLine(group, source.t ? { event_t: source.t, ...row.head } : row.head, row.line, source)
    this.#keep(group)
  }

  /**
   * A row that cannot be read. It comes back from `take`, with a number of its own where rows that are alike are counted:
   * those that were taken keep theirs whatever is refused between them.
   */
  refuse(refused: Refused, read: Source): void {
    const { fields, line } = read
    const source = this.#sourceOf(read)
    const name = this.#repeated === 'count' && source.nth === undefined ? this.#reader.groupOf(fields) : ''
    if (name === '') {
      this.#refused.push({ source, refused })
      this.#waiting++
      return
    }
    const group = this.#groupFor(name, line)
    group.refused.push({ source, refused, keys: this.#reader.keysOf(fields) })
    this.#keep(group)
  }

  /** A row with what a file of rejected lines says of how it was read. */
  #sourceOf(read: Source): Source {
    const said = this.#readAs(read.fields)
    return said ? { ...read, nth: said.nth, t: this.#isSaid ? undefined : said.t } : read
  }

  #groupFor(name: string, line: number): Group {
    const group = this.#open.get(name) ?? this.#newGroup(name, line)
    group.last = line
    group.rows++
    return group
  }

  #keep(group: Group): void {
    // The group that came last stands last: what has been quiet for long is found at the front.
    this.#open.delete(group.name)
    if (group.rows >= MOST_IN_GROUP) this.#close(group, true)
    else this.#open.set(group.name, group)
    for (const quiet of this.#open.values()) {
      if (quiet.last >= group.last - WINDOW) break
      this.#open.delete(quiet.name)
      this.#close(quiet, false)
    }
  }

  /** What can be written now, in the order of the file; `all` at its end. */
  take(all: boolean): Taken {
    if (all) {
      for (const group of this.#open.values()) this.#close(group, false)
      this.#open.clear()
    }
    const ready = this.#closed.sort((a, b) => a.first - b.first)
    const repeated = this.#replaced
    const refused = this.#refused.sort((a, b) => a.source.line - b.source.line)
    this.#refused = []
    this.#closed = []
    this.#replaced = []
    this.#waiting = 0
    return { events: ready.flatMap((group) => eventsOf(group, this.#fileT)), repeated, refused }
  }

  #newGroup(name: string, line: number): Group {
    const counts = this.#counts.get(name) ?? new Map<string, number>()
    return {
      name,
      first: line,
      last: line,
      rows: 0,
      heads: new Map(),
      lines: new Map(),
      returns: [],
      refused: [],
      counts,
    }
  }

  #close(group: Group, isCut: boolean): void {
    this.#closed.push(group)
    this.#waiting += group.rows
    for (const { source, refused, keys } of group.refused)
      this.#refused.push({ source: { ...source, nth: nextOf(group.counts, keys) }, refused })
    if (this.#repeated === 'count' && (isCut || this.#isScattered(group.name)))
      this.#counts.set(group.name, group.counts)
  }

  /** @param nth what a file of rejected lines says, unless another row of it says the same */
  #count({ counts }: Group, key: string, nth: number | undefined, isThere: (n: number) => boolean): number {
    const known = counts.get(key) ?? 0
    const n = nth === undefined || isThere(nth) ? known + 1 : nth
    counts.set(key, Math.max(known, n))
    return n
  }

  #addReturn(group: Group, { event, isNamed }: Extract<Kept, { kind: 'return' }>, source: Source): void {
    if (isNamed) return void group.returns.push({ event, source })
    const name = (n: number): string => `${event.refund_id}:${n}`
    const isThere = (n: number): boolean => group.returns.some((one) => one.event.refund_id === name(n))
    const nth = this.#count(group, event.refund_id, source.nth, isThere)
    group.returns.push({
      event: { ...event, refund_id: name(nth) },
      source: { line: source.line, fields: source.fields, nth, t: source.t },
    })
  }

  #addLine(group: Group, head: OrderHead, line: IncomingLine, source: Source): void {
    const key = lineKey(line)
    if (this.#repeated === 'count') {
      if (!group.heads.has(head.event_t)) group.heads.set(head.event_t, head)
      const nth = this.#count(group, key, source.nth, (n) => group.lines.has(`${n}\n${key}`))
      group.lines.set(`${nth}\n${key}`, {
        head,
        line: nth === 1 ? line : { ...line, n: nth },
        source: { line: source.line, fields: source.fields, nth, t: source.t },
      })
      return
    }
    const known = group.lines.get(key)
    const isOlder = known !== undefined && (head.event_t ?? this.#fileT) < (known.head.event_t ?? this.#fileT)
    if (known) {
      const isSame = JSON.stringify(known.line) === JSON.stringify(line)
      this.#replaced.push({ ...(isOlder ? { head, line } : known), isSame })
    }
    const alike = group.heads.get(head.event_t)
    group.heads.set(head.event_t, alike ? later(alike, head) : head)
    if (!isOlder) group.lines.set(key, { head, line, source })
  }
}

/** The number behind all rows that are alike; of one that cannot be told from others, behind all of its group. */
const nextOf = (counts: Map<string, number>, keys: readonly string[]): number => {
  const alike = keys.length > 0 ? keys.map((key) => counts.get(key) ?? 0) : [...counts.values()]
  const nth = Math.max(0, ...alike) + 1
  for (const key of keys.length > 0 ? keys : ['']) counts.set(key, nth)
  return nth
}

/** The later word counts, but a time that it leaves open does not take back one that is known. */
const later = (known: OrderHead, head: OrderHead): OrderHead => ({
  ...head,
  paid_t: head.paid_t ?? known.paid_t,
  delivery_t: head.delivery_t ?? known.delivery_t,
})

const eventsOf = (group: Group, fileT: number): Assembled[] => {
  const told = [...group.lines.values()]
  const heads = [...group.heads].sort(([one = fileT], [other = fileT]) => one - other)
  let known: OrderHead | undefined
  // Rows of different times are different reports: of one that newer rows have replaced whole only its times are left.
  const orders = heads.flatMap(([t, said]): Assembled[] => {
    const head: OrderHead = known ? later(known, said) : said
    known = head
    const own = heads.length === 1 ? told : told.filter((one) => one.head.event_t === t)
    if (own.length === 0) return []
    const lines = own.map(({ line }) => line)
    return [
      {
        event: { kind: 'order', lines, ...head, event_t: t ?? fileT },
        rows: own.map(({ source }) => source),
      },
    ]
  })
  return [...orders, ...group.returns.map(({ event, source }) => ({ event, rows: [source] }))]
}
