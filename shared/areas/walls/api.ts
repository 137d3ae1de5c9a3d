import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { wallReport } from '../../live/report.ts'
import { userRecord } from '../../record/record.ts'
import { WALL_TOKEN } from '../../record/wall-token.ts'
import { pairingCodeRule, wallScreen, wallScreenNames } from './states.ts'

/** 32 random bytes that the wall keeps and no address ever holds. */
const deviceCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const token = z.string().check(z.regex(WALL_TOKEN))
const screen = z.enum(wallScreenNames)
const pixels = z.int().check(z.minimum(0), z.maximum(32_767))

/** What the relay is to tell a wall. */
const command = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('identify'), name: z.string() }),
  z.object({ kind: z.literal('refresh') }),
  z.object({ kind: z.literal('screen'), screen }),
])
export type WallCommand = z.output<typeof command>

/** Walls that one beat of a relay tells of. */
export const MOST_BEATS = 100

/** What a box does that shows a wall (RFC 8628 in spirit). */
export const wallApi = {
  /** A new code, for a box that is nobody's yet. `expire_s`: when it ends; `poll_s`: how often to ask what became of it. */
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/wall/pairing',
    access: 'public',
    input: z.strictObject({ screen, w: pixels, h: pixels }),
    data: z.object({ device_code: deviceCode, code: z.string(), expire_s: z.int(), poll_s: z.int() }),
  }),
  /** Whether somebody has confirmed it. The credential may be asked for again until it was used once. */
  poll: endpoint({
    method: 'POST',
    path: '/api/v1/wall/pairing/poll',
    access: 'public',
    input: z.strictObject({ device_code: deviceCode }),
    data: z.discriminatedUnion('state', [
      z.object({ state: z.literal('waiting') }),
      z.object({ state: z.literal('over') }),
      z.object({ state: z.literal('granted'), token, screen, user: userRecord }),
    ]),
  }),
  /** What this wall is to show, and in how many seconds it takes a new credential. */
  self: endpoint({
    method: 'GET',
    path: '/api/v1/wall/self',
    access: 'seat',
    walls: true,
    amounts: 'none',
    input: z.object({}),
    data: z.object({ name: z.string(), screen, renew_s: z.int() }),
  }),
  /** A new credential; the one that asks ends seconds after the new one was used first. */
  renew: endpoint({
    method: 'POST',
    path: '/api/v1/wall/renew',
    access: 'seat',
    walls: true,
    amounts: 'none',
    input: z.strictObject({}),
    data: z.object({ token, renew_s: z.int() }),
  }),
  /** Of a relay: which walls are connected to it and how they are; each is known by its own credential. In the same order: whether it is one still, and what it is to be told. */
  beat: endpoint({
    method: 'POST',
    path: '/api/v1/wall/beat',
    access: 'public',
    input: z.strictObject({
      walls: z
        .array(
          z.strictObject({
            token,
            /** Whether it stands open at two places at the same time. */
            twice: z.boolean(),
            build: z.string().check(z.maxLength(64)),
            report: z.nullable(wallReport),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_BEATS)),
    }),
    data: z.object({ walls: z.array(z.object({ known: z.boolean(), commands: z.array(command) })) }),
  }),
}

/** What a new wall is called and shows, and of which team (empty: all that the viewer sees); the code stands on it. */
export const pairFields = [
  f.text('code', { least: 8, most: 20, rule: pairingCodeRule }),
  f.text('name', { least: 1, most: 40 }),
  f.choice('wall_screen', { options: Object.values(wallScreen), labels: 'wallScreen', open: true }),
  f.member('team_id', { optional: true }),
] as const

/** What people do who put walls up. */
export const fleetApi = {
  /** The box that shows a code now. Wrong codes count, by account and address. */
  about: endpoint({
    method: 'GET',
    path: '/api/v1/walls/about',
    access: 'walls',
    amounts: 'none',
    input: z.object({ code: z.string().check(z.maxLength(20)) }),
    data: z.object({
      screen,
      w: z.int(),
      h: z.int(),
      /** Browser and system as it says; empty when it says nothing. */
      device: z.string(),
      address: z.string(),
      /** When its code was made. */
      add_time: z.int(),
    }),
  }),
  /** Makes it a wall of the viewer's company, with the viewer's sight or that of a team within it. */
  pair: endpoint({
    method: 'POST',
    path: '/api/v1/walls/pair',
    access: 'walls',
    amounts: 'none',
    input: z.strictObject(shapeOf(pairFields)),
    data: z.object({ id: z.string() }),
  }),
}
