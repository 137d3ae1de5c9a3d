import { parseArgs } from 'node:util'
import { openDatabase } from './db/client.ts'
import { findMigrations, migrate } from './db/migrate.ts'
import { waitForServer } from './db/pool.ts'
import type { Db } from './db/tables.ts'
import { withServer } from './db/with-server.ts'
import { readCompanies } from './queries/company-changes.ts'
import { askForAll, companiesDue, type DueCompany, rebuildCompany } from './sums/due.ts'

const usage = `用法 Usage: npm run rebuild [-- --company NAME]
  --company   只重算这个公司的汇总；不填则全部公司，上次中断的从剩下的公司继续。
              The sums of this company alone; without it those of all, or of those that a run that was cut off has left.`

const SERVER_LIMIT_MS = 30_000
const SHOWN_MS = 1000

/** @throws {Error} with the usage when the arguments are wrong */
const readArguments = (args: readonly string[]): { readonly company: string | undefined } => {
  try {
    const { values } = parseArgs({ args: [...args], options: { company: { type: 'string' } } })
    return { company: values.company }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

/** Those of a name; without one all, or what a run of all has left. */
const companiesOf = async (db: Db, name: string | undefined): Promise<readonly DueCompany[]> => {
  if (name !== undefined) {
    const found = (await readCompanies(db)).filter((one) => one.name === name)
    if (found.length === 0) throw new Error(`没有公司“${name}”。 There is no company "${name}".`)
    return found.map(({ id, name }) => ({ id: Number(id), name }))
  }
  const left = await companiesDue(db)
  if (left.length > 0) return left
  await askForAll(db, Math.floor(Date.now() / 1000))
  return companiesDue(db)
}

/** A line a second for each company, and its last one. */
const shownTo = (out: NodeJS.WriteStream, name: string) => {
  let shown = 0
  return ({ done, total }: { readonly done: number; readonly total: number }): void => {
    if (Date.now() - shown < SHOWN_MS && done < total) return
    shown = Date.now()
    const count = (n: number): string => n.toLocaleString('en')
    out.write(`${name}: ${count(done)} / ${count(total)} 个订单 orders\n`)
  }
}

const work = async (name: string | undefined, url: string) => {
  const database = openDatabase(url)
  const began = performance.now()
  try {
    await waitForServer(database.pool, SERVER_LIMIT_MS)
    await migrate(database.db, findMigrations(import.meta.dirname))
    const sum = { companies: 0, orders: 0, differences: 0 }
    for (const company of await companiesOf(database.db, name)) {
      const onProgress = shownTo(process.stderr, company.name)
      const { orders, differences } = await rebuildCompany(database, company.id, { onProgress })
      sum.companies += 1
      sum.orders += orders
      sum.differences += differences
    }
    const seconds = Math.round((performance.now() - began) / 100) / 10
    return { companies: sum.companies, orders: sum.orders, seconds, differences: sum.differences }
  } finally {
    await database.close()
  }
}

const run = async (): Promise<void> => {
  const { company } = readArguments(process.argv.slice(2))
  console.log(JSON.stringify(await withServer(process.env, (url) => work(company, url))))
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
