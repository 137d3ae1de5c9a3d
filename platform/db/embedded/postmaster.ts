import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** What postmaster.pid says about a server: `status` is `starting`, `ready`, `stopping` or `standby`. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly status: string
}

/** The contents of postmaster.pid; undefined when there is none or it is not yet written whole. */
export const readPostmaster = (dataDir: string): Postmaster | undefined => {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    return { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? 'starting').trim() }
  } catch {
    return undefined
  }
}

const isZombie = (pid: number): boolean => {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/\(.*\)/, ''))
  } catch {
    return false
  }
}

/** Whether a process runs; a dead one that its parent has not yet collected does not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return !isZombie(pid)
}

const commandLine = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return process.platform === 'linux'
      ? ''
      : (spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '')
  }
}

/** Whether `pid` is a PostgreSQL server of exactly this data directory: process numbers come round again. */
export const servesDirectory = (pid: number, dataDir: string): boolean =>
  isAlive(pid) && commandLine(pid).includes(`-D ${dataDir} `)

/** Whether any process of a dead server still works in the data directory (every backend has it as its cwd). */
export const hasOrphans = (dataDir: string): boolean => {
  if (process.platform !== 'linux') return false
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === dataDir && isAlive(Number(entry))
    } catch {
      return false
    }
  })
}

/** A TCP port of the loopback interface that nothing listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
