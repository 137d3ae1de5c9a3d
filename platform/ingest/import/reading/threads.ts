import { Worker } from 'node:worker_threads'

/** Files that are opened one after the other find a thread that runs already. */
const MOST_IDLE = 2
const HEAP_MB = 128

const idle: Worker[] = []

/** A bundle has the thread's program beside it; sources have one that reads TypeScript. */
const open = (): Worker => {
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL('./reader.js', here), options)
  return new Worker(new URL('../../../build/reader-from-source.mjs', here), options)
}

const start = (): Worker => {
  const thread = open()
  thread.on('error', () => {}) // whoever reads hears it; while nobody does it must not end the process
  thread.once('exit', () => {
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
  })
  return thread
}

/** A thread that reads files, for one caller until it is given back or ended. */
export const takeThread = (): Worker => {
  const thread = idle.pop() ?? start()
  thread.ref()
  return thread
}

/** A thread that has read its file to the end of what was asked; waiting alone, it keeps no process alive. */
export const giveBack = (thread: Worker): void => {
  if (idle.length >= MOST_IDLE) return void thread.terminate()
  thread.unref()
  idle.push(thread)
}
