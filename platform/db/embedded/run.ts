import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import type { Identity } from './identity.ts'

const options = (identity: Identity): SpawnOptions => ({
  ...identity.ids,
  // Our own working directory may be one that the server's user cannot enter.
  cwd: '/',
  env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', TMPDIR: '/tmp' },
})

const commandOf = (identity: Identity, program: string, args: readonly string[]): [string, string[]] => {
  const [first = program, ...rest] = [...identity.prefix, program, ...args]
  return [first, rest]
}

/** Runs a program to its end; resolves to its exit code (-1: a signal or no start) and the last 8 kB of its output. */
export const runToEnd = (
  identity: Identity,
  program: string,
  args: readonly string[],
  input = '',
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(...commandOf(identity, program, args), { ...options(identity), stdio: 'pipe' })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-8000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.stdin.on('error', () => {}) // it may leave before it has read everything; its exit code tells
    child.stdin.end(input)
    child.once('error', (error) => resolve({ code: -1, output: `${output}${error.message}` }))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })

/** Starts a server in a session of its own, so that Ctrl-C in the terminal reaches it through us, in order. */
export const startServer = (identity: Identity, program: string, args: readonly string[]): ChildProcess =>
  spawn(...commandOf(identity, program, args), {
    ...options(identity),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
