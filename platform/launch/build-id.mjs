import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build depends on: the rooms, and the files at the root that steer the bundlers. */
const sourceFolders = ['console', 'display', 'platform', 'relay', 'shared']
const notBuilt = 'platform/launch' // runs as it is
const rootFiles = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts']

/**
 * Every file below `folder`, as sorted paths relative to `root`; a missing folder has none.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
const filesBelow = (root, folder) => {
  /** @type {import('node:fs').Dirent[]} */
  let entries
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (path === notBuilt) return []
      return entry.isDirectory() ? filesBelow(root, path) : [path]
    })
}

/**
 * Content hash of everything that is built: 16 hexadecimal digits, the same on every machine for the same sources.
 * @param {string} root the checkout
 * @returns {string}
 */
export const buildId = (root) => {
  const hash = createHash('sha256')
  for (const path of [...rootFiles, ...sourceFolders.flatMap((folder) => filesBelow(root, folder))]) {
    let content
    try {
      content = readFileSync(join(root, path))
    } catch {
      continue
    }
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}
