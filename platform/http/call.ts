import type { Request, RequestHandler, Response } from 'express'
import { plainAddress } from '../../shared/net/address.ts'
import { type MemberRow, readMemberById } from '../queries/account/member.ts'
import { cutBy } from '../queries/ads/sight.ts'
import { type Context, secondsOf } from './context.ts'
import { Refused, wrongField } from './refused.ts'
import type { Viewer } from './sessions.ts'

/** One call as its handler sees it. */
export class Call {
  readonly context: Context
  readonly ip: string
  /** Hours to UTC that the days of the caller's ad reports are cut by, when it works in ad mode and said so. */
  readonly timeDifference: number | undefined
  readonly #viewer: Viewer | null
  readonly #req: Request
  readonly #res: Response

  constructor(
    context: Context,
    viewer: Viewer | null,
    timeDifference: number | undefined,
    req: Request,
    res: Response,
  ) {
    this.context = context
    this.ip = plainAddress(req.ip ?? '')
    this.timeDifference = viewer?.record.current_version === 1 ? timeDifference : undefined
    // Ads are reported by the hour.
    if (!Number.isInteger(this.timeDifference ?? 0)) throw wrongField('time_difference', 'field.range')
    this.#viewer = viewer && { ...viewer, scope: cutBy(viewer.scope, this.timeDifference) }
    this.#req = req
    this.#res = res
  }

  /** @throws in a public call: it has no viewer */
  get viewer(): Viewer {
    if (!this.#viewer) throw new Error('a public call has no viewer')
    return this.#viewer
  }

  /** The viewer as it stands in the database now. @throws {Refused} when it is gone */
  async member(): Promise<MemberRow> {
    const member = await readMemberById(this.context.db, Number(this.viewer.record.id), this.now)
    if (!member) throw new Refused('login.again', { status: -1 })
    return member
  }

  /** Unix seconds. */
  get now(): number {
    return secondsOf(this.context)
  }

  header(name: string): string | undefined {
    return this.#req.get(name)
  }

  /** Reads a body that is not JSON, after the session was checked; answers the request with what `reader` put there. */
  read(reader: RequestHandler): Promise<Request> {
    return new Promise((resolve, reject) => {
      reader(this.#req, this.#res, (error?: unknown) => (error ? reject(error) : resolve(this.#req)))
    })
  }

  /** Aborted when the caller has gone. */
  gone(): AbortSignal {
    const controller = new AbortController()
    if (this.#res.destroyed) controller.abort()
    this.#res.once('close', () => controller.abort())
    return controller.signal
  }
}
