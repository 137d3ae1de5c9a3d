import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BrowserContext } from 'playwright-core'
import { readPostmaster } from '../../platform/db/embedded/postmaster.ts'
import { ensurePostgres } from '../../platform/db/embedded.ts'
import { demoPassword } from '../../platform/demo/accounts.ts'
import { storedKeys } from '../../shared/record/keys.ts'
import { temporaryFolder } from './folder.ts'
import { run } from './process.ts'

const root = resolve(import.meta.dirname, '../..')

export interface Session {
  readonly token: string
  readonly user: Readonly<Record<string, unknown>>
}

/** The whole product as a person starts it: `npm start` in a data directory of its own, on a free port. */
export interface Stack extends AsyncDisposable {
  readonly url: string
  readonly dataDir: string
  /** Of the server that runs now: a killed one comes back on another port. */
  readonly databaseUrl: string
  /** GET or POST of the API; answers the envelope's data, throws with the message otherwise. */
  readonly call: (path: string, token?: string, body?: unknown) => Promise<unknown>
  /** A demo account, unless a password is given. */
  readonly signIn: (account: string, password?: string) => Promise<Session>
  /** Puts a session where the apps look for it. */
  readonly remember: (context: BrowserContext, session: Session) => Promise<void>
  /** Commits one order line of `amt` minor units through the write path: at the platform itself, where its address can be read. */
  readonly push: (amt: number) => Promise<void>
  readonly pidOf: (part: 'platform' | 'relay' | 'postgres') => number
  readonly output: () => string
}

/** Puts a session where the apps look for it. */
export const remember = async (context: BrowserContext, session: Session): Promise<void> => {
  await context.addInitScript(
    ([tokenKey, token, recordKey, record]) => {
      if (localStorage.getItem(tokenKey)) return
      localStorage.setItem(tokenKey, token)
      localStorage.setItem(recordKey, record)
    },
    [storedKeys.token, session.token, storedKeys.record, JSON.stringify(session.user)] as const,
  )
}

/** Processes that a process has started itself and that live. */
export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === pid
      } catch {
        return false
      }
    })
    .map(Number)

/** Where the platform itself listens; one that is killed comes back on the same port. @param relay process id */
const platformOf = (relay: number): string | undefined => {
  const environment = readFileSync(`/proc/${relay}/environ`, 'utf8').split('\0')
  return environment.find((entry) => entry.startsWith('PLATFORM_URL='))?.slice('PLATFORM_URL='.length)
}

/** Demo thinned until its own stream is nearly silent, so that a test's orders are the only news. */
const quietDemo = { DEMO: 'on', DEMO_SCALE: '0.001', DEMO_DAYS: '9', BENCH: 'on' }

export const startStack = async (env: NodeJS.ProcessEnv = {}): Promise<Stack> => {
  const folder = temporaryFolder('tidewall-stack-')
  const dataDir = env.DATA_DIR ?? join(folder.path, 'data')
  const program = run(process.execPath, ['platform/launch/start.mjs'], {
    cwd: root,
    env: { ...quietDemo, PORT: '0', DATA_DIR: dataDir, ...env },
  })
  const url = (await program.said(/→\s+(http:\S+)/, 170_000))[1] ?? ''
  const postgres = await ensurePostgres({ dataDir: join(dataDir, 'postgres'), durable: true, log: () => {} })
  const call: Stack['call'] = async (path, token, body) => {
    const answer = await fetch(url + path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    })
    const { status, data, message } = (await answer.json()) as { status: number; data: unknown; message: string }
    if (status !== 1) throw new Error(`${path}: ${status} ${message}`)
    return data
  }
  const pidOf: Stack['pidOf'] = (part) => {
    if (part === 'postgres') return readPostmaster(join(dataDir, 'postgres'))?.pid ?? 0
    const found = childrenOf(program.child.pid ?? 0).find((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${part}.js`),
    )
    if (!found) throw new Error(`${part} does not run`)
    return found
  }
  const platform = existsSync('/proc') ? platformOf(pidOf('relay')) : undefined
  return {
    url,
    dataDir,
    get databaseUrl() {
      const address = new URL(postgres.url)
      address.port = String(readPostmaster(join(dataDir, 'postgres'))?.port ?? address.port)
      return address.href
    },
    call,
    signIn: (account, password = demoPassword) =>
      call('/api/v1/login', undefined, { account, password }) as Promise<Session>,
    remember,
    push: async (amt) => {
      const [answer]: IncomingMessage[] = await once(get(`${platform ?? url}/__push?i=${amt}`), 'response')
      const said = answer ? await text(answer) : ''
      if (answer?.statusCode !== 200) throw new Error(`push: ${answer?.statusCode} ${said}`)
    },
    pidOf,
    output: program.output,
    async [Symbol.asyncDispose]() {
      program.child.kill('SIGTERM')
      await program.ended
      folder[Symbol.dispose]()
    },
  }
}
