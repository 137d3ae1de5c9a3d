import { join, resolve } from 'node:path'
import { ensurePostgres } from './embedded.ts'

/** The database of DATABASE_URL, else the bundled one of DATA_DIR: the server that runs, or one for the time of the work. */
export const withServer = async <T>(env: NodeJS.ProcessEnv, work: (url: string) => Promise<T>): Promise<T> => {
  if (env.DATABASE_URL) return work(env.DATABASE_URL)
  const dataDir = join(resolve(env.DATA_DIR || '.data'), 'postgres')
  const postgres = await ensurePostgres({ dataDir, durable: true, log: () => {} })
  try {
    return await work(postgres.url)
  } finally {
    if (!postgres.adopted) await postgres.stop() // one that runs belongs to the running platform
  }
}
