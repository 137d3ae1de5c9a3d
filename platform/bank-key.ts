import { openDatabase } from './db/client.ts'
import { findMigrations, migrate } from './db/migrate.ts'
import { waitForServer } from './db/pool.ts'
import { withServer } from './db/with-server.ts'
import { resealAccounts } from './queries/bills/reseal.ts'
import { resealTargets } from './queries/reports/reseal.ts'
import { openBankVault, readBankKeys } from './vault/keys.ts'

const SERVER_LIMIT_MS = 30_000

const work = async (url: string) => {
  const vault = openBankVault(readBankKeys(process.env), process.env.DATA_DIR || '.data')
  const database = openDatabase(url)
  try {
    await waitForServer(database.pool, SERVER_LIMIT_MS)
    await migrate(database.db, findMigrations(import.meta.dirname))
    const sealed = await resealAccounts(database.db, vault)
    return { sealed, targets: await resealTargets(database.db, vault), key: vault.keyId }
  } finally {
    await database.close()
  }
}

const run = async (): Promise<void> => {
  console.log(JSON.stringify(await withServer(process.env, work)))
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
