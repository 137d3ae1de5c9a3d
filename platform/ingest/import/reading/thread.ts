import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parentPort } from 'node:worker_threads'
import { ImportError } from '../error.ts'
import type { ReadLimits } from '../limits.ts'
import type { Source } from '../source.ts'
import { explain } from './explain.ts'
import type { Ask, Said } from './messages.ts'
import { type Parsed, parseRecords, type Record } from './parse.ts'

/** Records that travel at a time, characters of them after which no more join, and batches that may wait to be taken. */
const BATCH = 500
const BATCH_TEXT = 1_000_000
const AHEAD = 2

const port = parentPort
if (!port) throw new Error('this is the program of a thread')
const say = (said: Said): void => port.postMessage(said)

/** Loaded with the first workbook; most files are texts. */
const workbookRecords = async (source: Source, limits: ReadLimits): Promise<AsyncGenerator<Parsed>> =>
  (await import('./xlsx/records.ts')).workbookRecords(source, limits)

const recordsOf = async (
  source: Source,
  limits: ReadLimits,
  hash: Hash | undefined,
): Promise<AsyncGenerator<Parsed>> =>
  source.kind === 'zip'
    ? workbookRecords(source, limits)
    : parseRecords(source, limits, hash && ((chunk) => void hash.update(chunk)))

/** @returns the SHA-256 of the file as it lies on the disk, in hex; empty when nobody asks */
const sendRecords = async ({ source, limits, most, isHashed }: Extract<Ask, { kind: 'records' }>): Promise<string> => {
  const hash = isHashed ? createHash('sha256') : undefined
  let batch: Record[] = []
  let text = 0
  let count = 0
  let untaken = 0
  const taken = ({ kind }: Ask): void => {
    if (kind === 'more') untaken--
  }
  port.on('message', taken)
  const send = async (bytes: number): Promise<void> => {
    say({ kind: 'batch', records: batch, bytes })
    batch = []
    text = 0
    untaken++
    while (untaken >= AHEAD) await once(port, 'message')
  }
  try {
    let read = 0
    for await (const { record, bytes } of await recordsOf(source, limits, hash)) {
      read = bytes
      batch.push(record)
      for (const field of record.fields) text += field.length
      count++
      if (count === most) break
      if (batch.length === BATCH || text > BATCH_TEXT) await send(bytes)
    }
    if (batch.length > 0) say({ kind: 'batch', records: batch, bytes: read })
    // The parts of a workbook are not read in their order.
    if (hash && source.kind === 'zip') await pipeline(createReadStream(source.path), hash)
    return hash?.digest('hex') ?? ''
  } finally {
    port.off('message', taken)
  }
}

const read = async (ask: Exclude<Ask, { kind: 'more' }>): Promise<void> => {
  try {
    say({ kind: 'done', sha256: await sendRecords(ask) })
  } catch (error) {
    const why = explain(ask.source, ask.limits, error)
    if (why instanceof ImportError) say({ kind: 'failed', zh: why.zh, en: why.en, trouble: why.trouble })
    else say({ kind: 'broken', message: why instanceof Error ? (why.stack ?? why.message) : String(why) })
  }
}

port.on('message', (ask: Ask) => {
  if (ask.kind !== 'more') void read(ask)
})
