import { chmodSync, mkdtempSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
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
const memory = '/dev/shm'
const GB = 2 ** 30

const isRoomy = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 6 * GB && process.availableMemory() > 10 * GB
  } catch {
    return false
  }
}

/** A run clones some 250 databases file by file: in memory, where there is plenty, that is a third of the work. */
const home = (): string => (isRoomy() ? memory : tmpdir())

/** Clusters of test runs that were killed: their servers would run for ever. */
const sweep = (place: string): void => {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(place, name)
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

const settings = {
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  max_connections: '200',
  file_copy_method: 'copy',
} as const

/** Starts one PostgreSQL (fsync off) for a test run; each test makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = home()
  for (const one of new Set([place, tmpdir()])) sweep(one)
  const folder = mkdtempSync(join(place, prefix))
  chmodSync(folder, 0o711)
  writeFileSync(join(folder, 'owner'), String(process.pid))
  const postgres = await ensurePostgres({
    dataDir: join(folder, 'postgres'),
    durable: false,
    log: () => {},
    extraFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  })
  project.provide('clusterUrl', postgres.url)
  return async () => {
    await postgres.stop()
    removeFolder(folder)
  }
}
