import type { FoundCheck } from '../../queries/imports/runs.ts'
import type { Refused } from '../validate.ts'

const FIRST_LINES = 5
const MOST_REASONS = 100

/** Adds up why lines of a file are refused. */
export class Refusals {
  readonly #reasons = new Map<string, { readonly refused: Refused; lines: number; readonly first: number[] }>()

  add(line: number, refused: Refused): void {
    const name = this.#reasons.size < MOST_REASONS || this.#reasons.has(refused.reason) ? refused.reason : 'other'
    const known = this.#reasons.get(name)
    if (known) {
      known.lines++
      if (known.first.length < FIRST_LINES) known.first.push(line)
    } else
      this.#reasons.set(name, {
        refused: name === 'other' ? { reason: 'Other reasons', reason_zh: '其他原因' } : refused,
        lines: 1,
        first: [line],
      })
  }

  /** The commonest first. */
  list(): FoundCheck['refusals'] {
    return [...this.#reasons.values()]
      .sort((a, b) => b.lines - a.lines)
      .map(({ refused: { reason, reason_zh }, lines, first }) => ({ reason, reason_zh, lines, first }))
  }
}
