import type { ImportTrouble } from '../error.ts'
import type { ReadLimits } from '../limits.ts'
import type { Source } from '../source.ts'
import type { Record } from './parse.ts'

/** What the reading thread is told: one file after the other, and that a batch was taken. */
export type Ask =
  | {
      readonly kind: 'records'
      readonly source: Source
      readonly limits: ReadLimits
      readonly most: number
      /** Whether `done` tells the SHA-256 of the file. */
      readonly isHashed: boolean
    }
  | { readonly kind: 'more' }

/** What it says; after `done` and `failed` it waits for the next file. */
export type Said =
  | { readonly kind: 'batch'; readonly records: readonly Record[]; readonly bytes: number }
  | { readonly kind: 'done'; readonly sha256: string }
  | { readonly kind: 'failed'; readonly zh: string; readonly en: string; readonly trouble: ImportTrouble | undefined }
  /** Not the file's fault. */
  | { readonly kind: 'broken'; readonly message: string }
