import type { LiveScreen } from '../../shared/live/screens.ts'
import type { CommandMessage } from '../../shared/live/wall.ts'
import { isWallToken } from '../../shared/record/wall-token.ts'
import { readItem } from '../settings/stored-items.ts'
import type { ServerClock } from './clock.ts'
import { type Connection, isFinal } from './connection.ts'
import { pollAfterMs, pollEveryMs, pollOnce } from './poll.ts'
import { followGaps } from './resync.ts'
import { retryDelay } from './retry.ts'
import { sessionState } from './session.ts'
import { createWallSocket, type Refused, type WallSocket } from './socket.ts'
import type { WallStore } from './store.ts'
import { later } from './timers.ts'

export interface LinkParts {
  readonly screen: LiveScreen
  readonly store: WallStore
  readonly server: ServerClock
  readonly connection: Connection
  readonly onReload: (build: string) => void
}

/** A connected socket that is silent for this long is a dead one: heartbeats come every second. */
const silentMs = 12_000
const watchMs = 1000
/** A refusal of a screen that the platform calls this wall's own is the last word when it was said so many times. */
const doubtsMost = 6

/** What a paired wall does beside, once its code is there; returns its end. */
const keepDevice = (socket: WallSocket, store: WallStore, signedOut: () => void): (() => void) => {
  let stop: (() => void) | undefined
  let wanted = true
  import('./device.ts').then(
    ({ startDevice }) => {
      if (wanted) stop = startDevice(socket, store, signedOut)
    },
    () => {},
  )
  return () => {
    wanted = false
    stop?.()
  }
}

/** Keeps the wall in step with its relay for the life of the page; returns its end. */
export const startLink = ({ screen, store, server, connection, onReload }: LinkParts): (() => void) => {
  let attempt = 0
  let lostAt: number | undefined = performance.now()
  let cancelTry: (() => void) | undefined
  let polledAt = 0
  let polls = 0
  let polling = false
  let doubted = 0

  const tryIn = (ms: number): void => {
    cancelTry?.()
    cancelTry = later(ms, () => {
      cancelTry = undefined
      attempt++
      socket.connect()
    })
  }
  const retry = (): void => tryIn(retryDelay(attempt, performance.now() - (lostAt ?? performance.now()), Math.random))
  const signedOut = (): void => connection.set('signed-out')
  const checkSession = async (): Promise<void> => {
    connection.set('refused')
    const session = await sessionState()
    if (session === 'gone') signedOut()
    else if (session === 'unreadable') connection.set('unreadable')
    else if (lostAt === undefined) connection.set('up')
    else retry()
  }
  /**
   * A paired wall may have been sent to another screen: it goes there. Where the platform says that this is its screen, it
   * knocks a few times more, since a relay may know for some seconds only what was before; then it is refused.
   */
  const forbidden = async (): Promise<void> => {
    if (isWallToken(readItem('token') ?? '')) {
      const { askSelf } = await import('./device-self.ts')
      if ((await askSelf(signedOut)) === undefined || ++doubted < doubtsMost) return retry()
    }
    connection.set('forbidden')
  }
  const refused = (why: Refused): void => {
    lostAt ??= performance.now()
    if (why === 'unauthorized') void checkSession()
    else if (why === 'forbidden') void forbidden()
    else {
      const waiting = why === 'not-offered' ? why : store.state().wall ? 'retrying' : 'connecting'
      if (connection.phase() !== 'polling') connection.set(waiting)
      retry()
    }
  }
  const command = (message: CommandMessage): void => {
    if (message.kind === 'reload') onReload(message.build)
    else if (message.kind === 'signed-out') void checkSession()
    else
      import('./obey.ts').then(
        ({ obey }) => obey(message),
        () => {},
      )
  }
  const socket = createWallSocket({
    handshake: () => ({ token: readItem('token') ?? '', screen, build: __BUILD_ID__ }),
    event: store.receive,
    heard: server.hear,
    command,
    up() {
      attempt = 0
      doubted = 0
      lostAt = undefined
      connection.set('up')
      gaps.connected()
    },
    down() {
      lostAt ??= performance.now()
      gaps.lost()
      if (isFinal(connection.phase())) return
      connection.set('retrying')
      retry()
    },
    refused,
  })
  const gaps = followGaps(
    store,
    later,
    () => socket.resync({ epoch: store.state().epoch, seq: store.state().seq }),
    socket.drop,
  )
  const poll = async (now: number): Promise<void> => {
    polling = true
    polledAt = now
    const message = await pollOnce(screen, ++polls)
    polling = false
    if (!message || lostAt === undefined) return
    if (server.skew() === undefined) server.hear(message.now)
    store.receive({ type: 'snapshot', message })
    connection.set('polling')
  }
  const watch = setInterval(() => {
    const now = performance.now()
    if (lostAt !== undefined) {
      if (now - lostAt > pollAfterMs && now - polledAt > pollEveryMs && !polling) void poll(now)
    } else if (now - (store.acceptedAt() ?? now) > silentMs) socket.drop()
  }, watchMs)
  const atOnce = (): void => {
    if (lostAt !== undefined && cancelTry && document.visibilityState === 'visible') tryIn(Math.random() * 500)
  }
  const endDevice = isWallToken(readItem('token') ?? '') ? keepDevice(socket, store, signedOut) : undefined
  addEventListener('online', atOnce)
  document.addEventListener('visibilitychange', atOnce)
  socket.connect()
  return () => {
    clearInterval(watch)
    cancelTry?.()
    endDevice?.()
    removeEventListener('online', atOnce)
    document.removeEventListener('visibilitychange', atOnce)
    gaps.stop()
    socket.stop()
  }
}
