import { dirname, join } from 'node:path'
import { ensureBuilt } from '../../platform/launch/build.mjs'
import { buildId } from '../../platform/launch/build-id.mjs'
import { createProgress } from '../../platform/launch/progress.mjs'

const root = dirname(dirname(import.meta.dirname))

/** Both apps as they ship: what `npm test` has just built, or a build of the sources as they are. */
export const builtSite = async (): Promise<{ readonly folder: string; readonly build: string }> => {
  await ensureBuilt(root, createProgress({ write: () => true }))
  return { folder: join(root, 'dist', 'web'), build: buildId(root) }
}
