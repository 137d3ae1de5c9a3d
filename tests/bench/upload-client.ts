import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { bringing } from '../support/bringing.ts'
import { film } from '../support/media-files.ts'

const PIECE = 64 * 1024
const agent = new Agent({ keepAlive: true })

export interface Brought {
  readonly address: string
  /** Of what was sent, in hex. */
  readonly sha256: string
}

/** One file from a disk, over the line as fast as that takes it; `cuts` are the bytes after which the line breaks. */
export interface LargeOrder {
  readonly kind: 'large'
  readonly url: string
  readonly token: string
  readonly path: string
  readonly size: number
  /** Where a client before this one began. */
  readonly address: string
  readonly cuts: readonly number[]
}

/** One film after another for each token, each brought within so many milliseconds, until it is told to stop. */
export interface CrowdOrder {
  readonly kind: 'crowd'
  readonly url: string
  readonly tokens: readonly string[]
  readonly size: number
  readonly pieceMs: number
}

interface Part {
  readonly url: string
  readonly token: string
  readonly address: string
  readonly size: number
  readonly from: number
  /** Byte before which the line is cut. */
  readonly upto: number
  readonly read: (at: number, length: number) => Promise<Buffer>
  readonly pieceMs: number
}

const sendPart = ({ url, token, address, size, from, upto, read, pieceMs }: Part): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      token,
      'tus-resumable': '1.0.0',
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(size - from),
    }
    const call = request(url + address, { method: 'PATCH', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    call.once('error', () => resolve(0))
    const closed = new Promise((done) => call.once('close', done))
    const send = async (): Promise<void> => {
      for (let at = from; at < size && !call.destroyed; at += PIECE) {
        if (at >= upto) return void call.destroy()
        if (!call.write(await read(at, Math.min(PIECE, size - at)))) await Promise.race([once(call, 'drain'), closed])
        if (pieceMs > 0) await sleep(pieceMs)
      }
      call.end()
    }
    send().catch(() => call.destroy())
  })

const bringLarge = async ({ url, token, path, size, address, cuts }: LargeOrder): Promise<void> => {
  const client = bringing(url, token)
  const handle = await open(path)
  const read = async (at: number, length: number): Promise<Buffer> =>
    (await handle.read(Buffer.alloc(length), 0, length, at)).buffer
  for (const upto of [...cuts, Number.POSITIVE_INFINITY]) {
    const from = await client.offset(address)
    const status = await sendPart({ url, token, address, size, from, upto, read, pieceMs: 0 })
    if (upto === Number.POSITIVE_INFINITY && status !== 204)
      throw new Error(`the last part was answered with ${status}`)
  }
  await handle.close()
}

/** A film of so many bytes, unlike any other: behind its index stands a box that players skip. */
const uniqueFilm = (head: Buffer, size: number): Buffer => {
  const box = Buffer.alloc(8)
  box.writeUInt32BE(size - head.length, 0)
  box.write('free', 4)
  return Buffer.concat([head, box, randomBytes(size - head.length - box.length)])
}

const bringCrowd = async ({ url, tokens, size, pieceMs }: CrowdOrder): Promise<readonly Brought[]> => {
  setPriority(10) // cutters have machines of their own
  const head = await film('mp4')
  const brought: Brought[] = []
  let isOver = false
  process.once('message', () => {
    isOver = true
  })
  const bring = async (token: string): Promise<void> => {
    const client = bringing(url, token)
    // Two hundred people do not press at the same moment.
    await sleep(Math.random() * pieceMs * (size / PIECE))
    while (!isOver) {
      const bytes = uniqueFilm(head, size)
      const address = await client.begin(size)
      const read = async (at: number, length: number) => bytes.subarray(at, at + length)
      const upto = Number.POSITIVE_INFINITY
      const status = await sendPart({ url, token, address, size, from: 0, upto, read, pieceMs })
      const { state, reason } = await client.settled(address)
      if (status !== 204 || state !== 2) throw new Error(`an upload was answered with ${status}: ${state} ${reason}`)
      brought.push({ address, sha256: createHash('sha256').update(bytes).digest('hex') })
    }
  }
  await Promise.all(tokens.map(bring))
  return brought
}

const run = async (order: LargeOrder | CrowdOrder): Promise<void> => {
  const brought = order.kind === 'large' ? await bringLarge(order) : await bringCrowd(order)
  process.send?.(brought ?? [], undefined, undefined, () => process.exit(0))
}

if (process.send && process.argv[2]) await run(JSON.parse(process.argv[2]))
