import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { openDatabase } from '../../platform/db/client.ts'
import { ensurePostgres } from '../../platform/db/embedded.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { fillAds } from '../../platform/demo/ads-hours.ts'
import { createContentRun } from '../../platform/demo/content-run.ts'
import { seedDemo } from '../../platform/demo/demo.ts'
import { booksOf, findDemo } from '../../platform/demo/plan.ts'
import { readProgress } from '../../platform/demo/progress.ts'
import { syncShops } from '../../platform/demo/shop-auth.ts'
import { ensureSpy } from '../../platform/demo/spy.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'

/** Short of the days from which a demo also gets its year before: that is written by the running demo alone. */
export const bigDays = 89

/**
 * The demo company with its whole history in the cluster of `dataDir`, brought up to now: orders, contents, lives, ads and the
 * market. What stands there already is kept, so that a directory that is kept is ready within seconds.
 * @param scale 3.6 makes about a million order lines of the largest company
 */
export const writeBigDemo = async (dataDir: string, scale: number): Promise<void> => {
  const postgres = await ensurePostgres({ dataDir: join(dataDir, 'postgres'), durable: true, log: () => {} })
  const database = openDatabase(postgres.url, { statementLimitMs: 600_000 })
  const { db } = database
  const gate = createOrderGate(database, pino({ level: 'silent' }))
  try {
    await migrate(db, resolve(import.meta.dirname, '../../platform/db/migrations'))
    const now = Math.floor(Date.now() / 1000)
    await seedDemo({
      db,
      gate,
      now: () => now,
      scale,
      days: bigDays,
      waitDays: Number.POSITIVE_INFINITY,
      progress: (done, total) => process.stderr.write(`\r${done} of ${total} days of orders `),
    })
    const demo = await findDemo(db)
    if (!demo) throw new Error('the demo was not written')
    const books = booksOf(demo)
    const progress = await readProgress(db, demo)
    const contents = createContentRun({ db, demo, books })
    for (let day = 0; day <= bigDays; day++) await contents.step(progress)
    while (await fillAds(db, demo, books, now));
    await syncShops(
      db,
      books.map(({ company_id }) => company_id),
      now,
    )
    await ensureSpy(db, demo, now)
    process.stderr.write('\n')
    await sql`vacuum analyze`.execute(db)
  } finally {
    await gate.stop()
    await database.close()
    await postgres.stop()
  }
}
