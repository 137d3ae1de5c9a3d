import { join, resolve } from 'node:path'
import type { ImportSummary } from '../../shared/areas/imports/api.ts'
import { type Database, openDatabase } from '../db/client.ts'
import { type EmbeddedPostgres, ensurePostgres } from '../db/embedded.ts'
import { findMigrations, migrate } from '../db/migrate.ts'
import { waitForServer } from '../db/pool.ts'
import { importRates, type RateSummary, ratesPreset } from '../fx/file.ts'
import { importTable, type TableCliSummary } from '../imports/import-table.ts'
import { companyLine } from '../queries/account/company-line.ts'
import { readFacts } from '../queries/company-changes.ts'
import { insertCliRun } from '../queries/imports/work.ts'
import { createOrderGate } from './gate.ts'
import { type Arguments, readArguments, usage } from './import/arguments.ts'
import { ImportError } from './import/error.ts'
import { findPreset } from './import/presets.ts'
import { showProgress } from './import/progress.ts'
import type { Progress } from './import/summary.ts'
import { runImport } from './import.ts'

const SERVER_LIMIT_MS = 30_000
/** A batch is large and the machine may be busy. */
const STATEMENT_LIMIT_MS = 180_000

const migrationsFolder = (): string => {
  const here = import.meta.dirname
  try {
    return findMigrations(here)
  } catch {
    return findMigrations(join(here, '..', 'db'))
  }
}

/** The database of DATABASE_URL, else the bundled one of DATA_DIR: the server that runs, or one for the time of the import. */
const openServer = async (): Promise<{ url: string; server?: EmbeddedPostgres }> => {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL }
  const dataDir = join(resolve(process.env.DATA_DIR || '.data'), 'postgres')
  const server = await ensurePostgres({ dataDir, durable: true, log: () => {} })
  return { url: server.url, server }
}

type Summary = ImportSummary | RateSummary | TableCliSummary

/** Runs `work` in a database that is up to date, and tells how far it is. */
const withDatabase = async <T>(
  url: string,
  work: (database: Database, onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> => {
  const database = openDatabase(url, { statementLimitMs: STATEMENT_LIMIT_MS })
  const progress = showProgress(process.stderr)
  try {
    await waitForServer(database.pool, SERVER_LIMIT_MS)
    await migrate(database.db, migrationsFolder())
    return await work(database, progress.show)
  } finally {
    progress.end()
    await database.close()
  }
}

const workOrders = async (args: Arguments, url: string): Promise<ImportSummary> => {
  const preset = await findPreset(args.preset)
  return withDatabase(url, async (database, onProgress) => {
    const gate = createOrderGate(database, { warn: (_, message) => console.error(message) })
    const onCompany = async ({ id }: { readonly id: number }, made: boolean): Promise<void> => {
      const facts = await readFacts(database.db, id)
      if (facts) console.error(companyLine({ ...facts, made }))
    }
    const say = (text: string): void => console.error(text)
    const { summary, job } = await runImport(database, gate, { ...args, preset, onCompany, onProgress, say })
    await insertCliRun(database.db, job, summary, Math.floor(Date.now() / 1000))
    return summary
  })
}

/** Orders pass the gate; rates belong to no company and a declared table is its own way in. */
const workBy = (args: Arguments, url: string): Promise<Summary> => {
  const { into } = args
  if (into) return withDatabase(url, (database, onProgress) => importTable(database, into, { ...args, onProgress }))
  if (args.preset !== ratesPreset) return workOrders(args, url)
  return withDatabase(url, ({ db }) => importRates(db, args, Math.floor(Date.now() / 1000)))
}

const money = (amount: number): string => amount.toFixed(2)

/** Amounts with two places, as numbers: JSON has no other way to keep `10.50`. */
const lastLine = ({ gross, refunds, net, ...rest }: ImportSummary): string => {
  const { currency, seconds, replaced, older, adjustments, ...counts } = rest
  const amounts = `"gross":${money(gross)},"refunds":${money(refunds)},"net":${money(net)}`
  const more = JSON.stringify({ replaced, older, adjustments }).slice(1)
  return `{${JSON.stringify(counts).slice(1, -1)},${amounts},"currency":${JSON.stringify(currency)},"seconds":${seconds},${more}`
}

const isOrders = (summary: Summary): summary is ImportSummary => 'gross' in summary
const rejectedIn = (summary: Summary): number => ('rejected' in summary ? summary.rejected : summary.refused)

const main = async (): Promise<void> => {
  const args = readArguments(process.argv.slice(2))
  if (!args) {
    console.log(usage)
    return
  }
  const { url, server } = await openServer()
  try {
    const summary = await workBy(args, url)
    const rejected = rejectedIn(summary)
    if (rejected > 0 && !args.dryRun)
      console.error(
        `有 ${rejected} 行没有导入，原因见 ${args.rejects}\n${rejected} lines were not imported; reasons: ${args.rejects}`,
      )
    console.log(isOrders(summary) ? lastLine(summary) : JSON.stringify(summary))
  } finally {
    // A server that somebody else runs goes on.
    if (server && !server.adopted) await server.stop()
  }
}

/** What is asked is said by an option of the same name; of the encoding the sentence itself names one. */
const wordsOf = ({ message, trouble }: ImportError): string =>
  trouble === 'dates' || trouble === 'numbers' || trouble === 'currency' ? `${message}\n--${trouble}` : message

try {
  await main()
} catch (error) {
  console.error(error instanceof ImportError ? wordsOf(error) : error)
  process.exitCode = 1
}
