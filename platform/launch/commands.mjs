import { spawn } from 'node:child_process'
import { builtServer, ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { dataDirectory, root } from './paths.mjs'
import { createProgress } from './progress.mjs'
import { Refusal } from './refusal.mjs'

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']

/**
 * The npm scripts that first make sure of packages (and where `built`, of a build): what node then runs, if anything.
 * @type {Record<string, { built: boolean, run?: string[] }>}
 */
const commands = {
  build: { built: true },
  import: { built: true, run: ['--enable-source-maps', builtServer(root, 'import')] },
  account: { built: true, run: ['--enable-source-maps', builtServer(root, 'account')] },
  rebuild: { built: true, run: ['--enable-source-maps', builtServer(root, 'rebuild')] },
  'bank-key': { built: true, run: ['--enable-source-maps', builtServer(root, 'bank-key')] },
  bench: { built: true, run: ['--import', 'tsx', 'tests/bench/run.ts'] },
  pictures: { built: true, run: ['--import', 'tsx', 'tests/pictures/run.ts'] },
  e2e: { built: true, run: [...vitest, '--project', 'e2e'] },
  soak: { built: false, run: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/soak/vitest.config.ts'] },
  check: { built: false, run: ['--import', 'tsx', 'tests/check/run.ts'] },
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
    if (!command.run) return
    const more = onData.includes(name) ? { DATA_DIR: dataDirectory(process.env) } : {}
    process.exitCode = await runNode([...command.run, ...rest], more)
  } catch (error) {
    progress.done()
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  }
}
