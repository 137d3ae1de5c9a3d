import { open } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { lookAtFilm } from './film.ts'
import { type Bytes, type Found, Unfit } from './found.ts'
import { lookAtPicture } from './picture.ts'
import { sniff } from './sniff.ts'
import { lookAtText } from './text.ts'

/** Bytes that are read of one file at most, and at a time: an index is small beside its film. */
const MOST_READ = 256 * 1024 * 1024
const MOST_AT_ONCE = 64 * 1024 * 1024

const port = parentPort
if (!port) throw new Error('this is the program of a thread')

const look = async (path: string): Promise<Found> => {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    let read = 0
    const at: Bytes['at'] = async (start, end) => {
      const length = Math.max(0, Math.min(end, size) - start)
      read += length
      if (length > MOST_AT_ONCE || read > MOST_READ) throw new Unfit('media.broken')
      const into = Buffer.alloc(length)
      const { bytesRead } = await handle.read(into, 0, length, start)
      return into.subarray(0, bytesRead)
    }
    if (size === 0) throw new Unfit('media.empty')
    const head = await at(0, 512)
    const kind = sniff(head)
    if (kind === 'none') throw new Unfit('media.type')
    if (kind === 'picture') return { facts: await lookAtPicture(path) }
    return { facts: await (kind === 'film' ? lookAtFilm({ size, at }) : lookAtText({ size, at })) }
  } catch (error) {
    // What a reader stumbles over is a broken file, however it says so.
    return { fault: error instanceof Unfit ? error.fault : 'media.broken' }
  } finally {
    await handle.close()
  }
}

port.on('message', (path: string) => {
  void look(path).then((found) => port.postMessage(found))
})
