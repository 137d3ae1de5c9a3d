import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = dirname(dirname(import.meta.dirname))

/** What takes long or measures, apart from `npm test`: `npm run soak`, each night and before a release. */
export default defineConfig({
  root,
  test: {
    include: ['tests/soak/**/*.test.ts', 'tests/platform/{rollup,sequences}.test.ts'],
    environment: 'node',
    env: { RUNS: '64' },
    fileParallelism: false,
    globalSetup: [join(root, 'tests/support/cluster.ts')],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
