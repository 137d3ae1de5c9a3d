import { launchBrowser } from '../support/browser.ts'
import { startStack } from '../support/stack.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchFirstPages } from './first-pages.ts'
import { benchImport } from './import.ts'
import { benchListLoad } from './list-load.ts'
import { benchDemoPaint, benchPaint } from './paint.ts'
import { benchImportPaint } from './paint-import.ts'
import { run as benchBroadcast } from './relay-broadcast.ts'
import { type BenchResult, table } from './result.ts'
import { benchSnapshotCost } from './snapshot-cost.ts'
import { benchUpload } from './upload.ts'
import { benchWallHeap } from './wall-heap.ts'
import { benchWallLoad } from './wall-load.ts'
import { benchWarmRoutes } from './warm-routes.ts'

/** `npm run bench [-- name ...]`: every figure beside a floor of the same run, as a table on stdout. */
const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2)
  await using stack = await startStack()
  const browser = await launchBrowser()
  const benches: Record<string, () => Promise<BenchResult[]>> = {
    load: () => benchFirstLoad(stack, browser),
    routes: () => benchWarmRoutes(stack, browser),
    paint: () => benchPaint(stack, browser),
    'paint-demo': () => benchDemoPaint(browser),
    'paint-import': () => benchImportPaint(stack, browser),
    wall: () => benchWallLoad(stack),
    heap: () => benchWallHeap(stack, browser),
    broadcast: async () => [
      { ...(await benchBroadcast()), floorIs: 'one encoded frame over bare ws', goal: 'ratio 1.2' },
    ],
    import: () => benchImport(stack),
    snapshot: () => benchSnapshotCost(stack),
    lists: () => benchListLoad(stack),
    upload: () => benchUpload(stack, browser),
    pages: () => benchFirstPages(),
  }
  const results: BenchResult[] = []
  try {
    for (const [name, bench] of Object.entries(benches)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      process.stderr.write(`${name} ...\n`)
      const began = performance.now()
      const found = await bench()
      results.push(...found)
      process.stderr.write(`${name} took ${Math.round((performance.now() - began) / 1000)} s\n${table(found)}\n`)
    }
  } finally {
    await browser.close()
  }
  console.log(table(results))
}

await main()
process.exit(0)
