import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { PostgresStartError, startError } from './errors.ts'
import { handOver, type Identity } from './identity.ts'
import { isAlive } from './postmaster.ts'
import { runToEnd } from './run.ts'

const passwordFile = (dataDir: string): string => `${dataDir}.password`

const readPassword = (dataDir: string): string | undefined => {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** The cluster's password: the stored one, or a new random one that is stored (mode 0600) before it is returned. */
const ensurePassword = (dataDir: string): string => {
  const known = readPassword(dataDir)
  if (known) return known
  const own = `${passwordFile(dataDir)}.${process.pid}`
  writeFileSync(own, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true })
  rmSync(passwordFile(dataDir), { force: true })
  linkSync(own, passwordFile(dataDir)) // a second process cannot store another one meanwhile
  rmSync(own)
  const stored = readPassword(dataDir)
  if (!stored) throw new PostgresStartError(`Cannot read ${passwordFile(dataDir)}`)
  return stored
}

/** Patient: an initdb whose starter was killed may still be writing there. */
const remove = async (folder: string): Promise<void> => {
  for (let attempt = 0; ; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true })
      return
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(50)
    }
  }
}

/** Half-made clusters of processes that died in the middle of initdb. */
const removeLeftovers = async (dataDir: string): Promise<void> => {
  const parent = dirname(dataDir)
  for (const name of readdirSync(parent)) {
    const maker = name.startsWith(`${basename(dataDir)}.init-`) ? Number(name.split('-').at(-1)) : Number.NaN
    if (Number.isNaN(maker)) continue
    if (maker === process.pid || !isAlive(maker)) await remove(join(parent, name))
  }
}

const isCluster = (dataDir: string): boolean => existsSync(join(dataDir, 'PG_VERSION'))

const initialise = async (binaries: Binaries, identity: Identity, dataDir: string, durable: boolean): Promise<void> => {
  const password = ensurePassword(dataDir)
  const work = `${dataDir}.init-${process.pid}`
  mkdirSync(work, { mode: 0o700 })
  const secret = join(work, 'secret')
  const fresh = join(work, 'cluster')
  try {
    writeFileSync(secret, password, { mode: 0o600 })
    if (identity.ids) for (const path of [work, secret]) chownSync(path, identity.ids.uid, identity.ids.gid)
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8']
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${secret}`]
    const args = [`--pgdata=${fresh}`, ...access, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])]
    const { code, output } = await runToEnd(identity, binaries.initdb, args)
    if (code !== 0) throw startError('initdb failed', output, dataDir)
    // Whole or not at all: the rename is what makes it the cluster.
    if (!isCluster(dataDir)) renameSync(fresh, dataDir)
  } finally {
    await remove(work)
  }
}

const single = ['--single', '-c', 'log_min_messages=fatal', '-D']

/** The password file was lost: writes a new password into the stopped cluster, in PostgreSQL's single-user mode. */
const renewPassword = async (binaries: Binaries, identity: Identity, dataDir: string): Promise<void> => {
  const statement = `ALTER ROLE postgres PASSWORD '${ensurePassword(dataDir)}'\n`
  const { code, output } = await runToEnd(identity, binaries.postgres, [...single, dataDir, 'postgres'], statement)
  if (code === 0) return
  rmSync(passwordFile(dataDir), { force: true })
  throw startError('The password of the database could not be renewed', output, dataDir)
}

/** Whether the cluster exists and its password is known. */
export const isPrepared = (dataDir: string): boolean => isCluster(dataDir) && readPassword(dataDir) !== undefined

/**
 * Makes sure that a stopped cluster exists at `dataDir`, belongs to the server's user and has a known password.
 * @returns the password of user `postgres`
 */
export const prepareCluster = async (
  binaries: Binaries,
  identity: Identity,
  dataDir: string,
  durable: boolean,
): Promise<string> => {
  await removeLeftovers(dataDir)
  if (!isCluster(dataDir)) await initialise(binaries, identity, dataDir, durable)
  handOver(dataDir, identity)
  if (!readPassword(dataDir)) await renewPassword(binaries, identity, dataDir)
  return ensurePassword(dataDir)
}
