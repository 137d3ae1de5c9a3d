import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const limitMs = 15_000
const echoMs = 1000
const parentCheckMs = 500

/**
 * A platform that had to be killed could not stop the bundled PostgreSQL: asks it to end in its place.
 * @param {string} dataDir
 * @returns {boolean} false when none runs or it cannot be told whose it is (the next start takes it over)
 */
const askOrphanPostgres = (dataDir) => {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir)) return false
    process.kill(pid, 'SIGINT')
    return true
  } catch {
    return false
  }
}

/** It removes its lock file as its last act. @param {string} dataDir */
const stopOrphanPostgres = async (dataDir) => {
  if (!askOrphanPostgres(dataDir)) return
  const lock = join(dataDir, 'postgres', 'postmaster.pid')
  for (const until = Date.now() + limitMs; existsSync(lock) && Date.now() < until; ) await sleep(50)
}

/**
 * Name and parent of a process; undefined where that cannot be told.
 * @param {number} pid
 */
const readProcess = (pid) => {
  try {
    const [, name = '', parent = ''] = /\((.*)\) \S+ (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

/**
 * npm passes SIGTERM on to the shell between us, which ends without telling us: as under a service manager. Where npm is
 * killed the shell lives on as somebody else's child. (What stands above npm may go: whoever started it has logged out.)
 * @param {() => void} onGone
 */
const watchParent = (onGone) => {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const shell = readProcess(parent)
  const npm = shell && /^(a|ba|da|z)?sh$|^busybox$/.test(shell.name) ? shell.parent : undefined
  const timer = setInterval(() => {
    const isThere = process.ppid === parent && (npm === undefined || readProcess(parent)?.parent === npm)
    if (isThere) return
    clearInterval(timer)
    onGone()
  }, parentCheckMs).unref()
}

/**
 * Ends everything in order: the servers from the last started to the first, then this process. The first signal asks,
 * a second one forces (not within the first second: npm passes on the Ctrl-C that the terminal has sent us already).
 * @param {{ servers: import('./supervise.mjs').Server[], dataDir: string, say: (line: string) => void }} running
 */
export const stopOnSignals = ({ servers, dataDir, say }) => {
  let askedAt = 0
  /** @param {number} code */
  const stop = async (code) => {
    if (askedAt) return
    askedAt = Date.now()
    say('正在停止… Stopping…')
    const until = Date.now() + limitMs
    for (const server of [...servers].reverse()) {
      const kind = await server.stop(Math.max(0, until - Date.now()))
      if (!kind && server.name === 'platform') await stopOrphanPostgres(dataDir)
    }
    say('已停止。 Stopped.')
    process.exit(code)
  }
  const onSignal = () => {
    if (!askedAt) {
      void stop(0)
      return
    }
    if (Date.now() - askedAt < echoMs) return
    for (const server of servers) server.kill()
    askOrphanPostgres(dataDir)
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  watchParent(() => void stop(0))
  return stop
}
