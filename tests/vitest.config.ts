import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { tokenStyles } from '../platform/build/tokens.ts'

const root = dirname(import.meta.dirname)
const files = (...folders: string[]): string[] => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
const shared = { plugins: [react(), tokenStyles()], root, define: { __BUILD_ID__: JSON.stringify('test') } }

/**
 * What is waited for is waited for long enough on a machine that others use as well, and may be five times as slow: no test
 * tells by the clock that something is slow.
 */
const each = {
  environment: 'node',
  expect: { poll: { timeout: 40_000 } },
  testTimeout: 240_000,
  hookTimeout: 240_000,
} as const

/** Pages of the two apps in a browser. */
const inBrowser = ['tests/**/*.browser.test.{ts,tsx}']

/** Files that wait for processes of their own. */
const processes = { maxWorkers: 5, sequence: { groupOrder: 1 } }

/**
 * Five projects, by what they need: `unit` nothing, `browser` one against a scripted platform, `server` a PostgreSQL
 * cluster, `launch` processes and time, `e2e` the built product and a browser. A test in a browser that fails is tried
 * once more, and the closing lines of `npm test` name it: on a machine that is busy a page may be late. Files of `unit`,
 * `browser` and `server` share their modules, whose loading anew would take minutes: what they change, they put back, or
 * change in a database or page of their own. `launch` and `e2e` come last, together and more at a time, since their
 * processes leave the machine idle for most of the time. Tests that are tagged `long` are not run by `npm test` but by
 * `npm run soak` (docs/decisions/0040-tests-of-every-change.md). `npx vitest --config tests/vitest.config.ts --project
 * unit` runs one.
 */
export default defineConfig({
  root,
  test: {
    // On two cores: pages, walls and servers wait for the clock as often as for the machine.
    maxWorkers: 3,
    tags: [{ name: 'long', description: 'left to npm run soak' }],
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: files('shared', 'display', 'console', 'check'),
          exclude: inBrowser,
          ...each,
          setupFiles: [join(root, 'tests/support/quiet.ts')],
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          include: inBrowser,
          ...each,
          setupFiles: [join(root, 'tests/support/quiet.ts')],
          isolate: false,
          retry: 1,
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          include: files('platform', 'relay', 'contract'),
          ...each,
          isolate: false,
          setupFiles: [join(root, 'tests/support/properties.ts')],
          globalSetup: [join(root, 'tests/support/cluster.ts')],
        },
      },
      {
        ...shared,
        test: {
          name: 'launch',
          include: files('launch'),
          ...each,
          ...processes,
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e',
          include: files('e2e', 'faults'),
          ...each,
          globalSetup: [join(root, 'tests/support/cluster.ts')],
          ...processes,
        },
      },
    ],
  },
})
