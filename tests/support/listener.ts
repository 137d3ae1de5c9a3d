import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listener {
  readonly url: string
  /** Breaks every connection; the address goes to the next one that asks. */
  release(): void
}

const idle: ((app: RequestListener) => Listener)[] = []

const open = async (): Promise<(app: RequestListener) => Listener> => {
  let current: RequestListener | undefined
  const server = createServer((request, response) => {
    if (current) current(request, response)
    else request.socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const take = (app: RequestListener): Listener => {
    current = app
    const release = (): void => {
      if (current !== app) return
      current = undefined
      server.closeAllConnections()
      idle.push(take)
    }
    return { url, release }
  }
  return take
}

/**
 * Serves `app` on the loopback interface. The addresses of a worker are lent one after another, so that a page which the
 * next test uses again stays with its origin.
 */
export const listenAt = async (app: RequestListener): Promise<Listener> => (idle.pop() ?? (await open()))(app)
