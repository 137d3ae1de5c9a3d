import { dirname, join } from 'node:path'
import { builtServer, ensureBuilt } from '../../platform/launch/build.mjs'
import { buildId } from '../../platform/launch/build-id.mjs'
import { createProgress } from '../../platform/launch/progress.mjs'

const root = dirname(dirname(import.meta.dirname))

const ensured = () => ensureBuilt(root, createProgress({ write: () => true }))

/** Path of a server's program as it ships, which starts three times as fast as its source. */
export const builtProgram = async (name: 'account' | 'import' | 'platform' | 'rebuild' | 'relay'): Promise<string> => {
  await ensured()
  return builtServer(root, name)
}

/** Both apps as they ship: what `npm test` has just built, or a build of the sources as they are. */
export const builtSite = async (): Promise<{ readonly folder: string; readonly build: string }> => {
  await ensured()
  return { folder: join(root, 'dist', 'web'), build: buildId(root) }
}
