import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import { isPrepared, prepareCluster } from './embedded/cluster.ts'
import { asDiskFull, PostgresStartError, startError } from './embedded/errors.ts'
import { serverFlags } from './embedded/flags.ts'
import { chooseIdentity, type Identity } from './embedded/identity.ts'
import {
  freePort,
  hasOrphans,
  isAlive,
  type Postmaster,
  readPostmaster,
  servesDirectory,
} from './embedded/postmaster.ts'
import { startServer } from './embedded/run.ts'

export interface EmbeddedOptions {
  /** The cluster's directory; its parent also holds the password (`<name>.password`, mode 0600). */
  readonly dataDir: string
  /** true: a commit that was answered survives a power cut; false: for tests, several times faster. */
  readonly durable: boolean
  readonly log: (message: string) => void
  /** More server settings, as on its command line: `['-c', 'work_mem=8MB']`. */
  readonly extraFlags?: readonly string[]
}

export interface EmbeddedPostgres {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** true when the server of an earlier process still ran and was taken over. */
  readonly adopted: boolean
  /** Fast shutdown; resolves when the server is gone. Safe to call twice. */
  readonly stop: () => Promise<void>
  /** Resolves when the server is gone, for whatever reason. */
  readonly died: Promise<void>
}

interface Place extends EmbeddedOptions {
  readonly binaries: Binaries
  readonly identity: Identity
}

const startLimitMs = 300_000
const stopLimitMs = 60_000
const staleLock = /lock file .* already exists|pre-existing shared memory block/
const portTaken = /could not bind|Address already in use/

const gone = async (pid: number, limitMs: number): Promise<boolean> => {
  for (const until = Date.now() + limitMs; isAlive(pid); await sleep(25)) if (Date.now() > until) return false
  return true
}

const stopServer = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  if (await gone(pid, stopLimitMs)) return
  process.kill(pid, 'SIGQUIT')
  await gone(pid, stopLimitMs)
}

const watch = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await sleep(500, undefined, { ref: false }) // watching alone keeps no process alive
}

const handleOf = (pid: number): Pick<EmbeddedPostgres, 'stop' | 'died'> => {
  let settle = (): void => {}
  const died = new Promise<void>((resolve) => {
    settle = resolve
  })
  void watch(pid).then(settle)
  return { died, stop: () => stopServer(pid).then(settle) }
}

const logTail = (dataDir: string): string => {
  try {
    const folder = join(dataDir, 'log')
    const newest = readdirSync(folder)
      .map((name) => join(folder, name))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
    return newest ? readFileSync(newest, 'utf8').slice(-3000) : ''
  } catch {
    return ''
  }
}

/** The server of this directory once it accepts connections; undefined when none runs (any more). */
const runningServer = async (dataDir: string): Promise<Postmaster | undefined> => {
  for (const until = Date.now() + startLimitMs; Date.now() < until; await sleep(25)) {
    const found = readPostmaster(dataDir)
    if (!found || !servesDirectory(found.pid, dataDir)) return undefined
    if (found.status === 'ready') return found
  }
  throw new PostgresStartError(`PostgreSQL in ${dataDir} neither becomes ready nor ends`, logTail(dataDir))
}

/** postmaster.pid of a server that died with its machine or container; its number may be another process's by now. */
const removeStaleLock = (dataDir: string): void => {
  const found = readPostmaster(dataDir)
  if (found && isAlive(found.pid) && !servesDirectory(found.pid, dataDir) && !hasOrphans(dataDir))
    rmSync(join(dataDir, 'postmaster.pid'), { force: true })
}

const start = async (place: Place): Promise<Postmaster | 'again'> => {
  const { dataDir, identity, binaries, durable, extraFlags = [] } = place
  const port = await freePort()
  const child = startServer(identity, binaries.postgres, ['-D', dataDir, ...serverFlags(port, durable, extraFlags)])
  let said = ''
  let ended = false
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000)
  })
  child.once('error', (error) => {
    said += error.message
    ended = true
  })
  child.once('close', () => {
    ended = true
  })
  for (const until = Date.now() + startLimitMs; Date.now() < until; await sleep(15)) {
    const found = readPostmaster(dataDir)
    if (found?.pid === child.pid && found?.status === 'ready' && !ended) {
      child.unref()
      child.stderr?.destroy() // from here on the server writes its own log file
      return found
    }
    if (!ended) continue
    if (staleLock.test(said) || portTaken.test(said + logTail(dataDir))) return 'again'
    throw startError('PostgreSQL 没有启动。PostgreSQL did not start.', `${said}\n${logTail(dataDir)}`, dataDir)
  }
  child.kill('SIGQUIT')
  throw new PostgresStartError('PostgreSQL did not become ready in time', `${said}\n${logTail(dataDir)}`)
}

const startWithPatience = async (place: Place): Promise<{ server: Postmaster; adopted: boolean }> => {
  for (let attempt = 0; attempt < 60; attempt++) {
    const running = await runningServer(place.dataDir)
    if (running) return { server: running, adopted: true }
    removeStaleLock(place.dataDir)
    const server = await start(place)
    if (server !== 'again') return { server, adopted: false }
    if (attempt === 0)
      place.log('上一个数据库进程还没有完全退出，稍候。 Waiting for the previous database process to end.')
    await sleep(250)
  }
  throw new PostgresStartError(`${place.dataDir} stays locked by another PostgreSQL`, logTail(place.dataDir))
}

/** A running server can be taken over only when its password is known; otherwise it is stopped and given a new one. */
const clearWay = async (dataDir: string): Promise<void> => {
  const running = isPrepared(dataDir) ? undefined : await runningServer(dataDir)
  if (running) await stopServer(running.pid)
}

/**
 * Starts the bundled PostgreSQL on a free port of the loopback interface, or takes over the one that already serves
 * this directory. The first call makes the cluster. Runs as root too (see identity.ts).
 * @throws {DiskFullError} when the disk is full
 * @throws {PostgresStartError} with the end of the server's log for everything else
 */
export const ensurePostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const wanted = resolve(options.dataDir)
  try {
    // Others may enter (the server can be another user), nobody may list.
    mkdirSync(dirname(wanted), { recursive: true, mode: 0o711 })
    const dataDir = join(realpathSync(dirname(wanted)), basename(wanted))
    const binaries = findBinaries()
    const identity = chooseIdentity([binaries.postgres, dirname(dataDir)])
    await clearWay(dataDir)
    const password = await prepareCluster(binaries, identity, dataDir, options.durable)
    const { server, adopted } = await startWithPatience({ ...options, dataDir, binaries, identity })
    const { pid, port } = server
    options.log(adopted ? `PostgreSQL taken over on port ${port}` : `PostgreSQL started on port ${port}`)
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return { url, port, pid, adopted, ...handleOf(pid) }
  } catch (error) {
    throw asDiskFull(error, wanted)
  }
}
