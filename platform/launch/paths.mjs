import { mkdirSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from './refusal.mjs'

/** The checkout. */
export const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '../..'))

/**
 * DATA_DIR as an absolute path, made when it is missing. Others may enter it (PostgreSQL can run as another user) but
 * not list it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 * @throws {Refusal} when it cannot be made
 */
export const dataDirectory = (env) => {
  const wanted = resolve(root, env.DATA_DIR || '.data')
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o711 })
    return realpathSync(wanted)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(
      `无法创建数据目录 ${wanted}。请检查权限与磁盘，或用 DATA_DIR 指定别的目录。`,
      `The data directory ${wanted} cannot be made (${reason}). Check rights and disk, or name another one with DATA_DIR.`,
    )
  }
}
