import type { IncomingLine, OrderEvent, UnmatchedReturn } from '../types.ts'
import type { OrderHead, Row } from './row.ts'

type Kept = Exclude<Row, { kind: 'reject' }>

/** Lines of a file after which a group that did not come again is complete. */
const WINDOW = 100
const MOST_IN_GROUP = 4000

interface Group {
  readonly name: string
  readonly first: number
  last: number
  rows: number
  head: OrderHead | undefined
  readonly lines: Map<string, IncomingLine>
  readonly returns: UnmatchedReturn[]
  readonly counts: Map<string, number>
}

/** Events that belong in one transaction, and the line of the file up to which everything is in it or before it. */
export interface Batch {
  readonly events: readonly OrderEvent[]
  /** Line of the file on which each event begins. */
  readonly firstLines: readonly number[]
  readonly line: number
  /** Orders, those of an earlier run too. */
  readonly orders: number
  /** Rows that an earlier run has already written. */
  readonly known: number
}

/** Puts the lines of a file together to orders. Rows of an order may lie apart, but not by more than a hundred lines. */
export class Assembler {
  readonly #open = new Map<string, Group>()
  #closed: Group[] = []
  #waiting = 0
  #held = 0
  #read = 0
  readonly #repeated: 'count' | 'replace'
  readonly #from: number
  /** Rows that a later row of the same order replaced: equal ones, and different ones. */
  readonly replaced = { same: 0, changed: 0 }

  /** @param from the line up to which an earlier run has written everything */
  constructor(repeated: 'count' | 'replace', from: number) {
    this.#repeated = repeated
    this.#from = from
  }

  /** Lines in complete orders that wait to be taken. */
  get waiting(): number {
    return this.#waiting
  }

  /** All lines in memory, those of orders that are not complete too. */
  get held(): number {
    return this.#held
  }

  add(row: Kept, line: number): void {
    this.#read = line
    this.#held++
    const group = this.#open.get(row.group) ?? this.#newGroup(row.group, line)
    group.last = line
    group.rows++
    if (row.kind === 'return') this.#addReturn(group, row.event)
    else this.#addLine(group, row.head, row.line)
    // The group that came last stands last: what has been quiet for long is found at the front.
    this.#open.delete(row.group)
    if (group.rows >= MOST_IN_GROUP && this.#repeated === 'replace') this.#close(group)
    else this.#open.set(row.group, group)
    for (const quiet of this.#open.values()) {
      if (quiet.last >= line - WINDOW) break
      this.#open.delete(quiet.name)
      this.#close(quiet)
    }
  }

  /** A line that is not imported, so that the place in the file goes on. */
  skip(line: number): void {
    this.#read = line
  }

  /** What can be written now; `all` at the end of the file. */
  take(all: boolean): Batch | undefined {
    if (all) {
      for (const group of this.#open.values()) this.#close(group)
      this.#open.clear()
    }
    const ready = this.#closed.sort((a, b) => a.first - b.first)
    const [count, line] = this.#cut(ready)
    if (count === 0 && !all) return undefined
    const taken = ready.slice(0, count)
    this.#closed = ready.slice(count)
    const rows = taken.reduce((sum, group) => sum + group.rows, 0)
    this.#waiting -= rows
    this.#held -= rows
    const isKnown = (group: Group): boolean => group.last <= this.#from
    const known = taken.filter(isKnown).reduce((sum, group) => sum + group.rows, 0)
    const events: OrderEvent[] = []
    const firstLines: number[] = []
    for (const group of taken) {
      if (isKnown(group)) continue
      for (const event of eventsOf(group)) {
        events.push(event)
        firstLines.push(group.first)
      }
    }
    return { events, firstLines, line, known, orders: taken.filter((group) => group.head).length }
  }

  /**
   * How many complete groups come before the first one that is not, without one that reaches over the cut: a run that
   * goes on after it must find every group whole, because repeated rows are counted.
   */
  #cut(ready: readonly Group[]): [count: number, line: number] {
    let openFirst = Number.POSITIVE_INFINITY
    for (const group of this.#open.values()) openFirst = Math.min(openFirst, group.first)
    const end = Math.min(openFirst, this.#read + 1)
    let last = 0
    let found: [number, number] = ready.length === 0 ? [0, end - 1] : [0, 0]
    for (const [i, group] of ready.entries()) {
      if (group.first >= openFirst && this.#repeated === 'count') break
      last = Math.max(last, group.last)
      const next = Math.min(ready[i + 1]?.first ?? end, end)
      if (last < next || this.#repeated === 'replace') found = [i + 1, next - 1]
    }
    return found
  }

  #newGroup(name: string, line: number): Group {
    return { name, first: line, last: line, rows: 0, head: undefined, lines: new Map(), returns: [], counts: new Map() }
  }

  #close(group: Group): void {
    this.#closed.push(group)
    this.#waiting += group.rows
  }

  #count(group: Group, key: string): number {
    const n = (group.counts.get(key) ?? 0) + 1
    group.counts.set(key, n)
    return n
  }

  #addReturn(group: Group, event: UnmatchedReturn): void {
    const n = this.#count(group, event.refund_id)
    group.returns.push({ ...event, refund_id: `${event.refund_id}:${n}` })
  }

  #addLine(group: Group, head: OrderHead, line: IncomingLine): void {
    const key = `${line.sku_id}\n${line.content_id}`
    if (this.#repeated === 'count') {
      group.head ??= head
      const n = this.#count(group, key)
      group.lines.set(`${n}\n${key}`, n === 1 ? line : { ...line, n })
      return
    }
    const known = group.lines.get(key)
    if (known && group.first > this.#from)
      this.replaced[JSON.stringify(known) === JSON.stringify(line) ? 'same' : 'changed']++
    group.head = group.head ? later(group.head, head) : head
    group.lines.set(key, line)
  }
}

/** The later row counts, but a time that it leaves open does not take back one that is known. */
const later = (known: OrderHead, head: OrderHead): OrderHead => ({
  ...head,
  paid_t: head.paid_t ?? known.paid_t,
  delivery_t: head.delivery_t ?? known.delivery_t,
})

const eventsOf = (group: Group): OrderEvent[] => [
  ...(group.head ? [{ kind: 'order' as const, lines: [...group.lines.values()], ...group.head }] : []),
  ...group.returns,
]
