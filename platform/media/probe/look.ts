import { Worker } from 'node:worker_threads'
import { makeQueue } from '../../http/queue.ts'
import type { Found } from './found.ts'

const HEAP_MB = 256
const LIMIT_MS = 30_000

const queued = makeQueue(2, 500)

/** A bundle has the thread's program beside it; sources have one that reads TypeScript. */
const open = (): Worker => {
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL('./looker.js', here), options)
  return new Worker(new URL('../../build/looker-from-source.mjs', here), options)
}

/** The next file finds a thread that runs already; waiting, it keeps no process alive. */
let idle: Worker | undefined

const start = (): Worker => {
  const thread = open()
  thread.on('error', () => {}) // whoever asks hears it; while nobody does it must not end the process
  thread.once('exit', () => {
    if (idle === thread) idle = undefined
  })
  return thread
}

const take = (): Worker => {
  const thread = idle ?? start()
  idle = undefined
  thread.ref()
  return thread
}

const giveBack = (thread: Worker): void => {
  thread.unref()
  if (idle) void thread.terminate()
  else idle = thread
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
