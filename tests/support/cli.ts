import { resolve } from 'node:path'
import type { ImportSummary } from '../../shared/areas/imports/api.ts'
import { run } from './process.ts'
import type { Session, Stack } from './stack.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs one of the built command-line programs on a stack's database; answers what it printed. */
export const runCli = async (stack: Stack, name: 'import' | 'account', args: readonly string[]): Promise<string> => {
  await using program = run(process.execPath, [`dist/server/${name}.js`, ...args], {
    cwd: root,
    env: { DATABASE_URL: stack.databaseUrl, DATA_DIR: stack.dataDir },
  })
  const code = await program.ended
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${program.output()}`)
  return program.output()
}

export const accountPassword = 'a harbour at night'

/** An account of a company of that name, made as an operator makes it and signed in. */
export const addAccount = async (
  stack: Stack,
  account: string,
  company: string,
  status: 1 | 4 = 1,
): Promise<Session> => {
  const fields = { username: account, password: accountPassword, company, status: String(status) }
  await runCli(
    stack,
    'account',
    Object.entries(fields).flatMap(([name, value]) => [`--${name}`, value]),
  )
  return stack.signIn(account, accountPassword)
}

/** The last line of an import is its summary. */
export const readSummary = (output: string): ImportSummary =>
  JSON.parse(/\{"lines".*\}/.exec(output)?.[0] ?? 'null') as ImportSummary
