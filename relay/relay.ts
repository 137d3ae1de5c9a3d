import { createServer } from 'node:http'
import { isLoopback } from '../shared/net/address.ts'
import { type Caps, createAdmission, defaultCaps } from './admission.ts'
import { createFleet } from './fleet.ts'
import { createRoster } from './live/roster.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createRecheck } from './recheck.ts'
import { createReloads } from './reloads.ts'
import { createRooms } from './rooms.ts'
import { createSocketServer } from './socket-server.ts'
import { defaultTiming, type Timing } from './timing.ts'
import { createUpstream } from './upstream/fetch.ts'
import { createLiveness } from './upstream/liveness.ts'
import { createSessions } from './upstream/sessions.ts'
import { type Build, watchBuild } from './web/build.ts'
import { createClients } from './web/client.ts'
import { createProxy } from './web/proxy.ts'
import { createRoutes } from './web/routes.ts'
import { createStatus } from './web/status.ts'
import { answerUpgrades } from './web/upgrades.ts'

export interface RelayOptions {
  /** Base address of the platform, e.g. `http://127.0.0.1:8081`. */
  readonly platformUrl: string
  /** The relay keeps its last good walls in `<dataDir>/relay`. */
  readonly dataDir: string
  /** Folder of the built apps. */
  readonly webDir: string
  /** 0 (default) takes a free one. */
  readonly port?: number
  /** Default 127.0.0.1. */
  readonly host?: string
  /** Lets `/__push` through to the platform; only with a loopback host. */
  readonly bench?: boolean
  /** Addresses and networks whose `X-Forwarded-For` is believed; none when absent. */
  readonly trustedProxies?: readonly string[]
  readonly log?: Log
  readonly timing?: Partial<Timing>
  readonly caps?: Partial<Caps>
}

export interface Relay {
  readonly url: string
  /** Ends the sockets, lets running calls finish (at most ten seconds), writes what is to be kept. */
  stop(): Promise<void>
}

const isLocalHost = (host: string): boolean => host === 'localhost' || isLoopback(host)
/** Session checks at once; a storm of walls must not become a storm on the platform. */
const checksAtOnce = 16
const lastCalls = 10_000

/** Starts a relay in this process. Rejects when the address is taken. */
export const startRelay = async (options: RelayOptions): Promise<Relay> => {
  const { platformUrl, dataDir, webDir, host = '127.0.0.1' } = options
  const log = options.log ?? createLog('info')
  const timing = { ...defaultTiming, ...options.timing }
  const metrics = createMetrics()
  const polls = createUpstream(platformUrl)
  const checks = createUpstream(platformUrl, checksAtOnce)
  const sessions = createSessions(checks, timing)
  const roster = createRoster()

  const reloads = createReloads(roster, timing, (): Build | null => build.current())
  const build = watchBuild(webDir, timing, (next) => {
    log.info({ build: next.id }, 'new build served')
    reloads.served()
  })
  if (!build.current()) log.warn({ webDir }, '界面尚未构建 / the apps are not built')
  const push = Boolean(options.bench) && isLocalHost(host)
  if (options.bench && !push) log.warn({ host }, 'BENCH 仅限本机地址 / BENCH is for loopback hosts only')

  const client = createClients(options.trustedProxies ?? [], log)
  const proxy = createProxy(platformUrl, log)
  const status = createStatus(checks, metrics, () => build.current() !== null)
  const routes = createRoutes({ proxy, status, client, build: build.current, push })
  const http = createServer({ headersTimeout: 15_000, requestTimeout: 2 * 3_600_000, keepAliveTimeout: 20_000 }, routes)
  answerUpgrades(http, routes)
  const rooms = createRooms({
    upstream: polls,
    liveness: createLiveness(polls, timing),
    timing,
    metrics,
    log,
    dataDir,
    judge: (...asked) => recheck.judge(...asked),
  })
  const caps = { ...defaultCaps(), ...options.caps }
  const admissions = createAdmission(caps)
  const fleet = createFleet({
    upstream: checks,
    sessions,
    roster,
    rooms: () => rooms,
    timing,
    log,
    doubt: (token) => recheck.ask(token),
  })
  const sockets = createSocketServer({
    http,
    admissions,
    client,
    perToken: caps.perToken,
    sessions,
    roster,
    rooms,
    reloads,
    fleet,
    metrics,
    log,
  })
  const recheck = createRecheck({ sessions, timing, roster, dismiss: sockets.dismiss, reconnect: sockets.reconnect })

  const halt = async (): Promise<void> => {
    recheck.stop()
    fleet.stop()
    reloads.stop()
    build.stop()
    await rooms.stop()
    proxy.stop()
    await Promise.all([polls.close(), checks.close()])
    metrics.stop()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject)
      http.listen(options.port ?? 0, host, resolve)
    })
  } catch (error) {
    sockets.close()
    await halt()
    throw error
  }
  http.on('error', (error) => log.error({ error: error.message }, 'server error'))

  const address = http.address()
  if (address === null || typeof address === 'string') throw new TypeError('the relay listens on no port')
  const { port } = address
  const shownHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => http.close(() => resolve()))
    sockets.close()
    http.closeIdleConnections()
    const late = setTimeout(() => http.closeAllConnections(), lastCalls)
    await closed
    clearTimeout(late)
    await halt()
  }
  return {
    url: `http://${shownHost}:${port}`,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
