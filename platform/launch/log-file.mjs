import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const limit = 20 * 1024 * 1024
const tailLength = 4000

/**
 * A log file that keeps one predecessor (`.1`) and never grows past 20 MB. A full disk loses lines, not the process.
 * @param {string} path
 */
export const createLogFile = (path) => {
  mkdirSync(dirname(path), { recursive: true })
  let size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  let last = ''
  return {
    path,
    /** @param {Buffer | string} chunk */
    write(chunk) {
      const text = String(chunk)
      last = (last + text).slice(-tailLength)
      try {
        if (size > limit) {
          renameSync(path, `${path}.1`)
          size = 0
        }
        appendFileSync(path, text)
        size += Buffer.byteLength(text)
      } catch {
        // The tail below is still there for the terminal.
      }
    },
    /** The newest lines, for the terminal when a server ends unexpectedly. */
    tail: () => last.trimEnd(),
    /** Forgets the tail: another process writes from here on. */
    restart() {
      last = ''
    },
  }
}
