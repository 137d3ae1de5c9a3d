import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const socketPath = '/socket.io/'

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Answers requests that ask for another protocol than the walls' socket. Who would rather speak HTTP/2 (`Upgrade: h2c`)
 * gets HTTP/1.1, as RFC 9110, 7.8 lets a server do, for what has no body: one would have to be read from the bare socket.
 * A WebSocket is nowhere but where the walls' is.
 */
export const answerUpgrades = (
  http: Server,
  routes: (request: IncomingMessage, response: ServerResponse) => void,
): void => {
  http.on('upgrade', (request, socket) => {
    if (request.url?.startsWith(socketPath)) return
    socket.on('error', () => socket.destroy())
    const wanted = String(request.headers.upgrade).toLowerCase()
    if (wanted.split(',').some((one) => one.trim() === 'websocket')) return refuse(socket, '404 Not Found')
    const isPlain = request.method === 'GET' || request.method === 'HEAD'
    if (!isPlain || !(socket instanceof Socket)) return refuse(socket, '400 Bad Request')
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.on('finish', () => {
      response.detachSocket(socket)
      socket.end()
    })
    routes(request, response)
  })
}
