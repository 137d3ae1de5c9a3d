import { spawn } from 'node:child_process'
import { builtServer, ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { dataDirectory, root } from './paths.mjs'
import { createProgress } from './progress.mjs'
import { Refusal } from './refusal.mjs'

/** The tag of tests that take too long for every change: `npm run soak` runs them. */
export const LONG = 'long'

const run = ['node_modules/vitest/vitest.mjs', 'run', '--config']

/** What node runs for the tests of every room. */
export const vitest = [...run, 'tests/vitest.config.ts']

/**
 * The npm scripts that first make sure of packages (and where `built`, of a build): what node then runs, one after the other.
 * @type {Record<string, { built: boolean, runs?: string[][] }>}
 */
const commands = {
  build: { built: true },
  import: { built: true, runs: [['--enable-source-maps', builtServer(root, 'import')]] },
  account: { built: true, runs: [['--enable-source-maps', builtServer(root, 'account')]] },
  rebuild: { built: true, runs: [['--enable-source-maps', builtServer(root, 'rebuild')]] },
  'bank-key': { built: true, runs: [['--enable-source-maps', builtServer(root, 'bank-key')]] },
  bench: { built: true, runs: [['--import', 'tsx', 'tests/bench/run.ts']] },
  pictures: { built: true, runs: [['--import', 'tsx', 'tests/pictures/run.ts']] },
  e2e: { built: true, runs: [[...vitest, '--project', 'e2e']] },
  soak: {
    built: true,
    runs: [
      [...run, 'tests/soak/vitest.config.ts', '--passWithNoTests'],
      [...vitest, `--tagsFilter=${LONG}`, '--passWithNoTests'],
    ],
  },
  check: { built: false, runs: [['--import', 'tsx', 'tests/check/run.ts']] },
}

/** Those that work on the data folder. */
const onData = ['import', 'account', 'rebuild', 'bank-key']

/**
 * Runs a program with our terminal.
 * @param {string[]} args of node
 * @param {NodeJS.ProcessEnv} [more] environment on top of ours
 * @returns {Promise<number>} its exit code
 */
export const runNode = (args, more = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...more } })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'))
    child.once('close', (code) => resolve(code ?? 1))
  })

/**
 * `node run.mjs COMMAND ARGUMENTS`. Relative file names mean the caller's folder.
 * @param {string[]} args
 */
export const main = async ([name = '', ...rest]) => {
  // Progress goes to stderr: the last line of `npm run import` on stdout is JSON for a program to read.
  const progress = createProgress(process.stderr)
  try {
    const command = commands[name]
    if (!command)
      throw new Refusal(`没有命令“${name}”。`, `There is no command "${name}": ${Object.keys(commands).join(', ')}.`)
    await ensureInstalled(root, progress)
    if (command.built) await ensureBuilt(root, progress)
    progress.done()
    const more = onData.includes(name) ? { DATA_DIR: dataDirectory(process.env) } : {}
    for (const args of command.runs ?? []) {
      const code = await runNode([...args, ...rest], more)
      process.exitCode ||= code
    }
  } catch (error) {
    progress.done()
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  }
}
