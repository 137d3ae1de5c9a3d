import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import type { ServerToWall, WallToServer } from '../shared/live/wall.ts'
import { type Admissions, sameOrigin } from './admission.ts'
import type { Fleet } from './fleet.ts'
import { admit, nameOf } from './handshake.ts'
import { namespace } from './live/frame.ts'
import type { Roster } from './live/roster.ts'
import type { SocketData, Watcher } from './live/watcher.ts'
import { wireOf } from './live/wire.ts'
import type { Log } from './log.ts'
import { watchManners } from './manners.ts'
import type { Metrics } from './metrics.ts'
import type { Reloads } from './reloads.ts'
import type { Rooms } from './rooms.ts'
import type { Sessions } from './upstream/sessions.ts'
import type { Client, ReadClient } from './web/client.ts'

export interface SocketServerDeps {
  readonly http: HttpServer
  readonly admissions: Admissions
  readonly client: ReadClient
  /** Walls with one token. */
  readonly perToken: number
  readonly sessions: Sessions
  readonly roster: Roster
  readonly rooms: Rooms
  readonly reloads: Reloads
  readonly fleet: Fleet
  readonly metrics: Metrics
  readonly log: Log
}

/** Refuses an upgrade with a proper status; Engine.IO itself would say 400 to everything. */
const refuse = (request: IncomingMessage, status: string): void => {
  const { socket } = request
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The walls' sockets: who gets in, what they may say (`resync`, and paired ones `report` and `renewed`), and when they are cut. */
export const createSocketServer = (deps: SocketServerDeps) => {
  const { admissions, client, perToken, sessions, roster, rooms, reloads, fleet, metrics, log } = deps
  const io = new Server<WallToServer, ServerToWall, Record<string, never>, SocketData>(deps.http, {
    serveClient: false,
    // WebSocket only: long polling would need sticky sessions with two relays, opens half-made sessions to anybody,
    // and cannot carry frames that are encoded once.
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: 5_000,
    pingInterval: 10_000,
    pingTimeout: 5_000,
    allowRequest(request, decide) {
      const allowed = sameOrigin(request)
      const fits = admissions.hasRoom(client(request))
      if (allowed && fits) return decide(null, true)
      metrics.handshake(allowed ? 'too-many' : 'origin')
      refuse(request, allowed ? '503 Service Unavailable' : '403 Forbidden')
      decide(allowed ? 'too-many' : 'origin', false)
    },
  })

  const callers = new WeakMap<object, Client>()
  io.engine.on('connection', (connection) => {
    const caller = client(connection.request)
    const { address } = caller
    callers.set(connection, caller)
    admissions.enter(address)
    connection.once('close', () => admissions.leave(address))
    watchManners(connection, () => {
      metrics.cut('flood')
      connection.transport.socket?.terminate()
    })
    // The upgrade request is not needed again; without this it lives as long as the wall.
    connection.request = null
  })
  // Every connection may ask for the default namespace; nobody lives there.
  io.use((_socket, next) => next(new Error('unknown-screen')))

  const walls = io.of(namespace)
  walls.use(async (socket, next) => {
    const answer = await admit(sessions, socket.handshake.auth)
    if ('refusal' in answer) {
      metrics.handshake(answer.refusal)
      next(new Error(answer.refusal))
      return
    }
    const { token } = answer.admission
    if (!callers.get(socket.conn)?.isLocal && roster.of(token).length >= perToken) {
      metrics.handshake('too-many')
      next(new Error('unavailable'))
      return
    }
    socket.data.admission = answer.admission
    metrics.handshake('ok')
    next()
  })
  walls.on('connection', (socket) => {
    const { admission } = socket.data
    if (!admission) {
      socket.disconnect(true)
      return
    }
    // Node keeps the handshake for the life of the socket; the wall's own words are of no more use.
    socket.handshake.auth = {}
    const watcher: Watcher = { socket, admission, wire: wireOf(socket), blockedSince: 0 }
    roster.add(watcher)
    metrics.sockets(roster.size())
    rooms.enter(watcher)
    fleet.entered(watcher)
    reloads.connected(watcher)
    socket.on('resync', () => rooms.resync(watcher))
    socket.on('report', (report) => fleet.report(watcher, report))
    socket.on('renewed', (token) => void fleet.renewed(watcher, token))
    socket.on('disconnect', (reason) => {
      roster.remove(watcher)
      fleet.left(watcher)
      metrics.sockets(roster.size())
      rooms.leave(watcher)
      log.debug({ wall: nameOf(admission.token), reason }, 'wall left')
    })
  })

  return {
    dismiss(watcher: Watcher): void {
      metrics.cut('signed-out')
      watcher.socket.emit('command', { kind: 'signed-out' })
      watcher.socket.disconnect(true)
    },
    /** Without a word of the protocol, so that the stock client takes it for a broken line and comes back. */
    reconnect: (watcher: Watcher): void => watcher.wire.cut(),
    close(): void {
      io.engine.close()
    },
  }
}
