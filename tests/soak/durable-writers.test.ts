import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensurePostgres } from '../../platform/db/embedded.ts'
import { line, openBase, order } from '../platform/ingest-support.ts'
import { temporaryFolder } from '../support/folder.ts'

const nth = (n: number) => order({ order_id: `o${n}`, buyer_key: `b${n}`, lines: [line({ sku_id: `s${n % 7}` })] })

test('[P59] with durable commits 64 writers together are at least five times as fast as one', {
  timeout: 90_000,
}, async () => {
  using folder = temporaryFolder('tidewall-durable-')
  const server = await ensurePostgres({ dataDir: join(folder.path, 'postgres'), durable: true, log: () => {} })
  try {
    await using base = await openBase(server.url)
    const id = await base.company()
    let next = 0
    const writer = async (until: number) => {
      let done = 0
      for (; performance.now() < until; done++) await base.submit(id, nth(next++))
      return done
    }
    const rate = async (writers: number) => {
      const start = performance.now()
      const done = await Promise.all(Array.from({ length: writers }, () => writer(start + 1500)))
      return done.reduce((a, b) => a + b, 0) / ((performance.now() - start) / 1000)
    }
    await rate(4)
    const alone = await rate(1)
    const together = await rate(64)
    expect(together / alone, `${Math.round(alone)}/s alone, ${Math.round(together)}/s together`).toBeGreaterThan(5)
  } finally {
    await server.stop()
  }
})
