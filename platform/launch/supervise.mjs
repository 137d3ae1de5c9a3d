import { spawn } from 'node:child_process'
import { Refusal } from './refusal.mjs'

const pauses = [200, 500, 1000, 2000, 5000]
const steadyAfterMs = 30_000
const preload = new URL('./child.mjs', import.meta.url).href

/**
 * What a server tells its launcher over IPC.
 * @typedef {{ type: 'progress', text: string, done?: number, total?: number }
 *   | { type: 'ready', url: string, accounts?: { username: string, note: string }[], password?: string }
 *   | { type: 'fatal', text: string }} ServerMessage
 * @typedef {Extract<ServerMessage, { type: 'ready' }>} Ready
 */

/**
 * @typedef {object} ServerOptions
 * @property {string} name shown to people
 * @property {string[]} args what node runs: flags, the script, its arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {ReturnType<typeof import('./log-file.mjs').createLogFile>} log takes both outputs
 * @property {(message: Extract<ServerMessage, { type: 'progress' }>) => void} onProgress
 * @property {(sentence: string) => void} say
 */

/**
 * Runs one server and starts it again whenever it ends by itself. A first start that fails is not repeated: `ready`
 * rejects with what the server said. With PORT 0 the server takes any free port, and the same one again at each
 * further start: those who talk to it know its first address only.
 * @param {ServerOptions} options
 */
export const supervise = ({ name, args, cwd, env, log, onProgress, say }) => {
  /** @type {(ready: Ready) => void} */
  let onReady = () => {}
  /** @type {(error: Error) => void} */
  let onFailure = () => {}
  /** @type {Promise<Ready>} */
  const ready = new Promise((resolve, reject) => {
    onReady = resolve
    onFailure = reject
  })
  ready.catch(() => {}) // whoever waits for it hears it; a stop in the middle of a start is no error
  let wasReady = false
  let stopping = false
  let reloading = false
  let failures = 0
  let port = env.PORT
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {Promise<void>} */
  let ended = Promise.resolve()

  /** @param {string} reason @param {string} fatal @param {number} livedMs */
  const afterEnd = (reason, fatal, livedMs) => {
    if (stopping) return
    if (reloading) {
      reloading = false
      start()
      return
    }
    const words = fatal || log.tail()
    if (!wasReady) {
      const refusal = new Refusal(
        `${words}\n${name} 没有启动（${reason}）。`,
        `${name} did not start (${reason}). Log: ${log.path}`,
      )
      onFailure(fatal ? new Error(fatal) : refusal)
      return
    }
    failures = livedMs > steadyAfterMs ? 0 : failures + 1
    const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 5000
    const seconds = pause / 1000
    if (fatal) say(fatal)
    say(
      `${name} 意外退出（${reason}），${seconds} 秒后重启。 ${name} ended (${reason}), restarting in ${seconds} s. ${log.path}`,
    )
    timer = setTimeout(start, pause)
  }

  const start = () => {
    const startedAt = Date.now()
    let fatal = ''
    log.restart()
    // A session of its own: Ctrl-C in the terminal reaches the servers through us, in the right order.
    const own = spawn(process.execPath, ['--enable-source-maps', '--import', preload, ...args], {
      cwd,
      env: { ...env, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    child = own
    own.stdout?.on('data', log.write)
    own.stderr?.on('data', log.write)
    own.on('message', (/** @type {ServerMessage} */ message) => {
      if (message.type === 'fatal') fatal = message.text
      if (message.type === 'progress' && !wasReady && !stopping) onProgress(message)
      if (message.type !== 'ready') return
      wasReady = true
      port = new URL(message.url).port || port
      onReady(message)
    })
    ended = new Promise((resolve) => {
      own.once('error', (error) => log.write(`${error.message}\n`))
      own.once('close', (code, signal) => {
        if (child === own) child = undefined
        resolve()
        afterEnd(signal ?? `exit code ${code}`, fatal, Date.now() - startedAt)
      })
    })
  }

  start()
  return {
    name,
    ready,
    pid: () => child?.pid,
    /**
     * Asks the server to end; kills it when it has not within the limit.
     * @param {number} limitMs
     * @returns {Promise<boolean>} false when it had to be killed
     */
    async stop(limitMs) {
      stopping = true
      clearTimeout(timer)
      if (!child) return true
      const own = child
      let kind = true
      const killer = setTimeout(() => {
        kind = false
        own.kill('SIGKILL')
      }, limitMs)
      own.kill('SIGTERM')
      await ended
      clearTimeout(killer)
      return kind
    },
    /** Ends the server so that a new one takes its place at once (its sources changed). */
    restart() {
      if (stopping || !child) return
      reloading = true
      child.kill('SIGTERM')
    },
    /** No mercy: a second Ctrl-C. */
    kill() {
      stopping = true
      clearTimeout(timer)
      child?.kill('SIGKILL')
    },
  }
}

/** @typedef {ReturnType<typeof supervise>} Server */
