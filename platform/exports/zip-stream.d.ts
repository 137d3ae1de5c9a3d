declare module 'zip-stream' {
  import type { Readable, Transform } from 'node:stream'

  /** A zip archive as it is written: one entry after the other, each taken at the speed of the reader. */
  export default class ZipStream extends Transform {
    entry(source: Readable | string, data: { name: string }, callback: (error: Error | null) => void): this
    finalize(): void
  }
}
