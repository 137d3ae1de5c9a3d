import type { Request, Response, Router } from 'express'
import * as z from 'zod/mini'
import { decideAccess } from '../../shared/access/decide.ts'
import { deniedByMode, type OwnMode } from '../../shared/access/mode.ts'
import { mayAct, mayExport, seesMoney } from '../../shared/access/rights.ts'
import type { ScreenId } from '../../shared/access/screens.ts'
import type { CallData, Endpoint, HandlerInput } from '../../shared/api/endpoint.ts'
import { keysOf } from '../../shared/keys.ts'
import { isOffset } from '../../shared/time/offset.ts'
import { Ready, sendData, sendFailure } from './answers.ts'
import { Call } from './call.ts'
import type { Context } from './context.ts'
import { wrongFields } from './fields.ts'
import { Refused, wrongField } from './refused.ts'
import type { Viewer } from './sessions.ts'
import { requireStorable } from './storable.ts'
import { type Say, sayFor } from './texts.ts'

export type Handler<E extends Endpoint> = (input: HandlerInput<E>, call: Call) => Promise<CallData<E> | Ready>
type Api = Readonly<Record<string, Endpoint>>
/** One handler for each endpoint of an area: a missing or surplus one does not compile. */
export type Handlers<A extends Api> = { readonly [Name in keyof A]: Handler<A[Name]> }

/** @throws {Refused} when the viewer has the right to none of the screens, or does not work in the mode */
export const requireScreen = ({ record }: Viewer, screens: readonly ScreenId[], mode?: OwnMode): void => {
  const decided = decideAccess(record)
  const open = screens.some((screen) => decided.allows(screen))
  const rules = open ? deniedByMode(record, mode) : screens.flatMap((screen) => decided.deniedBy(screen))
  if (!open || rules.length > 0) throw new Refused('denied', { status: 403, refusal: { rules: [...new Set(rules)] } })
}

const refuseGroup = (rule: 'group-act' | 'group-export' | 'group-money'): never => {
  throw new Refused(`right.${rule}`, { status: 403, refusal: { rules: [rule] } })
}

/** @throws {Refused} when the viewer's group only looks at the screens */
export const requireActing = ({ record }: Viewer, screens: readonly ScreenId[]): void => {
  if (!mayAct(record, screens)) refuseGroup('group-act')
}

/** @throws {Refused} when the viewer's group makes no files of the screens */
export const requireExporting = ({ record }: Viewer, screens: readonly ScreenId[]): void => {
  if (!mayExport(record, screens)) refuseGroup('group-export')
}

/** @throws {Refused} when a call does or tells what the viewer's group does not give */
const requireGiven = (viewer: Viewer, screens: readonly ScreenId[], endpoint: Endpoint): void => {
  const changes = endpoint.method === 'POST' && !endpoint.reads
  if (changes) requireActing(viewer, screens)
  if (endpoint.exports) requireExporting(viewer, screens)
  if (!changes && endpoint.amounts === undefined && !seesMoney(viewer.record)) refuseGroup('group-money')
}

/** @throws {Refused} for a wall seat: what it reaches is named call by call, everything else is for people */
export const requirePerson = ({ record }: Viewer): void => {
  if (record.status === 4) throw new Refused('seat.denied', { status: 403, refusal: { rules: ['wall-seat'] } })
}

/** @throws {Refused} for a paired wall: it reaches the calls that name it, and nothing else */
const requireNoWall = ({ wall }: Viewer): void => {
  if (wall) throw new Refused('seat.denied', { status: 403, refusal: { rules: ['wall-device'] } })
}

/** @throws {Refused} while the password is one that somebody else knows */
export const requireOwnPassword = ({ record }: Viewer): void => {
  if (record.must_change === 1) throw new Refused('password.first', { status: 403, refusal: { rules: [] } })
}

/** The screens that a call is for; undefined when it is for no screen's sake. */
const screensIn = (access: Endpoint['access']): readonly ScreenId[] | undefined => {
  if (access === 'public' || access === 'seat' || access === 'session') return undefined
  return typeof access === 'string' ? [access] : access
}

/** How a call is open, beside its access. */
type Opening = Pick<Endpoint, 'mode' | 'beforeChange' | 'walls'>

