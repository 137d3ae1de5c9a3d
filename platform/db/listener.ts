import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig } from './pool.ts'

export interface ListenerOptions {
  /** Asked before each connection: a restarted server may have another address. */
  readonly url: () => string
  readonly channel: string
  readonly onMessage: (payload: string) => void
  /** Listening has begun (again): what was said meanwhile must be read from the tables. */
  readonly onUp: () => void
  readonly onDown: (reason: string) => void
}

export interface Listener {
  readonly connected: () => boolean
  readonly stop: () => Promise<void>
}

const LEAST_MS = 100
const MOST_MS = 5000
const PING_MS = 15_000
const PING_LIMIT_MS = 5000

/** Listens until the connection is lost; a silent one is found by asking it something now and then. */
const session = async (client: pg.Client, options: ListenerOptions, stopped: AbortSignal): Promise<void> => {
  const lost = new Promise<Error>((resolve) => {
    client.on('error', resolve)
    client.on('end', () => resolve(new Error('connection ended')))
    stopped.addEventListener('abort', () => resolve(new Error('stopped')), { once: true })
  })
  client.on('notification', ({ payload }) => options.onMessage(payload ?? ''))
  await client.connect()
  await client.query(`listen ${pg.escapeIdentifier(options.channel)}`)
  options.onUp()
  const ping = setInterval(() => {
    const limit = setTimeout(() => client.emit('error', new Error('no answer')), PING_LIMIT_MS)
    client.query('select 1').then(
      () => clearTimeout(limit),
      (error: Error) => client.emit('error', error),
    )
  }, PING_MS)
  try {
    throw await lost
  } finally {
    clearInterval(ping)
  }
}

/** A connection of its own for NOTIFY that comes back, with growing pauses, whenever it is lost. */
export const listen = (options: ListenerOptions): Listener => {
  const stopping = new AbortController()
  let connected = false
  const run = async (): Promise<void> => {
    for (let pause = LEAST_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, MOST_MS)) {
      const client = new pg.Client({ ...clientConfig(options.url()), application_name: 'tidewall-news' })
      const up = (): void => {
        connected = true
        pause = LEAST_MS
        options.onUp()
      }
      await session(client, { ...options, onUp: up }, stopping.signal).catch((error: Error) => {
        if (connected && !stopping.signal.aborted) options.onDown(error.message)
      })
      connected = false
      void client.end().catch(() => {})
      await sleep(pause * (0.75 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = run()
  return {
    connected: () => connected,
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
