import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program under test: what it has said, waiting for words, and its end. */
export interface Running extends AsyncDisposable {
  readonly child: ChildProcess
  readonly output: () => string
  /** Resolves when the output matches; rejects with the output when the program ends first or the time is up. */
  readonly said: (pattern: RegExp, limitMs?: number) => Promise<RegExpExecArray>
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>
}

/** Starts a program and collects both its outputs; disposing of it ends it, by force after 5 s. */
export const run = (
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; uid?: number },
): Running => {
  const env = { ...process.env, NODE_ENV: '', VITEST: '', ...options.env }
  const child = spawn(command, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = once(child, 'close').then(([code, signal]): number | string => code ?? signal)
  const said = async (pattern: RegExp, limitMs = 40_000): Promise<RegExpExecArray> => {
    let over = false
    void ended.then(() => {
      over = true
    })
    for (const until = Date.now() + limitMs; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
      const match = pattern.exec(output)
      if (match) return match
      if (over || Date.now() > until) throw new Error(`${pattern} was not said:\n${output}`)
    }
  }
  return {
    child,
    output: () => output,
    said,
    ended,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(killer)
    },
  }
}
