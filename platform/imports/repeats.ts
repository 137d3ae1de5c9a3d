import { hashOf } from '../ingest/import/scattered.ts'
import { type Wrong, wrong } from '../queries/imports/sink.ts'

interface Told {
  readonly line: number
  readonly hash: number
}

/** Remembers which rows the lines of a file are about: a row that is told twice counts once, and only where both say the same. */
export class Repeats {
  readonly #told = new Map<string, Told>()

  /** Undefined for the first line about a row; a line that is seen again is still the first. */
  see(key: string, what: string, line: number): 'same' | Wrong | undefined {
    const hash = hashOf(what)
    const told = this.#told.get(key)
    if (!told) {
      this.#told.set(key, { line, hash })
      return undefined
    }
    if (told.line === line) return undefined
    return told.hash === hash
      ? 'same'
      : wrong(
          `与第 ${told.line} 行说的是同一个对象，内容却不同；请只留一行`,
          `Line ${told.line} tells something else of the same: leave one of them`,
        )
  }
}
