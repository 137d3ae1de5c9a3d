/** What one file may hold, whoever sends it. What is larger is divided, what is emptier is no table. */
export interface ReadLimits {
  /** Bytes of its text, unpacked. */
  readonly bytes: number
  /** Bytes of text from one packed byte, once a megabyte is unpacked: what tables never reach and bombs live on. */
  readonly ratio: number
  readonly lines: number
  readonly emptyLines: number
  readonly columns: number
  /** Bytes of a record: a longer one is an unclosed quote. */
  readonly record: number
  /** Files in a workbook, which is a zip archive. */
  readonly entries: number
  /** Bytes of a workbook's list of sheets, and of its styles. */
  readonly partBytes: number
  /** Texts that a workbook's cells share, and their bytes: they stay in memory while it is read. */
  readonly sharedTexts: number
  readonly sharedBytes: number
}

export const readLimits: ReadLimits = {
  bytes: 2 * 1024 ** 3,
  ratio: 100,
  lines: 10_000_000,
  emptyLines: 20_000,
  columns: 1000,
  record: 100_000,
  entries: 10_000,
  partBytes: 16 * 1024 ** 2,
  sharedTexts: 4_000_000,
  sharedBytes: 128 * 1024 ** 2,
}
