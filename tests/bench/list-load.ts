import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addAccount, runCli } from '../support/cli.ts'
import { openWall, type SocketWall } from '../support/socket-wall.ts'
import type { Stack } from '../support/stack.ts'
import { writeRetailFile } from './import.ts'
import { type BenchResult, median, quantile } from './result.ts'

const company = 'Lists under load'
const account = 'bench-lists'
const lines = 100_000
const clients = 64
const orders = 60

/** Milliseconds from the start of an order's write to the message that shows it on the wall. */
const ways = async (stack: Stack, wall: SocketWall, first: number): Promise<number[]> => {
  const took: number[] = []
  for (let amt = first; amt < first + orders; amt++) {
    const began = performance.now()
    const shown = wall.until((one) => one.state.wall?.zones.feed?.rows.some((row) => row.amt === amt) ?? false, 30_000)
    await Promise.all([stack.push(amt), shown])
    took.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return took
}

/** Reads the order list again and again, each time with another filter, so that no sum is remembered. */
const readLists = async (
  stack: Stack,
  token: string,
  isOver: () => boolean,
): Promise<{ read: number; refused: number }> => {
  const counts = { read: 0, refused: 0 }
  const one = async (client: number): Promise<void> => {
    for (let round = 0; !isOver(); round++) {
      const path = `/api/v1/order/list?limit=100&keyword=PRODUCT%202${(client * 7 + round) % 1000}&sort_field=pay_amount&sort_order=desc`
      await stack.call(path, token).then(
        () => counts.read++,
        () => counts.refused++,
      )
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)))
  return counts
}

/** The way of an order to the wall while sixty-four clients read the heaviest list, beside its quiet way. */
export const benchListLoad = async (stack: Stack): Promise<BenchResult[]> => {
  const path = join(stack.dataDir, 'list-load.csv')
  writeRetailFile(path, lines, Math.floor(Date.now() / 1000))
  const preset = ['--preset', 'online-retail', '--company', company, '--rejects', `${path}.rejects`]
  await runCli(stack, 'import', [path, ...preset])
  rmSync(path)
  const { token } = await addAccount(stack, account, company)
  using wall = await openWall(stack.url, { token: (await stack.signIn('wall')).token })
  await ways(stack, wall, 300_000)
  const quiet = await ways(stack, wall, 310_000)
  let over = false
  const reading = readLists(stack, token, () => over)
  const loaded = await ways(stack, wall, 320_000)
  over = true
  const { read, refused } = await reading
  const [value, floor] = [median(loaded), median(quiet)]
  return [
    {
      name: `order to wall, ${clients} clients read a list (p95 ${quantile(loaded, 0.95).toFixed(0)} ms; ${read} read, ${refused} refused)`,
      unit: 'ms p50',
      value,
      floor,
      floorIs: 'nobody reads',
      ratio: value / floor,
      goal: 'ratio 2',
    },
  ]
}
