import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from './answers.ts'
import type { Build } from './build.ts'
import type { ReadClient } from './client.ts'
import type { PlatformProxy } from './proxy.ts'
import { readPath } from './request-path.ts'
import { overTls, securityHeaders } from './security-headers.ts'
import { serveApps } from './serve-apps.ts'
import type { Status } from './status.ts'

export interface RouteDeps {
  readonly proxy: PlatformProxy
  readonly status: Status
  readonly client: ReadClient
  readonly build: () => Build | null
  /** Whether `/__push` reaches the platform. */
  readonly push: boolean
}

const isPlatformPath = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/private/')
const isReserved = (path: string): boolean =>
  path === '/api' || path === '/private' || path === '/__push' || path.startsWith('/socket.io')

/** Every request but the sockets': checked path first, then who answers it. */
export const createRoutes = ({ proxy, status, client: clientOf, build, push }: RouteDeps) => {
  const bareHeaders = securityHeaders([])
  return (request: IncomingMessage, response: ServerResponse): void => {
    const client = clientOf(request)
    const current = build()
    const setHeaders = current?.headers ?? bareHeaders
    if (client.isSecure) overTls(request, response, () => undefined)
    setHeaders(request, response, () => {
      const reading = readPath(request.url)
      if ('refused' in reading) return sendText(response, 400, '路径无效 / Bad path')
      const { path } = reading
      if (isPlatformPath(path) || (push && path === '/__push')) return proxy.handle(request, response, client)
      if (isReserved(path)) return sendText(response, 404, '404')
      if (!status(response, path, client)) serveApps(request, response, path, current)
    })
  }
}
