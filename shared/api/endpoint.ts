import type * as z from 'zod/mini'
import type { OwnMode } from '../access/mode.ts'
import type { ScreenId } from '../access/screens.ts'

/**
 * A call of the platform API as a value: the server's handler, the apps' client and the checks are derived from it.
 * `access`: `public` needs no session, `seat` any valid one, `session` one of a person (a wall seat, status 4, is refused), a
 * screen id the right to that screen.
 */
export interface Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Data extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: 'GET' | 'POST'
  readonly path: `/api/v1/${string}`
  readonly access: 'public' | 'seat' | 'session' | ScreenId | readonly ScreenId[]
  /** Only for records that work in this mode; absent: whatever the mode. */
  readonly mode?: OwnMode
  /** The device's own key goes along in the header `device`: a sign-in, or a new password. */
  readonly device?: true
  /** Open to a paired wall too, which reaches nothing else. */
  readonly walls?: true
  /** Open too to whose password is one that somebody else knows, before it is changed. */
  readonly beforeChange?: true
  /** A POST that changes nothing, for whoever sees the screen. */
  readonly reads?: true
  /** What it answers is a file of the screen, for whoever makes some. */
  readonly exports?: true
  /** No amount of money is in its answer, or those are left out for who sees none; absent: one who sees none is refused. */
  readonly amounts?: 'none' | 'masked'
  readonly input: Input
  readonly data: Data
}

export const endpoint = <Input extends z.ZodMiniType, Data extends z.ZodMiniType>(
  definition: Endpoint<Input, Data>,
): Endpoint<Input, Data> => definition

/** What a caller sends (before defaults) and what a handler gets (after them). */
export type HandlerInput<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.output<I> : never
export type CallData<E> = E extends Endpoint<z.ZodMiniType, infer D> ? z.output<D> : never
