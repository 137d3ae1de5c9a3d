import * as z from 'zod/mini'
import { adZones } from './ad-zones.ts'
import { clipZones } from './clip-zones.ts'
import type { TreePatch } from './diff.ts'
import type { WallReport } from './report.ts'
import type { LiveScreen, PageScreen, WallZones, ZoneName } from './screens.ts'
import { shopZones } from './shop-zones.ts'
import { smartZones } from './smart-zones.ts'
import { type WallHead, wallHead } from './wall-head.ts'
import { dataZones } from './zones.ts'

/** The answer of `GET /api/v1/screen/data`: head, zones, and per zone the time of its data (Unix seconds). */
export const wallSnapshot = z.object({
  head: wallHead,
  zones: z.object(dataZones),
  data_time: z.record(z.string(), z.int()),
})

/** The answer of `GET /api/v1/screen/clip`, alike. */
export const clipSnapshot = z.object({
  head: wallHead,
  zones: z.object(clipZones),
  data_time: z.record(z.string(), z.int()),
})

/** The answer of `GET /api/v1/screen/smart`, alike. */
export const smartSnapshot = z.object({
  head: wallHead,
  zones: z.object({ ...dataZones, ...smartZones }),
  data_time: z.record(z.string(), z.int()),
})

/** The answer of `GET /api/v1/screen/ads`, alike. */
export const adSnapshot = z.object({
  head: wallHead,
  zones: z.object(adZones),
  data_time: z.record(z.string(), z.int()),
})

/** The answer of `GET /api/v1/screen/shops`, alike. */
export const shopSnapshot = z.object({
  head: wallHead,
  zones: z.object({ ...dataZones, ...shopZones }),
  data_time: z.record(z.string(), z.int()),
})

/** A wall's content, a type so that it may pass as JSON: the zones of its screen. One that the source never gave in a readable form is absent. */
export type Wall = {
  readonly head: WallHead
  readonly zones: Partial<WallZones>
  /** Of zones whose data is not of `head.ts`. */
  readonly data_time: Readonly<Partial<Record<ZoneName, number>>>
}

/** `ok`: answers in time. `slow`: the last answer is overdue. `down`: refused, broken or dead. `denied`: no valid session. */
export type SourceState = 'ok' | 'slow' | 'down' | 'denied'
export interface SourceHealth {
  readonly source: SourceState
  /** When the source last confirmed the content, Unix seconds; 0 never. */
  readonly ok_t: number
  /** Since when it is in this state, Unix seconds. */
  readonly since: number
  /** A word for the log and the wall's footer, e.g. `timeout`, `refused`, `bad-answer`. */
  readonly cause: string
}

/** Everything the relay says to a wall. `epoch` names one life of a room on one relay; `seq` counts its patches. */
export interface SnapshotMessage {
  readonly epoch: string
  readonly seq: number
  /** Relay clock, Unix milliseconds. */
  readonly now: number
  readonly wall: Wall
  readonly health: SourceHealth
}
export interface PatchMessage {
  readonly epoch: string
  readonly seq: number
  readonly now: number
  readonly ok_t: number
  /** Keyed tree patch from the wall at `seq - 1` to the wall at `seq`. */
  readonly patch: TreePatch
}
export interface HeartbeatMessage {
  readonly epoch: string
  readonly seq: number
  readonly now: number
  readonly ok_t: number
}
export type CommandMessage =
  /** A new build is served: reload in a quiet moment. */
  | { readonly kind: 'reload'; readonly build: string }
  /** The session behind this wall is no longer valid. */
  | { readonly kind: 'signed-out' }
  /** Of a paired wall: it shows large what it is called, begins its page anew, goes to another screen. */
  | { readonly kind: 'identify'; readonly name: string }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'screen'; readonly screen: PageScreen }

export interface ScreenHandshake {
  readonly token: string
  readonly screen: LiveScreen
  readonly build?: string
}

/** Socket.IO event maps of namespace `/screen`. Everything else that a wall says is dropped. */
export interface ServerToWall {
  snapshot: (message: SnapshotMessage) => void
  patch: (message: PatchMessage) => void
  heartbeat: (message: HeartbeatMessage) => void
  health: (message: SourceHealth) => void
  command: (message: CommandMessage) => void
}
export interface WallToServer {
  resync: (have: { epoch: string; seq: number }) => void
  /** How a paired wall is, now and then. */
  report: (report: WallReport) => void
  /** The new credential of a paired wall. */
  renewed: (token: string) => void
}

/** Reasons a handshake is refused, as `connect_error.message`; `not-offered`: the platform has no session call. */
export type HandshakeRefusal =
  | 'unauthorized'
  | 'forbidden'
  | 'unknown-screen'
  | 'unavailable'
  | 'not-offered'
  | 'too-many'
