import { cpSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

// Bundles the server programs: node build/server.mjs OUT_DIR. Packages stay in node_modules.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const outdir = process.argv[2] ?? join(root, 'dist', 'server')

await build({
  absWorkingDir: root,
  entryPoints: {
    platform: './platform/main.ts',
    relay: './relay/main.ts',
    import: './platform/ingest/cli.ts',
    account: './platform/account.ts',
    rebuild: './platform/rebuild.ts',
    'bank-key': './platform/bank-key.ts',
    reader: './platform/ingest/import/reading/thread.ts',
    looker: './platform/media/probe/thread.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
}).catch(() => process.exit(1)) // esbuild has said where and why

// What platform/db reads beside itself stands beside the bundle too.
const migrations = join(root, 'platform', 'db', 'migrations')
if (existsSync(migrations)) cpSync(migrations, join(outdir, 'migrations'), { recursive: true })
