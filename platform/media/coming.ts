import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BoundedMap } from '../../shared/memory/bounded-map.ts'
import { makeQueue } from '../http/queue.ts'
import { sizeAt } from './disk-store.ts'
import { checkedKey, storeKey } from './store.ts'

const MOST_HASHES = 1000

interface Hashed {
  readonly hash: Hash
  bytes: number
}

/** Bytes that are written together: many small writes keep everything else of the process waiting. */
const TOGETHER = 256 * 1024

/** One file at a time: many at once keep a database waiting that has its log on the same disk. */
const inTurn = makeQueue(1, Number.POSITIVE_INFINITY)

/** What is written outlives a power cut. */
const bringToDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/** Gathers what comes in small pieces; what is left is handed on when the stream ends. */
const gathered = (): Transform => {
  let waiting: Buffer[] = []
  let bytes = 0
  const take = (): Buffer => {
    const all = Buffer.concat(waiting, bytes)
    waiting = []
    bytes = 0
    return all
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      waiting.push(chunk)
      bytes += chunk.length
      done(null, bytes < TOGETHER ? undefined : take())
    },
    flush(done) {
      done(null, bytes > 0 ? take() : undefined)
    },
  })
}

/** Files on their way, in a folder: how far one has come is its size on the disk, whoever was killed in between. */
export class ComingFiles {
  readonly #root: string
  /** Of files that this process has seen from their first byte on. */
  readonly #hashes = new BoundedMap<string, Hashed>(MOST_HASHES)

  constructor(root: string) {
    this.#root = root
  }

  /** @throws for a name that is not ours */
  pathOf(key: string): string {
    return join(this.#root, checkedKey(key))
  }

  async create(key: string): Promise<void> {
    const handle = await open(this.pathOf(key), 'wx', 0o600)
    await handle.close()
    this.#hashes.set(key, { hash: createHash('sha256'), bytes: 0 })
  }

  /** Bytes that have come; undefined: there is no such file. */
  come(key: string): Promise<number | undefined> {
    return sizeAt(this.pathOf(key))
  }

  /** Writes on from `offset`; what came before a stream broke stays. @returns the bytes that have come @throws what the disk says */
  async write(key: string, stream: Readable, offset: number): Promise<number> {
    const path = this.pathOf(key)
    const known = this.#hashes.get(key)
    const hashed = known?.bytes === offset ? known : undefined
    if (!hashed) this.#hashes.delete(key)
    const hashing = new Transform({
      transform(chunk: Buffer, _, done) {
        hashed?.hash.update(chunk)
        if (hashed) hashed.bytes += chunk.length
        done(null, chunk)
      },
    })
    try {
      await pipeline(stream, gathered(), hashing, createWriteStream(path, { flags: 'r+', start: offset }))
    } catch (error) {
      if (!stream.destroyed && !stream.readableAborted) throw error
    }
    await inTurn(() => bringToDisk(path))
    const come = (await sizeAt(path)) ?? 0
    // Of what broke off in between more may have been hashed than written.
    if (hashed?.bytes !== come) this.#hashes.delete(key)
    return come
  }

  /** SHA-256 in hex: kept while it came, else read once more. */
  async sha256(key: string): Promise<string> {
    const known = this.#hashes.get(key)
    this.#hashes.delete(key)
    if (known && known.bytes === (await this.come(key))) return known.hash.digest('hex')
    const hash = createHash('sha256')
    await pipeline(createReadStream(this.pathOf(key)), hash)
    return hash.digest('hex')
  }

  async remove(key: string): Promise<void> {
    this.#hashes.delete(key)
    await rm(this.pathOf(key), { force: true })
  }

  async keys(): Promise<readonly string[]> {
    return (await readdir(this.#root)).filter((name) => storeKey.test(name))
  }
}
