import { readEnvironment } from './env.ts'
import { createLog, type Log } from './log.ts'
import { startRelay } from './relay.ts'

const tell = (message: { type: 'ready'; url: string } | { type: 'fatal'; text: string }): void => {
  process.send?.(message)
}

const fail = (log: Log, error: unknown): void => {
  const text = error instanceof Error ? error.message : String(error)
  log.error({ error: text }, '中继无法继续 / the relay cannot go on')
  tell({ type: 'fatal', text })
  process.exitCode = 1
  // The message and the log line have to leave first.
  setTimeout(() => process.exit(1), 100)
}

const run = async (): Promise<void> => {
  const env = readEnvironment(process.env)
  const log = createLog(env.logLevel)
  // A state nobody foresaw is not repaired from inside: whoever started the relay starts it again.
  process.on('uncaughtException', (error) => fail(log, error))
  process.on('unhandledRejection', (error) => fail(log, error))
  if (env.redisUrl) log.warn({}, 'REDIS_URL 尚未使用 / REDIS_URL is not used yet: one relay runs by itself')
  const relay = await startRelay({ ...env, log })
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    relay.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(log, error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  log.info({ url: relay.url, platform: env.platformUrl }, '中继已启动 / relay started')
  tell({ type: 'ready', url: relay.url })
}

run().catch((error: unknown) => fail(createLog('info'), error))
