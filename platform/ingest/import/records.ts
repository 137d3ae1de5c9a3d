import { on } from 'node:events'
import { ImportError } from './error.ts'
import { type ReadLimits, readLimits } from './limits.ts'
import type { Ask, Said } from './reading/messages.ts'
import type { Record } from './reading/parse.ts'
import { giveBack, takeThread } from './reading/threads.ts'
import type { Source } from './source.ts'

export interface ReadOptions {
  /** Ends the reading, and its thread, at once. */
  readonly signal?: AbortSignal | undefined
  readonly limits?: ReadLimits
}

export const stopped = (): ImportError => new ImportError('导入已停止', 'The import was stopped', 'stopped')

/** What a thread says about one file, until it has said all. A reader that leaves early ends the thread. */
async function* answers(
  ask: Exclude<Ask, { kind: 'more' }>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Exclude<Said, { kind: 'failed' | 'broken' }>> {
  if (signal?.aborted) throw stopped()
  const thread = takeThread()
  let isFree = false
  try {
    const said = on(thread, 'message', { ...(signal ? { signal } : {}), close: ['exit'] })
    thread.postMessage(ask satisfies Ask)
    for await (const [message] of said as AsyncIterable<[Said]>) {
      isFree = message.kind !== 'batch'
      if (message.kind === 'failed') throw new ImportError(message.zh, message.en, message.trouble)
      if (message.kind === 'broken') throw new Error(message.message)
      yield message
      if (message.kind === 'done') return
      thread.postMessage({ kind: 'more' } satisfies Ask)
    }
    throw new Error('the reading thread ended')
  } catch (error) {
    throw signal?.aborted ? stopped() : error
  } finally {
    if (isFree) giveBack(thread)
    else void thread.terminate()
  }
}

/**
 * The records of a file, empty lines left out, read by a thread of their own: whatever a file holds, this one goes on.
 * @param options.most after so many records the rest is not read
 * @param options.onRead how many bytes of the file have been read
 * @param options.onHash hears at the end the SHA-256 of the file as it lies on the disk, in hex
 * @throws {ImportError} for a wrong encoding, damaged gzip, an unclosed quote, or more than a file may hold
 */
export async function* readRecords(
  source: Source,
  options: ReadOptions & {
    readonly most?: number
    readonly onRead?: (bytes: number) => void
    readonly onHash?: (sha256: string) => void
  } = {},
): AsyncGenerator<Record> {
  const { most = Number.MAX_SAFE_INTEGER, limits = readLimits, signal, onRead, onHash } = options
  const isHashed = onHash !== undefined
  for await (const said of answers({ kind: 'records', source, limits, most, isHashed }, signal)) {
    if (said.kind !== 'batch') return onHash?.(said.sha256)
    yield* said.records
    onRead?.(said.bytes)
  }
}
