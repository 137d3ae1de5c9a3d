import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { type Response } from 'express'
import sirv from 'sirv'
import { Server, type Socket } from 'socket.io'
import { displayPaths } from '../../shared/access/screens.ts'
import { diff, type Json, type TreePatch } from '../../shared/live/diff.ts'
import type {
  CommandMessage,
  HandshakeRefusal,
  ServerToWall,
  SourceHealth,
  Wall,
  WallToServer,
} from '../../shared/live/wall.ts'

type Wire = Socket<WallToServer, ServerToWall>

export interface FakeRelay {
  readonly url: string
  /** Handshakes seen, refused ones included. */
  readonly handshakes: number
  /** What the walls called their screen, the latest last. */
  readonly screens: readonly unknown[]
  readonly resyncs: number
  readonly polls: number
  readonly walls: number
  /** How often the page of a wall was asked for. */
  readonly pages: number
  wall(): Wall
  seq(): number
  /** The next wall as a patch to all walls; `lose` sends nothing, so that a gap arises; `times` repeats the message. */
  push(next: Wall, how?: { readonly lose?: boolean; readonly times?: number }): void
  /** Sends patches as they stand, for wrong orders. */
  send(patches: readonly { readonly seq: number; readonly patch: TreePatch }[]): void
  /** Sends a message that this build's protocol may not know. */
  say(event: string, message: unknown): void
  health(health: Partial<SourceHealth>): void
  command(message: CommandMessage): void
  /** Stops heartbeats and every answer, the connections stay: a dead process with open ports. */
  freeze(frozen: boolean): void
  /** Cuts every wall; `open: false` also refuses new ones as if nothing listened. */
  cut(open: boolean): void
  /** Puts its clock so many milliseconds ahead of this machine's. */
  ahead(ms: number): void
  newEpoch(): void
  refuse(why: HandshakeRefusal | undefined): void
  /** What the room of another screen shows, or why it lets nobody in; patches are of the first wall alone. */
  room(screen: string, shown: Wall | HandshakeRefusal): void
  /** Status that `member/info` and `screen/data` answer; undefined: no answer at all. */
  api(status: number | undefined): void
  /** What `screen/data` answers for a moment of the past; undefined: a refusal. Moments that were asked for stand in `moments`. */
  past(read: (at: number) => Wall | undefined): void
  readonly moments: readonly number[]
  /** The record that `member/info` answers. */
  info(record: unknown): void
  stop(): Promise<void>
}

