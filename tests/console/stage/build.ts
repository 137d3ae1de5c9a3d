import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { vi } from 'vitest'
import { aliases } from '../../../platform/build/aliases.ts'
import { tokenStyles } from '../../../platform/build/tokens.ts'

const root = dirname(dirname(dirname(import.meta.dirname)))

/**
 * A page that draws any declared form, alone: what is declared is walked without the page on which it stands.
 * @param mode of React: the one for development says on the console what is wrong, and takes half as long again
 */
export const builtStage = async (
  mode: 'development' | 'production' = 'development',
): Promise<{ readonly folder: string } & AsyncDisposable> => {
  const folder = await mkdtemp(join(tmpdir(), 'stage-'))
  vi.stubEnv('NODE_ENV', mode)
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: '/',
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: aliases(root) },
    plugins: [react(), tokenStyles()],
    define: { __BUILD_ID__: JSON.stringify('stage') },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'console', 'index.html') },
    },
  })
  vi.unstubAllEnvs()
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
