import { ensurePostgres } from '/work/main/platform/db/embedded.ts'
import { MovablePool } from '/work/main/platform/db/pool.ts'
import { Kysely, PostgresDialect } from 'kysely'
import { readSnapshot, WallMemory } from '/work/main/platform/queries/wall/snapshot.ts'
import { consistently } from '/work/main/platform/queries/consistent.ts'
import { readCompany, viewNow } from '/work/main/platform/queries/view.ts'
const pgs = await ensurePostgres({ dataDir: process.argv[2]!, durable: true, log: () => {} })
const pool = new MovablePool(pgs.url, { reader: true })
const stats = new Map<string, number[]>()
const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }), log: (e) => { const k = e.query.sql.replace(/\s+/g, ' ').slice(0, 70); const l = stats.get(k) ?? []; l.push(e.queryDurationMillis); stats.set(k, l) } })
const memory = new WallMemory()
const company_id = Number(process.argv[3] ?? 1)
const scope = { text: `c${company_id}`, company_id, member_id: null }
const now0 = Number(process.argv[4] ?? Math.floor(Date.now() / 1000))
const all: number[] = []
for (let i = 0; i < 600; i++) {
  const t = performance.now()
  await consistently(db, async (tx) => { const c = await readCompany(tx, company_id); return readSnapshot(tx, viewNow(scope, {...c, changed_t: 0}, now0), memory) })
  const ms = performance.now() - t
  if (i === 0) console.log('first', ms.toFixed(1)); else all.push(ms)
}
all.sort((a, b) => a - b)
console.log('min', all[0]!.toFixed(2), 'p10', all[60]!.toFixed(2), 'cpu/snapshot', (process.cpuUsage().user/1000/600).toFixed(1), (process.cpuUsage().system/1000/600).toFixed(1), 'p50', all[300]!.toFixed(2), 'p95', all[570]!.toFixed(2))
for (const [k, l] of stats) { const first = l[0]!; const s = [...l].sort((a, b) => a - b); console.log("min", s[0]!.toFixed(2), s[Math.floor(s.length / 2)]!.toFixed(2).padStart(7), 'first', first.toFixed(1).padStart(7), 'n', l.length, k) }
await db.destroy()
if (!pgs.adopted) await pgs.stop()
