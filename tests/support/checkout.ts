import { cpSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folder.ts'
import { type Running, run } from './process.ts'

const root = dirname(dirname(import.meta.dirname))
const copied = [
  'platform/build',
  'platform/launch',
  'shared/access',
  'shared/theme',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

export interface Checkout extends Disposable {
  readonly path: string
  /** `npm start` without npm, on this checkout and its own data directory. */
  readonly start: (env?: NodeJS.ProcessEnv) => Running
  readonly node: (args: readonly string[], env?: NodeJS.ProcessEnv) => Running
}

/** A checkout of its own: the real launcher and build, small stand-ins for the servers and apps, our node_modules. */
export const makeCheckout = (): Checkout => {
  const folder = temporaryFolder('tidewall checkout ')
  for (const name of copied) cpSync(join(root, name), join(folder.path, name), { recursive: true })
  cpSync(join(root, 'tests/support/fixtures/checkout'), folder.path, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder.path, 'node_modules'))
  const clean = { PORT: '0', HOST: '', DATA_DIR: '', DEMO: '', PLATFORM_URL: '', DATABASE_URL: '' }
  const node: Checkout['node'] = (args, env) =>
    run(process.execPath, args, { cwd: folder.path, env: { ...clean, ...env } })
  return {
    path: folder.path,
    node,
    start: (env) => node(['platform/launch/start.mjs'], env),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}
