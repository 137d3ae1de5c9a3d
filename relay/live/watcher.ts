import type { Socket } from 'socket.io'
import type { LiveScreen } from '../../shared/live/screens.ts'
import type { ServerToWall, WallToServer } from '../../shared/live/wall.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import type { Wire } from './wire.ts'

/** What the handshake found out about a wall. */
export interface Admission {
  readonly token: string
  readonly record: UserRecord
  readonly screen: LiveScreen
  /** Made here from the session; nothing that the wall says names a room. */
  readonly roomKey: string
  readonly build: string | undefined
}
export interface SocketData {
  admission?: Admission
}
type NoEvents = Record<string, never>
export type WallSocket = Socket<WallToServer, ServerToWall, NoEvents, SocketData>

/** A connected wall. */
export interface Watcher {
  readonly socket: WallSocket
  readonly wire: Wire
  /** Another one once a paired wall has a new credential. */
  admission: Admission
  /** Since when it takes nothing (`performance.now()`), 0 while it does. */
  blockedSince: number
}
