import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { tokenStyles } from '../../platform/build/tokens.ts'

const root = dirname(dirname(import.meta.dirname))

/** Builds the display app alone, as the product does, into a fresh folder; `remove` deletes it. */
export const buildDisplay = async (buildId = 'test'): Promise<{ folder: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'tidewall-display-'))
  // A test run's own NODE_ENV would build the development form of React.
  const env = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tokenStyles()],
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 1200,
      rolldownOptions: { input: { display: 'display/index.html' } },
    },
  }).finally(() => {
    if (env === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = env
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
