import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { aliases } from '../../../platform/build/aliases.ts'
import { chunkGroups } from '../../../platform/build/chunks.ts'
import { tokenStyles } from '../../../platform/build/tokens.ts'
import { buildId } from '../../../platform/launch/build-id.mjs'

const root = dirname(dirname(dirname(import.meta.dirname)))
const cache = join(root, 'node_modules/.cache/tidewall-console')
const keepMs = 3_600_000

/** The test runner's NODE_ENV would give React's development build, which nobody ships. */
const asProduction = async <T>(work: () => Promise<T>): Promise<T> => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    process.env.NODE_ENV = before
  }
}

const buildInto = (outDir: string) =>
  asProduction(() =>
    build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [react(), tokenStyles()],
      resolve: { alias: aliases(root) },
      define: { __BUILD_ID__: JSON.stringify('test') },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 1200,
        rolldownOptions: {
          input: { console: join(root, 'console/index.html') },
          output: { codeSplitting: { groups: chunkGroups(root) } },
        },
      },
    }),
  )

/** The console as it ships, built once per state of the sources; gives the folder. */
export const consoleSite = async (): Promise<string> => {
  const folder = join(cache, buildId(root))
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  for (const name of await readdir(cache)) {
    const old = join(cache, name)
    const made = await stat(old).then(({ mtimeMs }) => mtimeMs, Date.now)
    if (Date.now() - made > keepMs) await rm(old, { recursive: true, force: true })
  }
  const outDir = await mkdtemp(join(cache, 'building-'))
  await buildInto(outDir)
  try {
    await rename(outDir, folder)
  } catch {
    // Another worker finished the same build first.
    await rm(outDir, { recursive: true, force: true })
  }
  return folder
}