/** Who calls, null in a public call. @throws {Refused} without a session or without the right to any of the screens */
export const admit = async (
  access: Endpoint['access'],
  context: Context,
  req: Request,
  { mode, beforeChange, walls }: Opening = {},
): Promise<Viewer | null> => {
  if (access === 'public') return null
  const viewer = await context.sessions.find(req.get('token'), context.nowMs())
  if (!viewer) throw new Refused('login.again', { status: -1 })
  if (!walls) requireNoWall(viewer)
  if (!beforeChange) requireOwnPassword(viewer)
  if (access === 'session') requirePerson(viewer)
  else if (access !== 'seat') requireScreen(viewer, screensIn(access) ?? [], mode)
  return viewer
}

/** An empty parameter of an address counts as absent. */
const inputOf = (endpoint: Endpoint, req: Request): unknown =>
  endpoint.method === 'GET'
    ? Object.fromEntries(Object.entries(req.query).filter(([, value]) => value !== ''))
    : (req.body ?? {})

/**
 * `time_difference` may come with every call, as the specification has it: it is no input of the call, unless the call
 * names it itself.
 */
const apartFrom = (endpoint: Endpoint, input: unknown): { input: unknown; timeDifference: number | undefined } => {
  const isOwn = endpoint.input instanceof z.ZodMiniObject && 'time_difference' in endpoint.input.shape
  if (isOwn || typeof input !== 'object' || input === null || !('time_difference' in input))
    return { input, timeDifference: undefined }
  const { time_difference: given, ...rest } = input
  const hours = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  if (typeof hours !== 'number' || !isOffset(hours)) throw wrongField('time_difference', 'field.range')
  return { input: rest, timeDifference: hours }
}

const parsed = <E extends Endpoint>(endpoint: E, input: unknown, say: Say): HandlerInput<E> => {
  const read = endpoint.input.safeParse(input)
  if (read.success) return read.data as HandlerInput<E>
  const fields = wrongFields(read.error.issues, input, say)
  throw new Refused('invalid', { params: { fields: Object.keys(fields).join(', ') }, refusal: { fields } })
}

/** One that floods waits by itself, and nobody with it. @throws {Refused} 429 when the session has too many calls under way */
const enter = ({ callers }: Context, { tokenHash }: Viewer): (() => void) => {
  const leave = callers.enter(tokenHash.toString('base64'))
  if (!leave) throw new Refused('busy', { status: 429, refusal: { retry_after: 1 } })
  return leave
}

const answer = async <E extends Endpoint>(
  context: Context,
  endpoint: E,
  handler: Handler<E>,
  req: Request,
  res: Response,
): Promise<void> => {
  const say = sayFor(req.get('lang'), req.get('accept-language'))
  let leave: (() => void) | undefined
  try {
    const viewer = await admit(endpoint.access, context, req, endpoint)
    if (viewer) leave = enter(context, viewer)
    const screens = screensIn(endpoint.access)
    if (viewer && screens) requireGiven(viewer, screens, endpoint)
    const { input, timeDifference } = apartFrom(endpoint, requireStorable(inputOf(endpoint, req)))
    const call = new Call(context, viewer, timeDifference, req, res)
    const data = await handler(parsed(endpoint, input, say), call)
    if (res.destroyed) return
    if (data instanceof Ready) data.send(res)
    else sendData(res, endpoint.data.parse(data)) // only what the contract names leaves the house
  } catch (error) {
    if (res.headersSent || res.destroyed) return
    const kind = sendFailure(res, error, say)
    if (kind === 'away') context.log.warn({ path: endpoint.path, reason: String(error) }, 'database away')
    if (kind === 'broken') context.log.error({ path: endpoint.path, err: error }, 'call failed')
  } finally {
    leave?.()
  }
}

/**
 * Mounts an area's calls. This is the one place that checks the session, the right to the screen (by the server's own
 * record), and the input; that narrows the answer to the contract; and that wraps it into the envelope.
 */
export const implement = <A extends Api>(router: Router, context: Context, api: A, handlers: Handlers<A>): void => {
  for (const name of keysOf(api)) {
    const endpoint = api[name]
    const handler = handlers[name]
    if (!endpoint || !handler) continue
    const method = endpoint.method === 'GET' ? 'get' : 'post'
    router[method](endpoint.path, (req, res) => answer(context, endpoint, handler, req, res))
  }
}
