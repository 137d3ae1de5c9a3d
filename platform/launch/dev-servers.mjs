import { watch } from 'node:fs'
import { join } from 'node:path'
import { createLogFile } from './log-file.mjs'
import { supervise } from './supervise.mjs'

const settleMs = 200

/**
 * Restarts a server when its own room or shared changes.
 * @param {string} root
 * @param {import('./supervise.mjs').Server[]} servers
 */
export const watchSources = (root, servers) => {
  for (const server of servers) {
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    const changed = () => {
      clearTimeout(timer)
      timer = setTimeout(() => server.restart(), settleMs)
    }
    for (const folder of [server.name, 'shared']) watch(join(root, folder), { recursive: true }, changed)
  }
}

/**
 * Vite's development server for both apps, at the address that people open.
 * @param {{ root: string, host: string, port: number, relayUrl: string, logs: string, say: (line: string) => void }} options
 * @returns {Promise<import('./supervise.mjs').Server>} once it serves
 */
export const startVite = async ({ root, host, port, relayUrl, logs, say }) => {
  const server = supervise({
    name: 'vite',
    args: ['platform/build/dev.mjs'],
    cwd: root,
    env: { ...process.env, HOST: host, PORT: String(port), RELAY_URL: relayUrl },
    log: createLogFile(join(logs, 'vite.log')),
    onProgress: () => {},
    say,
  })
  await server.ready
  return server
}
