import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { aliases } from '../../../platform/build/aliases.ts'
import { tokenStyles } from '../../../platform/build/tokens.ts'

const root = dirname(dirname(dirname(import.meta.dirname)))

/** A page that draws any declared form, alone: what is declared is walked without the page on which it stands. */
export const builtStage = async (): Promise<{ readonly folder: string } & AsyncDisposable> => {
  const folder = await mkdtemp(join(tmpdir(), 'stage-'))
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
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
