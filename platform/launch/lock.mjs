import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A lock that lives exactly as long as its holder: a listening socket named after what is locked. The kernel closes it
 * when the process dies, however it dies, so that no stale lock file can stand in the way.
 * @param {string} key
 */
const addressOf = (key) => {
  const name = `tidewall-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/**
 * @param {string} address
 * @param {() => object} describe
 * @returns {Promise<(() => void) | undefined>} what releases the lock; undefined when somebody holds it
 */
const listen = (address, describe) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.unref()
      socket.write(`${JSON.stringify(describe())}\n`) // and stays open: its end tells a waiting process to try again
    })
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set()
    server.on('connection', (socket) => {
      waiting.add(socket)
      socket.once('close', () => waiting.delete(socket))
    })
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(() => {
        server.close()
        for (const socket of waiting) socket.destroy()
      })
    })
  })

/**
 * What the holder says about itself, and when it is gone; undefined when nobody answers.
 * @param {string} address
 * @returns {Promise<{ info: Record<string, unknown>, gone: Promise<void> } | undefined>}
 */
const ask = (address) =>
  new Promise((resolve) => {
    const socket = connect(address)
    /** @type {Promise<void>} */
    const gone = new Promise((end) => socket.once('close', () => end()))
    let text = ''
    const answer = () => {
      const end = text.indexOf('\n')
      if (end < 0) return
      try {
        resolve({ info: JSON.parse(text.slice(0, end)), gone })
      } catch {
        resolve({ info: {}, gone })
      }
    }
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += chunk
      answer()
    })
    socket.once('error', () => resolve(undefined))
    socket.once('close', () => resolve(undefined))
    setTimeout(() => resolve({ info: {}, gone }), 3000).unref()
  })

/**
 * Takes the lock or tells who has it.
 * @param {string} key what is locked, as a real path with a prefix
 * @param {() => object} describe what to tell those who ask while we hold it
 * @returns {Promise<{ release: () => void } | { holder: Record<string, unknown>, gone: Promise<void> }>}
 */
export const tryLock = async (key, describe) => {
  const address = addressOf(key)
  for (;;) {
    const release = await listen(address, describe)
    if (release) return { release }
    const answer = await ask(address)
    if (answer) return { holder: answer.info, gone: answer.gone }
    // Nobody there: it ended this moment, or (where sockets are files) it left its file behind.
    if (!address.startsWith('\0') && process.platform !== 'win32') rmSync(address, { force: true })
  }
}

/**
 * Takes the lock, waiting for whoever has it.
 * @param {string} key
 * @param {() => void} onWait called once when there is somebody to wait for
 * @returns {Promise<() => void>} releases it
 */
export const waitForLock = async (key, onWait) => {
  for (let told = false; ; told = true) {
    const result = await tryLock(key, () => ({ pid: process.pid }))
    if ('release' in result) return result.release
    if (!told) onWait()
    await result.gone
  }
}
