import type { Request, Response } from 'express'
import { type Context, secondsOf } from './context.ts'
import type { Viewer } from './sessions.ts'

/** One call as its handler sees it. */
export class Call {
  readonly context: Context
  readonly ip: string
  readonly #viewer: Viewer | null
  readonly #req: Request
  readonly #res: Response

  constructor(context: Context, viewer: Viewer | null, req: Request, res: Response) {
    this.context = context
    this.ip = req.ip ?? ''
    this.#viewer = viewer
    this.#req = req
    this.#res = res
  }

  /** @throws in a public call: it has no viewer */
  get viewer(): Viewer {
    if (!this.#viewer) throw new Error('a public call has no viewer')
    return this.#viewer
  }

  /** Unix seconds. */
  get now(): number {
    return secondsOf(this.context)
  }

  header(name: string): string | undefined {
    return this.#req.get(name)
  }

  /** Aborted when the caller has gone. */
  gone(): AbortSignal {
    const controller = new AbortController()
    if (this.#res.destroyed) controller.abort()
    this.#res.once('close', () => controller.abort())
    return controller.signal
  }
}
