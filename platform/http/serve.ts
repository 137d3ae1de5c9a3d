import { createServer } from 'node:http'
import type { Express } from 'express'

export interface Serving {
  readonly url: string
  /** Takes no more connections and waits for the running calls, at most three seconds. */
  readonly stop: () => Promise<void>
}

const STOP_LIMIT_MS = 3000

/** @throws a sentence for people when the port is taken */
export const serve = (app: Express, host: string, port: number): Promise<Serving> =>
  new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: 30_000, requestTimeout: 2 * 3_600_000 }, app)
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `端口 ${port} 已被占用。 Port ${port} is taken.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string')
        return reject(new TypeError('the platform listens on no port'))
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
      const stop = (): Promise<void> =>
        new Promise((stopped) => {
          const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS)
          server.close(() => {
            clearTimeout(limit)
            stopped()
          })
          server.closeIdleConnections()
        })
      resolve({ url: `http://${name}:${address.port}`, stop })
    })
  })
