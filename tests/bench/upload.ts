import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomFillSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { openDatabase } from '../../platform/db/client.ts'
import { bringing } from '../support/bringing.ts'
import { temporaryFolder } from '../support/folder.ts'
import { film } from '../support/media-files.ts'
import { makeMember, password } from '../support/people.ts'
import type { Stack } from '../support/stack.ts'
import { openStillWall } from './paint.ts'
import { watchMemory } from './process-memory.ts'
import { type BenchResult, quantile } from './result.ts'
import type { Brought, CrowdOrder, LargeOrder } from './upload-client.ts'

const MB = 1024 * 1024
const LARGE = 1024 * MB
const SMALL = 2 * MB
const CUTTERS = 200
/** Milliseconds between two pieces of 64 kB: two megabits a second for each cutter. */
const PIECE_MS = 250
const ROUNDS = 3
const COMMITS = 40
const FLAT = 0.1

const start = (order: LargeOrder | CrowdOrder): ChildProcess =>
  fork(join(import.meta.dirname, 'upload-client.ts'), [JSON.stringify(order)], { execArgv: ['--import', 'tsx'] })

const endOf = (child: ChildProcess): Promise<readonly Brought[]> =>
  new Promise((resolve, reject) => {
    let said: readonly Brought[] | undefined
    child.once('message', (brought) => {
      said = brought as readonly Brought[]
    })
    child.once('exit', (code) => (said ? resolve(said) : reject(new Error(`an uploading client ended with ${code}`))))
  })

const hashOf = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

/** A film of a gigabyte. @returns its SHA-256 */
const writeLarge = async (path: string): Promise<string> => {
  const head = await film('mp4')
  const box = Buffer.alloc(8)
  box.writeUInt32BE(LARGE - head.length, 0)
  box.write('free', 4)
  const handle = await open(path, 'w')
  await handle.write(Buffer.concat([head, box]))
  const piece = Buffer.alloc(MB)
  for (let at = head.length + box.length; at < LARGE; at += piece.length)
    await handle.write(randomFillSync(piece), 0, Math.min(piece.length, LARGE - at))
  await handle.close()
  return hashOf(createReadStream(path))
}

/** A gigabyte over a line that breaks three times and a client that is killed once: it comes byte for byte, and no memory holds it. */
const benchLarge = async (stack: Stack): Promise<BenchResult[]> => {
  using folder = temporaryFolder('tidewall-upload-')
  const path = join(folder.path, 'large.mp4')
  const sha256 = await writeLarge(path)
  const { token } = await stack.signIn('cutter')
  const client = bringing(stack.url, token)
  // What both load at their first upload is not the file's.
  await client.bring(await film('mp4', { seconds: 20, seed: 1 }))
  using relay = watchMemory(stack.pidOf('relay'))
  using platform = watchMemory(stack.pidOf('platform'))
  const began = performance.now()
  const address = await client.begin(LARGE, 'large.mp4')
  const order: LargeOrder = { kind: 'large', url: stack.url, token, path, size: LARGE, address, cuts: [] }
  const child = start({ ...order, cuts: [0.2, 0.45, 0.7].map((part) => Math.floor(part * LARGE)) })
  const killed = endOf(child).catch(() => undefined)
  const comes = join(stack.dataDir, 'media/coming', address.split('/').at(-1) ?? '')
  while ((await stat(comes)).size < 0.85 * LARGE) await sleep(20)
  child.kill('SIGKILL')
  if (await killed) throw new Error('the client ended before it was killed')
  await endOf(start(order))
  const { file } = await client.settled(address)
  const seconds = (performance.now() - began) / 1000
  const answer = await fetch(stack.url + (file?.address ?? ''))
  if (!answer.body || (await hashOf(answer.body)) !== sha256) throw new Error('the film did not come byte for byte')
  const growth = { relay: relay.grown(), platform: platform.grown() }
  process.stderr.write(`1 GB brought and looked into in ${seconds.toFixed(1)} s\n`)
  return Object.entries(growth).map(([name, grown]) => ({
    name: `1 GB brought (3 cuts, client killed once) and fetched: memory of the ${name}, peak minus before`,
    unit: 'MB',
    value: grown / MB,
    floor: LARGE / MB,
    floorIs: 'the file',
    ratio: grown / LARGE,
    goal: `ratio ${FLAT}`,
  }))
}

/** As many accounts as cutters bring at once: tokens of theirs. */
const makeCutters = async (stack: Stack): Promise<readonly string[]> => {
  const { db, close } = openDatabase(stack.databaseUrl)
  try {
    const { company_id } = await db
      .selectFrom('member')
      .select('company_id')
      .where('username', '=', 'cutter')
      .executeTakeFirstOrThrow()
    const tokens: string[] = []
    for (let i = 0; i < CUTTERS; i++) {
      await makeMember(db, `crowd${i}`, company_id, 0, { video_menu: [1, 2, 3], is_film_cutter: true })
      tokens.push((await stack.signIn(`crowd${i}`, password)).token)
    }
    return tokens
  } finally {
    await close()
  }
}

/** Bytes on the disk against what was sent. @throws when one is missing or differs */
const compare = async (stack: Stack, brought: readonly Brought[]): Promise<void> => {
  for (const { address, sha256 } of brought) {
    const key = address.split('/').at(-1) ?? ''
    const path = join(stack.dataDir, 'media/files', key.slice(0, 2), key)
    if ((await hashOf(createReadStream(path))) !== sha256) throw new Error('a file did not come byte for byte')
    await rm(path)
  }
}

/** A wall that goes on while two hundred cutters bring files. */
const benchCrowd = async (stack: Stack, browser: Browser): Promise<BenchResult[]> => {
  const tokens = await makeCutters(stack)
  const wall = await openStillWall(stack, browser)
  using relay = watchMemory(stack.pidOf('relay'))
  using platform = watchMemory(stack.pidOf('platform'))
  const quiet: number[] = []
  const busy: number[] = []
  let files = 0
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await wall.paints(COMMITS)))
    const crowd = start({ kind: 'crowd', url: stack.url, tokens, size: SMALL, pieceMs: PIECE_MS })
    const ended = endOf(crowd)
    await sleep(PIECE_MS * (SMALL / (64 * 1024)))
    busy.push(...(await wall.paints(COMMITS)))
    crowd.send('stop')
    const brought = await ended
    await compare(stack, brought)
    files += brought.length
  }
  await wall.close()
  for (const [name, watch] of Object.entries({ relay, platform }))
    process.stderr.write(`${CUTTERS} uploads at once: the ${name} grew by ${(watch.grown() / MB).toFixed(0)} MB\n`)
  return [0.5, 0.99].map((q): BenchResult => {
    const [value, floor] = [quantile(busy, q), quantile(quiet, q)]
    return {
      name: `commit to paint while ${CUTTERS} cutters bring ${files} files, p${q * 100} (${busy.length} of ${ROUNDS * COMMITS} seen)`,
      unit: 'ms',
      value,
      floor,
      floorIs: 'the same wall while nobody does',
      ratio: value / floor,
      goal: q === 0.5 ? 'ratio 4 where server, wall and cutters share two cores and a disk' : 'ratio 10 there',
    }
  })
}

/** Files that people bring: a large one over a bad line, and many at once beside a wall. */
export const benchUpload = async (stack: Stack, browser: Browser): Promise<BenchResult[]> => [
  ...(await benchLarge(stack)),
  ...(await benchCrowd(stack, browser)),
]
