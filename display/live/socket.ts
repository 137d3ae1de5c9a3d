import { io, type Socket } from 'socket.io-client'
import type { WallEvent } from '../../shared/live/reduce.ts'
import type { WallReport } from '../../shared/live/report.ts'
import type {
  CommandMessage,
  HandshakeRefusal,
  ScreenHandshake,
  ServerToWall,
  SnapshotMessage,
  WallToServer,
} from '../../shared/live/wall.ts'
import { fieldsIn, hasFields } from '../../shared/record/fields.ts'

export type Refused = HandshakeRefusal | 'unreachable'

export interface WallSocketOptions {
  readonly handshake: () => ScreenHandshake
  readonly event: (event: WallEvent) => void
  readonly heard: (serverMs: number) => void
  readonly command: (message: CommandMessage) => void
  readonly up: () => void
  readonly down: () => void
  readonly refused: (why: Refused) => void
}

export interface WallSocket {
  connect(): void
  /** Drops the connection and calls `down`. */
  drop(): void
  resync(have: { epoch: string; seq: number }): void
  report(report: WallReport): void
  renewed(token: string): void
  stop(): void
}

const refusals: readonly Refused[] = [
  'unauthorized',
  'forbidden',
  'unknown-screen',
  'unavailable',
  'not-offered',
  'too-many',
]

/** Whether a picture has the form of this build's: a relay of a later one tells the wall to go over to it. */
const isReadable = ({ wall, health }: SnapshotMessage): boolean => {
  const { head, zones, data_time } = fieldsIn(wall)
  return [head, zones, data_time, health].every(hasFields)
}

/** One socket for the life of the page; its listeners are registered once, and it never reconnects by itself. */
export const createWallSocket = (options: WallSocketOptions): WallSocket => {
  const socket: Socket<ServerToWall, WallToServer> = io('/screen', {
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    timeout: 8000,
    auth: (give) => give({ ...options.handshake() }),
  })
  socket.on('connect', options.up)
  socket.on('disconnect', options.down)
  socket.on('connect_error', (error) => {
    const why = refusals.find((known) => known === error.message) ?? 'unreachable'
    if (why !== 'unreachable') socket.disconnect()
    options.refused(why)
  })
  socket.on('snapshot', (message) => {
    if (!isReadable(message)) return
    options.heard(message.now)
    options.event({ type: 'snapshot', message })
  })
  socket.on('patch', (message) => {
    options.heard(message.now)
    options.event({ type: 'patch', message })
  })
  socket.on('heartbeat', (message) => {
    options.heard(message.now)
    options.event({ type: 'heartbeat', message })
  })
  socket.on('health', (message) => options.event({ type: 'health', message }))
  socket.on('command', options.command)
  return {
    connect: () => void socket.connect(),
    drop() {
      const was = socket.connected
      socket.disconnect()
      if (!was) options.down()
    },
    resync: (have) => void socket.emit('resync', have),
    // What is not connected says nothing: a report that waits would be untrue by then.
    report: (report) => void (socket.connected && socket.emit('report', report)),
    renewed: (token) => void (socket.connected && socket.emit('renewed', token)),
    stop() {
      socket.off()
      socket.disconnect()
    },
  }
}
