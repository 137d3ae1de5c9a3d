import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForLock } from './lock.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/**
 * @param {string} path
 * @returns {Record<string, Locked> | undefined} undefined when there is none, or half of one
 */
const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @param {string[] | undefined} list @param {string} own */
const fits = (list, own) => !list || list.includes(own) || list.every((one) => one.startsWith('!') && one !== `!${own}`)

/** @param {Locked} entry */
const neededHere = (entry) =>
  !entry.optional ||
  (Boolean(entry.os ?? entry.cpu) && !entry.libc && fits(entry.os, process.platform) && fits(entry.cpu, process.arch))

/**
 * Whether node_modules holds what the lock file names. npm writes its own copy of the lock file into node_modules as the
 * last step of an install, so that a broken-off one never matches.
 * @param {string} root
 * @returns {boolean}
 */
export const isInstalled = (root) => {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    if (!found) return !neededHere(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/** The npm that started us, or the one on the PATH. */
export const npm = () => {
  const own = process.env.npm_execpath
  return own?.endsWith('.js') && /npm-cli/.test(own)
    ? { command: process.execPath, first: [own] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] }
}

/**
 * Runs a program to its end without showing its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>} the last 64 kB of both outputs; code -1: a signal or no start
 */
export const runQuietly = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output = (output + chunk).slice(-65_536)
      })
    child.once('error', (error) => resolve({ code: -1, output: output + error.message }))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })

const ciFlags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']

/**
 * Installs the packages of the lock file unless they are there. One process per checkout installs; others wait.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @throws {Refusal} with npm's own output
 */
export const ensureInstalled = async (root, progress) => {
  if (isInstalled(root)) return
  const release = await waitForLock(`build:${root}`, () =>
    progress.step('另一个进程正在安装，稍候… Another process is installing, waiting for it…'),
  )
  try {
    if (isInstalled(root)) return
    progress.step('安装依赖… Installing packages…')
    const { command, first } = npm()
    const { code, output } = await runQuietly(command, [...first, ...ciFlags], {
      cwd: root,
      shell: command.endsWith('.cmd'),
    })
    if (code === 0) return
    progress.say(output.trim())
    throw new Refusal(
      '安装失败（npm 的输出见上）。请检查网络后重试。',
      'The installation failed (npm says why above). Check the network and try again.',
    )
  } finally {
    progress.done()
    release()
  }
}
