import { join } from 'node:path'
import { builtServer, builtWeb, ensureBuilt } from './build.mjs'
import { checkDisk, claimPort, readPort } from './checks.mjs'
import { startVite, watchSources } from './dev-servers.mjs'
import { ensureInstalled } from './install.mjs'
import { tryLock } from './lock.mjs'
import { createLogFile } from './log-file.mjs'
import { dataDirectory, root } from './paths.mjs'
import { createProgress } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { stopOnSignals } from './shutdown.mjs'
import { supervise } from './supervise.mjs'
import { addressOf, welcome } from './welcome.mjs'

/**
 * One Tidewall per data directory, for as long as this process lives.
 * @param {string} dataDir
 * @param {() => string} address
 */
const claimInstance = async (dataDir, address) => {
  const lock = await tryLock(`data:${dataDir}`, () => ({ pid: process.pid, address: address() }))
  if ('release' in lock) return
  const { pid = '?', address: at = '' } = lock.holder
  throw new Refusal(
    `潮屏已在运行（数据目录 ${dataDir}，进程 ${pid}）：${at || '正在启动'}`,
    `Tidewall already runs (data directory ${dataDir}, process ${pid}): ${at || 'it is starting'}`,
  )
}

/**
 * What node runs for a server: the bundle, or in development its source.
 * @param {boolean} dev
 * @param {'platform' | 'relay'} name
 */
const programOf = (dev, name) => (dev ? ['--import', 'tsx', `${name}/main.ts`] : [builtServer(root, name)])

/**
 * Starts the servers in order, waiting for each, and keeps them running.
 * @param {boolean} dev
 * @param {import('./progress.mjs').Progress} progress
 */
const run = async (dev, progress) => {
  const host = process.env.HOST || '127.0.0.1'
  const wanted = readPort(process.env.PORT)
  const dataDir = dataDirectory(process.env)
  let address = ''
  await claimInstance(dataDir, () => address)
  checkDisk(dataDir)
  const port = await claimPort(wanted, host)
  await ensureInstalled(root, progress)
  if (!dev) await ensureBuilt(root, progress)

  /** @type {import('./supervise.mjs').Server[]} */
  const servers = []
  const say = (/** @type {string} */ line) => progress.say(line)
  const stop = stopOnSignals({ servers, dataDir, say })
  const base = { ...process.env, NODE_ENV: dev ? 'development' : 'production', DATA_DIR: dataDir }
  const logs = join(dataDir, 'logs')
  /** @param {'platform' | 'relay'} name @param {NodeJS.ProcessEnv} own */
  const serve = (name, own) => {
    const server = supervise({
      name,
      args: programOf(dev, name),
      cwd: root,
      env: { ...base, ...own },
      log: createLogFile(join(logs, `${name}.log`)),
      onProgress: ({ text, done, total }) => progress.step(text, done, total),
      say,
    })
    servers.push(server)
    return server.ready
  }
  try {
    progress.step('启动数据库与平台… Starting the database and the platform…')
    const local = { PORT: '0', HOST: '127.0.0.1' }
    const platform = process.env.PLATFORM_URL ? undefined : await serve('platform', local)
    const platformUrl = process.env.PLATFORM_URL || platform?.url
    progress.step('启动实时服务… Starting the relay…')
    const open = dev ? local : { PORT: String(wanted), HOST: host }
    const relay = await serve('relay', { ...open, PLATFORM_URL: platformUrl, WEB_DIR: builtWeb(root) })
    if (dev) {
      watchSources(root, servers)
      servers.push(await startVite({ root, host, port, relayUrl: relay.url, logs, say }))
    }
    address = addressOf(host, dev || wanted > 0 ? port : Number(new URL(relay.url).port))
    const demo = process.env.DEMO !== 'off'
    progress.say(welcome({ address, host, demo, accounts: platform?.accounts, password: platform?.password, logs }))
  } catch (error) {
    progress.say(error instanceof Error ? error.message : String(error))
    await stop(1)
  }
}

/** `npm start`, and with `dev` as first argument `npm run dev`. @param {string[]} args */
export const main = async ([mode]) => {
  process.stdout.on('error', () => {}) // the terminal may go before we do
  const progress = createProgress(process.stdout)
  try {
    await run(mode === 'dev', progress)
  } catch (error) {
    progress.done()
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  }
}