/** A relay whose every word a test decides: the socket's messages, the API behind it, and the built wall's files. */
export const startFakeRelay = async (first: Wall, folder: string): Promise<FakeRelay> => {
  let wall = first
  let epoch = 1
  let seq = 0
  let frozen = false
  let open = true
  let refusal: HandshakeRefusal | undefined
  let status: number | undefined = 1
  let record: unknown = { id: '7', username: 'wall', status: 4 }
  let aheadMs = 0
  const nowMs = (): number => Date.now() + aheadMs
  const nowSecond = (): number => Math.floor(nowMs() / 1000)
  let health: SourceHealth = { source: 'ok', ok_t: nowSecond(), since: nowSecond(), cause: '' }
  const count = { handshakes: 0, resyncs: 0, polls: 0, pages: 0 }
  const moments: number[] = []
  const screens: unknown[] = []
  const rooms = new Map<unknown, Wall | HandshakeRefusal>()
  let past: (at: number) => Wall | undefined = () => undefined

  const app = express()
  const answer = (response: Response, data: unknown): void => {
    if (status === undefined) response.destroy()
    else response.json({ status, data: status === 1 ? data : null, message: '' })
  }
  app.get('/api/v1/member/info', (_request, response) => answer(response, record))
  app.get('/api/v1/screen/data', (request, response) => {
    if (request.query.at !== undefined) {
      const at = Number(request.query.at)
      moments.push(at)
      const picture = status === 1 ? past(at) : undefined
      if (status === 1 && !picture) response.json({ status: 0, data: null, message: 'no' })
      else answer(response, picture)
      return
    }
    count.polls++
    answer(response, { ...wall, head: { ...wall.head, ts: nowSecond() } })
  })
  app.get('/api/v1/screen/smart', (_request, response) => answer(response, wall))
  app.get('/login', (_request, response) => response.type('html').send('<title>login</title><p>login</p>'))
  app.use(sirv(folder, { etag: true, dev: true }))
  app.get([...displayPaths], (_request, response) => {
    count.pages++
    response.sendFile(join(folder, 'display/index.html'))
  })
  const http = createServer(app)
  const io = new Server<WallToServer, ServerToWall>(http, {
    transports: ['websocket'],
    serveClient: false,
    allowRequest: (_request, accept) => accept(null, open && !frozen),
  })
  const walls = io.of('/screen')
  const epochName = (): string => `e${epoch}`
  const snapshot = (socket: Wire): void => {
    const other = rooms.get(socket.handshake.auth.screen)
    if (typeof other === 'object')
      socket.emit('snapshot', { epoch: 'other', seq: 0, now: nowMs(), wall: other, health })
    else if (!frozen) socket.emit('snapshot', { epoch: epochName(), seq, now: nowMs(), wall, health })
  }
  walls.use((socket, next) => {
    count.handshakes++
    screens.push(socket.handshake.auth.screen)
    const other = rooms.get(socket.handshake.auth.screen)
    const why = refusal ?? (typeof other === 'string' ? other : undefined)
    next(why ? new Error(why) : undefined)
  })
  walls.on('connection', (socket) => {
    if (!rooms.has(socket.handshake.auth.screen)) void socket.join('first')
    snapshot(socket)
    socket.on('resync', () => {
      count.resyncs++
      snapshot(socket)
    })
  })
  const beat = setInterval(() => {
    if (frozen) return
    if (health.source === 'ok') health = { ...health, ok_t: nowSecond() }
    walls.emit('heartbeat', { epoch: epochName(), seq, now: nowMs(), ok_t: health.ok_t })
  }, 1000)
  const emitPatch = (number: number, patch: TreePatch): void => {
    if (!frozen)
      walls.to('first').emit('patch', { epoch: epochName(), seq: number, now: nowMs(), ok_t: health.ok_t, patch })
  }
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    get handshakes() {
      return count.handshakes
    },
    get resyncs() {
      return count.resyncs
    },
    get polls() {
      return count.polls
    },
    get pages() {
      return count.pages
    },
    get walls() {
      return walls.sockets.size
    },
    wall: () => wall,
    seq: () => seq,
    push(next, { lose = false, times = 1 } = {}) {
      const patch = diff(wall as unknown as Json, next as unknown as Json)
      wall = next
      if (patch === undefined) return
      seq++
      if (!lose) for (let sent = 0; sent < times; sent++) emitPatch(seq, patch)
    },
    send(patches) {
      for (const { seq: number, patch } of patches) emitPatch(number, patch)
    },
    say: (event, message) => void Reflect.apply(walls.emit, walls, [event, message]),
    health(next) {
      health = { ...health, since: nowSecond(), ...next }
      walls.emit('health', health)
    },
    command: (message) => void walls.emit('command', message),
    freeze(value) {
      frozen = value
    },
    cut(next) {
      open = next
      walls.disconnectSockets(true)
    },
    ahead(ms) {
      aheadMs = ms
    },
    newEpoch() {
      epoch++
      seq = 0
    },
    refuse(why) {
      refusal = why
    },
    api(next) {
      status = next
    },
    info(next) {
      record = next
    },
    past(read) {
      past = read
    },
    room: (screen, shown) => void rooms.set(screen, shown),
    moments,
    screens,
    async stop() {
      clearInterval(beat)
      await io.close()
      http.closeAllConnections()
    },
  }
}
