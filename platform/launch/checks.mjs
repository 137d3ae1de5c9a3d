import { accessSync, constants, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { Refusal } from './refusal.mjs'

const minimumFreeBytes = 300 * 1024 * 1024

/**
 * PORT as a number.
 * @param {string | undefined} text
 * @returns {number} 0 for "any free port"
 */
export const readPort = (text) => {
  const port = Number(text || 8080)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Refusal(
    `PORT 必须是 0 到 65535 的整数，而不是“${text}”。`,
    `PORT must be a whole number from 0 to 65535, not "${text}".`,
  )
}

/**
 * Listens for a moment, to see whether the address can be had.
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<number>} the port
 * @throws {Refusal} with the remedy
 */
export const claimPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(portRefusal(error, port, host)))
    server.listen({ port, host }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 */
const portRefusal = (error, port, host) => {
  const other = port < 65_535 ? port + 1 : 8080
  if (error.code === 'EADDRINUSE')
    return new Refusal(
      `端口 ${port} 已被其他程序占用。请停止该程序，或换一个端口：PORT=${other} npm start`,
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${other} npm start`,
    )
  if (error.code === 'EACCES')
    return new Refusal(
      `没有权限使用端口 ${port}。请换一个 1024 以上的端口：PORT=8080 npm start`,
      `Port ${port} needs rights that this user lacks. Choose one above 1024: PORT=8080 npm start`,
    )
  return new Refusal(
    `无法监听 ${host}:${port}（${error.code}）。请检查 HOST 与 PORT。`,
    `Cannot listen on ${host}:${port} (${error.code}). Check HOST and PORT.`,
  )
}

/**
 * Whether the data can be written, and for some time to come.
 * @param {string} dataDir an existing folder
 * @throws {Refusal}
 */
export const checkDisk = (dataDir) => {
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new Refusal(
      `数据目录 ${dataDir} 不可写。请检查权限，或用 DATA_DIR 指定别的目录。`,
      `The data directory ${dataDir} is not writable. Check its rights, or name another one with DATA_DIR.`,
    )
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  if (free >= minimumFreeBytes) return
  const mb = Math.floor(free / 1024 / 1024)
  throw new Refusal(
    `${dataDir} 所在磁盘只剩 ${mb} MB，至少需要 300 MB。请清理空间，或用 DATA_DIR 指定别的磁盘。`,
    `The disk of ${dataDir} has ${mb} MB left and needs 300 MB at least. Free some space, or name another disk with DATA_DIR.`,
  )
}
