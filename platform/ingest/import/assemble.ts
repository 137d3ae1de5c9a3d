import type { IncomingLine, OrderEvent, UnmatchedReturn } from '../types.ts'
import type { OrderHead, Row } from './row.ts'

type Kept = Exclude<Row, { kind: 'reject' | 'skip' }>

/** Lines of a file after which a group that did not come again is complete. */
const WINDOW = 100
const MOST_IN_GROUP = 4000

/** A line of the file as it was read. */
export interface Source {
  /** The header's is 1. */
  readonly line: number
  readonly fields: readonly string[]
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
  counts: Map<string, number>
}

/** A row that a later row of the same order replaced. */
export interface Repeated {
  readonly head: OrderHead
  readonly line: IncomingLine
  /** The later one says the same. */
  readonly isSame: boolean
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

  readonly #fileT: number

  /**
   * @param isScattered whether rows of a group lie far apart in this file
   * @param fileT when what the file says was true, where a line does not say it of itself
   */
  constructor(repeated: 'count' | 'replace', isScattered: (group: string) => boolean, fileT: number) {
    this.#repeated = repeated
    this.#isScattered = isScattered
    this.#fileT = fileT
  }

  /** Lines in complete orders that wait to be taken. */
  get waiting(): number {
    return this.#waiting
  }

  add(row: Kept, source: Source): void {
    const { line } = source
    const group = this.#open.get(row.group) ?? this.#newGroup(row.group, line)
    group.last = line
    group.rows++
    if (row.kind === 'return') this.#addReturn(group, row, source)
    else this.#addLine(group, row.head, row.line, source)
    // The group that came last stands last: what has been quiet for long is found at the front.
    this.#open.delete(row.group)
    if (group.rows >= MOST_IN_GROUP) this.#close(group, true)
    else this.#open.set(row.group, group)
    for (const quiet of this.#open.values()) {
      if (quiet.last >= line - WINDOW) break
      this.#open.delete(quiet.name)
      this.#close(quiet, false)
    }
  }

  /** What can be written now, in the order of the file; `all` at its end. */
  take(all: boolean): { readonly events: readonly Assembled[]; readonly repeated: readonly Repeated[] } {
    if (all) {
      for (const group of this.#open.values()) this.#close(group, false)
      this.#open.clear()
    }
    const ready = this.#closed.sort((a, b) => a.first - b.first)
    const repeated = this.#replaced
    this.#closed = []
    this.#replaced = []
    this.#waiting = 0
    return { events: ready.flatMap((group) => eventsOf(group, this.#fileT)), repeated }
  }

  #newGroup(name: string, line: number): Group {
    const counts = this.#counts.get(name) ?? new Map<string, number>()
    return { name, first: line, last: line, rows: 0, heads: new Map(), lines: new Map(), returns: [], counts }
  }

  #close(group: Group, isCut: boolean): void {
    this.#closed.push(group)
    this.#waiting += group.rows
    if (this.#repeated === 'count' && (isCut || this.#isScattered(group.name)))
      this.#counts.set(group.name, group.counts)
  }

  #count(group: Group, key: string): number {
    const n = (group.counts.get(key) ?? 0) + 1
    group.counts.set(key, n)
    return n
  }

  #addReturn(group: Group, { event, isNamed }: Extract<Kept, { kind: 'return' }>, source: Source): void {
    if (isNamed) return void group.returns.push({ event, source })
    const n = this.#count(group, event.refund_id)
    group.returns.push({ event: { ...event, refund_id: `${event.refund_id}:${n}` }, source })
  }

  #addLine(group: Group, head: OrderHead, line: IncomingLine, source: Source): void {
    const key = `${line.sku_id}\n${line.content_id}\n${line.n}`
    if (this.#repeated === 'count') {
      if (!group.heads.has(head.event_t)) group.heads.set(head.event_t, head)
      const n = this.#count(group, key)
      group.lines.set(`${n}\n${key}`, { head, line: n === 1 ? line : { ...line, n }, source })
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
