import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildId } from './build-id.mjs'
import { runQuietly } from './install.mjs'
import { waitForLock } from './lock.mjs'
import { Refusal } from './refusal.mjs'

const assets = join('web', 'assets')

/**
 * What dist says about itself: the sources' hash and the files that belong to this build (not to the one before).
 * @param {string} dist
 * @returns {{ id: string, assets: string[] } | undefined}
 */
const readStamp = (dist) => {
  try {
    return JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Whether dist was built from the sources as they are.
 * @param {string} root
 */
export const isBuilt = (root) => readStamp(join(root, 'dist'))?.id === buildId(root)

/**
 * Pages that are open during an update still load chunks of the build that they came from: one build back is kept.
 * @param {string} dist the build that is served now
 * @param {string} next the new one
 */
const keepOldAssets = (dist, next) => {
  for (const name of readStamp(dist)?.assets ?? []) {
    const from = join(dist, assets, name)
    const to = join(next, assets, name)
    if (existsSync(from) && !existsSync(to)) cpSync(from, to)
  }
}

/** Builds of processes that were killed. @param {string} root */
const removeLeftovers = (root) => {
  for (const name of readdirSync(root))
    if (/^dist\.(next|old)-\d+$/.test(name)) rmSync(join(root, name), { recursive: true, force: true })
}

/**
 * @param {string} root
 * @param {string} next
 * @param {string} id
 */
const buildInto = async (root, next, id) => {
  const env = { ...process.env, NODE_ENV: 'production', WEB_OUT_DIR: join(next, 'web'), BUILD_ID: id }
  const web = runQuietly(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: root, env })
  const server = runQuietly(process.execPath, ['platform/build/server.mjs', join(next, 'server')], { cwd: root, env })
  for (const { code, output } of await Promise.all([web, server]))
    if (code !== 0) throw new Refusal(`构建失败：\n${output.trim()}`, 'The build failed; the output above says why.')
  mkdirSync(join(next, assets), { recursive: true })
  const stamp = { id, assets: readdirSync(join(next, assets)) }
  keepOldAssets(join(root, 'dist'), next)
  writeFileSync(join(next, 'build.json'), `${JSON.stringify(stamp)}\n`)
}

/**
 * Builds both apps and the servers into dist, unless the sources are those of the last build. A build becomes visible
 * whole or not at all.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @throws {Refusal} with the bundler's output
 */
export const ensureBuilt = async (root, progress) => {
  if (isBuilt(root)) return
  const release = await waitForLock(`build:${root}`, () =>
    progress.step('另一个进程正在构建，稍候… Another process is building, waiting for it…'),
  )
  const dist = join(root, 'dist')
  const next = `${dist}.next-${process.pid}`
  const old = `${dist}.old-${process.pid}`
  try {
    const id = buildId(root)
    if (readStamp(dist)?.id === id) return
    progress.step('构建前端与服务… Building the apps and the servers…')
    removeLeftovers(root)
    await buildInto(root, next, id)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(next, dist)
  } finally {
    for (const leftover of [next, old]) rmSync(leftover, { recursive: true, force: true })
    progress.done()
    release()
  }
}

/** Path of a built server program. @param {string} root @param {string} name */
export const builtServer = (root, name) => join(root, 'dist', 'server', `${name}.js`)

/** Folder of the built apps. @param {string} root */
export const builtWeb = (root) => join(root, 'dist', 'web')
