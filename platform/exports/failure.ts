import type { TextKey } from '../http/texts.ts'

/** Why an export ends without a file, as the key of a sentence. */
export type FailureKey = Extract<TextKey, `export.failed.${string}`>

export class ExportFailure extends Error {
  readonly reason: FailureKey

  constructor(reason: FailureKey) {
    super(reason)
    this.reason = reason
  }
}

/** What people are told of an error: a full disk is worth a word of its own; null: no more than that it went wrong. */
export const reasonOf = (error: unknown): FailureKey | null => {
  if (error instanceof ExportFailure) return error.reason
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(code) ? 'export.failed.full' : null
}
