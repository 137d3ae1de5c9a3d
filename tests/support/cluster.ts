import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isAlive, readPostmaster, servesDirectory } from '../../platform/db/embedded/postmaster.ts'
import { ensurePostgres } from '../../platform/db/embedded.ts'
import { removeFolder } from './folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Administrator's address of the run's PostgreSQL: `postgres://postgres:...@127.0.0.1:port/postgres`. */
    clusterUrl: string
  }
}

const prefix = 'tidewall-test-'

/** Clusters of test runs that were killed: their servers would run for ever. */
const sweep = (): void => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const data = join(folder, 'postgres')
    try {
      if (isAlive(Number(readFileSync(join(folder, 'owner'), 'utf8')))) continue
      const server = readPostmaster(data)
      if (server && servesDirectory(server.pid, data)) process.kill(server.pid, 'SIGQUIT')
      removeFolder(folder)
    } catch {
      // Another user's, or one that another run makes or sweeps at this moment.
    }
  }
}

/** Starts one PostgreSQL (fsync off) for a test run; each test makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweep()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o711)
  writeFileSync(join(folder, 'owner'), String(process.pid))
  const postgres = await ensurePostgres({
    dataDir: join(folder, 'postgres'),
    durable: false,
    log: () => {},
    extraFlags: ['-c', 'shared_buffers=64MB', '-c', 'max_connections=200', '-c', 'file_copy_method=copy'],
  })
  project.provide('clusterUrl', postgres.url)
  return async () => {
    await postgres.stop()
    removeFolder(folder)
  }
}
