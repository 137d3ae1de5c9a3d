import type { Readable } from 'node:stream'

/**
 * Where whole files stand, under names of our own making. What it is asked for fails with {@link StoreTrouble} while it
 * cannot be reached or does not take what it is given.
 */
export interface MediaStore {
  /** Has a whole file that stands at `path`, which stays; again is well. */
  readonly copy: (key: string, path: string) => Promise<void>
  /** Small files: covers, strips of previews. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>
  /** Bytes, or undefined when there is no such file. */
  readonly size: (key: string) => Promise<number | undefined>
  /** From `start` to `end`, both included; undefined when there is no such file. */
  readonly read: (key: string, range: { readonly start: number; readonly end: number }) => Promise<Readable | undefined>
  /** Where it stands on this machine's disk; absent: it does not. */
  readonly pathOf?: (key: string) => string
  /** One that is not there is well. */
  readonly remove: (key: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Names of files: random, never of what people call them. */
export const storeKey = /^[0-9a-f]{32}$/

/** @throws for a name that is not ours, so that none leads elsewhere */
export const checkedKey = (key: string): string => {
  if (!storeKey.test(key)) throw new Error('not a name of the store')
  return key
}

/** Where a file stands within its store, whichever that is: files can be carried from one to the other as they lie. */
export const placeOf = (key: string): string => `${checkedKey(key).slice(0, 2)}/${key}`

/** A store that is away (`down`), or refuses what it is asked for: keys, rights, a bucket that is not there, no room. */
export class StoreTrouble extends Error {
  readonly kind: 'down' | 'refused'

  constructor(kind: 'down' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
