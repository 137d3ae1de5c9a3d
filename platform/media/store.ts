import type { Readable } from 'node:stream'

/** Where whole files stand, under names of our own making. */
export interface MediaStore {
  /** Has a whole file that stands at `path`, which stays; again is well. */
  readonly copy: (key: string, path: string) => Promise<void>
  /** Small files: covers, strips of previews. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>
  /** Bytes, or undefined when there is no such file. */
  readonly size: (key: string) => Promise<number | undefined>
  /** From `start` to `end`, both included. */
  readonly read: (key: string, range: { readonly start: number; readonly end: number }) => Readable
  /** Where it stands on this machine's disk; absent: it does not. */
  readonly pathOf?: (key: string) => string
  /** One that is not there is well. */
  readonly remove: (key: string) => Promise<void>
}

/** Names of files: random, never of what people call them. */
export const storeKey = /^[0-9a-f]{32}$/
