import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresStartError } from './errors.ts'

/** PostgreSQL refuses to run as root: whose rights its processes get, and what stands before each command. */
export interface Identity {
  readonly prefix: readonly string[]
  /** Numeric user and group for spawn; absent: the same as ours. */
  readonly ids: { readonly uid: number; readonly gid: number } | undefined
}

const nobody = { uid: 65534, gid: 65534 }

const reaches = (paths: readonly string[]): boolean =>
  spawnSync('/bin/sh', ['-c', 'for p; do [ -x "$p" ] || exit 1; done', 'sh', ...paths], { ...nobody, cwd: '/' })
    .status === 0

const mapUser = ['unshare', '-U', '--map-user=1000', '--map-group=1000']

/**
 * An ordinary user runs the server himself. Root hands it to `nobody`; where `nobody` cannot reach the program or the
 * data (a checkout below /root), root runs it in a user name space in which it is called user 1000.
 * @param paths files and folders that the server must be able to enter
 */
export const chooseIdentity = (paths: readonly string[]): Identity => {
  if (process.getuid?.() !== 0) return { prefix: [], ids: undefined }
  if (reaches(paths)) return { prefix: [], ids: nobody }
  const [command = '', ...args] = mapUser
  if (spawnSync(command, [...args, 'true'], { cwd: '/' }).status === 0) return { prefix: mapUser, ids: undefined }
  throw new PostgresStartError(
    `PostgreSQL 不能以 root 运行，而用户 nobody 无法进入 ${paths.join('、')}。请用普通用户运行，或把 DATA_DIR 和代码放在其他用户可进入的目录。\nPostgreSQL does not run as root, and user nobody cannot enter ${paths.join(', ')}. Run as an ordinary user, or put DATA_DIR and the checkout where other users may enter.`,
  )
}

const chownTree = (path: string, uid: number, gid: number): void => {
  chownSync(path, uid, gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) chownTree(child, uid, gid)
    else if (!entry.isSymbolicLink()) chownSync(child, uid, gid)
  }
}

/** Gives a folder with all that it holds to the server's user, when it belongs to another one; only root can. */
export const handOver = (path: string, identity: Identity): void => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = identity.ids ?? { uid: 0, gid: 0 }
  if (lstatSync(path).uid !== uid) chownTree(path, uid, gid)
}
