import { Worker } from 'node:worker_threads'
import { makeQueue } from '../../http/queue.ts'
import type { Found } from './found.ts'

const HEAP_MB = 256
const LIMIT_MS = 30_000

/** Threads at once, and those that wait for the next file: to start one costs more than most looks. */
const THREADS = 2

const queued = makeQueue(THREADS, 500)

/** A bundle has the thread's program beside it; sources have one that reads TypeScript. */
const open = (): Worker => {
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL('./looker.js', here), options)
  return new Worker(new URL('../../build/looker-from-source.mjs', here), options)
}

/** The next file finds a thread that runs already; waiting, it keeps no process alive. */
const idle = new Set<Worker>()

const start = (): Worker => {
  const thread = open()
  thread.on('error', () => {}) // whoever asks hears it; while nobody does it must not end the process
  thread.once('exit', () => idle.delete(thread))
  return thread
}

const take = (): Worker => {
  const [waiting] = idle
  const thread = waiting ?? start()
  idle.delete(thread)
  thread.ref()
  return thread
}

const giveBack = (thread: Worker): void => {
  thread.unref()
  idle.add(thread)
}

const ask = (path: string): Promise<Found> =>
  new Promise((resolve) => {
    const thread = take()
    // A file that takes all memory or all time of its thread is not one to be taken.
    const broken = (): void => {
      clearTimeout(limit)
      void thread.terminate()
      resolve({ fault: 'media.broken' })
    }
    const limit = setTimeout(broken, LIMIT_MS)
    thread.once('error', broken)
    thread.once('message', (found: Found) => {
      clearTimeout(limit)
      thread.off('error', broken)
      giveBack(thread)
      resolve(found)
    })
    thread.postMessage(path)
  })

/** What the file at `path` is: by its content alone, in a thread of its own that hostile files can only end. */
export const lookInto = async (path: string): Promise<Found> =>
  (await queued(() => ask(path))) ?? { fault: 'media.busy' }
