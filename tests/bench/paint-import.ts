import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Stack } from '../support/stack.ts'
import { writeRetailFile } from './import.ts'
import { importing } from './import-client.ts'
import { openStillWall } from './paint.ts'
import { type BenchResult, quantile } from './result.ts'

const LINES = 30_000
/** As most orders that creators bring have. */
const LINES_EACH = 2
const ROUND = 20

/** A wall that goes on while its leader imports a file of orders into the same company. */
export const benchImportPaint = async (stack: Stack, browser: Browser): Promise<BenchResult[]> => {
  const path = join(stack.dataDir, 'bench-paint.csv')
  writeRetailFile(path, LINES, Math.floor(Date.now() / 1000), LINES_EACH)
  const leader = importing(stack, (await stack.signIn('leader')).token)
  const wall = await openStillWall(stack, browser)
  try {
    const id = await leader.ready(path)
    const quiet = await wall.paints(2 * ROUND)
    const began = performance.now()
    await leader.start(id)
    const busy: number[] = []
    while (await leader.isRunning(id)) busy.push(...(await wall.paints(ROUND)))
    const seconds = Math.round((performance.now() - began) / 1000)
    return [0.5, 0.99].map((q): BenchResult => {
      const [value, floor] = [quantile(busy, q), quantile(quiet, q)]
      return {
        name: `commit to paint while ${LINES} lines are imported in ${seconds} s, p${q * 100} (${busy.length} seen)`,
        unit: 'ms',
        value,
        floor,
        floorIs: 'the same wall while nobody imports',
        ratio: value / floor,
        ...(q === 0.99 ? { goal: '150 ms' } : {}),
      }
    })
  } finally {
    await wall.close()
    rmSync(path, { force: true })
  }
}
