import type { Logger } from 'pino'
import { type Listener, listen } from '../db/listener.ts'
import type { Db } from '../db/tables.ts'
import { readVersions } from '../queries/pulse.ts'

const LOOK_MS = 1000

/**
 * Tells when a company's version has moved. Writers raise `company_pulse` and `pg_notify('tw_company', '<id>:<version>')`
 * in their transaction, and this process tells of its own ones itself, which is sooner; while the listening connection is
 * away, the table is looked at once a second instead.
 */
export class News {
  readonly #db: Db
  readonly #versions = new Map<number, number>()
  readonly #waiting = new Map<number, Set<() => void>>()
  readonly #listener: Listener
  #look: NodeJS.Timeout | undefined
  #stopped = false

  constructor(db: Db, url: () => string, log: Logger) {
    this.#db = db
    this.#listener = listen({
      url,
      channel: 'tw_company',
      onMessage: (payload) => {
        const found = /^(\d+):(\d+)$/.exec(payload)
        if (found) this.tell(Number(found[1]), Number(found[2]))
      },
      // What was said meanwhile nobody heard.
      onUp: () => {
        this.#versions.clear()
        void this.#read()
      },
      onDown: (reason) => log.warn({ reason }, 'news connection lost'),
    })
    this.#look = setInterval(() => {
      if (!this.#listener.connected()) void this.#read()
    }, LOOK_MS)
  }

  get stopped(): boolean {
    return this.#stopped
  }

  /** Resolves when the company is past `version`, after `ms`, or when `signal` aborts. Never rejects. */
  waitFor(company_id: number, version: number, ms: number, signal: AbortSignal): Promise<void> {
    if ((this.#versions.get(company_id) ?? 0) > version || ms <= 0 || signal.aborted || this.#stopped) {
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(company_id) ?? new Set()
      this.#waiting.set(company_id, waiting)
      const done = (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', done)
        waiting.delete(done)
        if (waiting.size === 0 && this.#waiting.get(company_id) === waiting) this.#waiting.delete(company_id)
        resolve()
      }
      const timer = setTimeout(done, ms)
      signal.addEventListener('abort', done)
      waiting.add(done)
    })
  }

  /** The version of a company; what was committed a moment ago is told in a moment. undefined: it has to be read. */
  known(company_id: number): number | undefined {
    return this.#listener.connected() ? this.#versions.get(company_id) : undefined
  }

  /** The newest version of a company that anybody told; undefined: nobody told one past `version`. */
  since(company_id: number, version: number): number | undefined {
    const told = this.#versions.get(company_id) ?? 0
    return told > version ? told : undefined
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#look)
    for (const company_id of [...this.#waiting.keys()]) this.#wake(company_id)
    await this.#listener.stop()
  }

  /** A company has come to a version: whoever waits for it goes on. */
  tell(company_id: number, version: number): void {
    if ((this.#versions.get(company_id) ?? 0) >= version) return
    this.#versions.set(company_id, version)
    this.#wake(company_id)
  }

  #wake(company_id: number): void {
    for (const done of [...(this.#waiting.get(company_id) ?? [])]) done()
  }

  async #read(): Promise<void> {
    if (this.#waiting.size === 0) return
    const rows = await readVersions(this.#db, [...this.#waiting.keys()]).catch(() => [])
    for (const row of rows) this.tell(row.company_id, row.version)
  }
}
