import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const pause = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Removes a folder in which a dying process may still be writing. */
export const removeFolder = (path: string): void => {
  for (let attempt = 0; ; attempt++) {
    try {
      rmSync(path, { recursive: true, force: true })
      return
    } catch (error) {
      if (attempt === 100) throw error
      pause(50)
    }
  }
}

/** A new folder that other users may enter, removed with all that it holds when it goes out of scope. */
export const temporaryFolder = (name = 'tidewall-case-'): Disposable & { readonly path: string } => {
  const path = mkdtempSync(join(tmpdir(), name))
  chmodSync(path, 0o755)
  return {
    path,
    [Symbol.dispose]: () => removeFolder(path),
  }
}

export const isRoot = process.getuid?.() === 0
