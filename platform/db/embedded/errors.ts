/** PostgreSQL did not come up; `detail` is the end of what the server said. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError'
  readonly detail: string

  constructor(message: string, detail = '') {
    super(detail ? `${message}\n${detail}` : message)
    this.detail = detail
  }
}

/** The disk that holds the data is full: nothing can be written until somebody frees space. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
  readonly path: string

  constructor(path: string) {
    super(
      `磁盘已满，数据库无法写入：${path}。请清理空间后重试。\nThe disk is full, the database cannot write to ${path}. Free some space and try again.`,
    )
    this.path = path
  }
}

const diskFull = /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/i

/** The error that fits what a failed command printed. */
export const startError = (message: string, output: string, path: string): DiskFullError | PostgresStartError =>
  diskFull.test(output) ? new DiskFullError(path) : new PostgresStartError(message, output.trim().slice(-4000))

/** Turns a file system error into a DiskFullError where it is one; everything else passes unchanged. */
export const asDiskFull = (error: unknown, path: string): unknown =>
  error instanceof Error && diskFull.test(`${'code' in error ? String(error.code) : ''} ${error.message}`)
    ? new DiskFullError(path)
    : error
