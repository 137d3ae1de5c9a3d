import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

/** Serves one page that opens a bare web socket to its own address, and what feeds it. */
export const serveFed = async (html: string) => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    push: async (value: number): Promise<void> => {
      for (const socket of sockets.clients as Set<WebSocket>) socket.send(String(value))
    },
    close: () => {
      sockets.close()
      server.close()
    },
  }
}
