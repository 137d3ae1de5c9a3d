import type { ServerResponse } from 'node:http'

/** A short answer that nobody keeps. */
export const sendText = (response: ServerResponse, status: number, text: string): void => {
  if (response.headersSent) return void response.destroy()
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status).end(text)
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  if (response.headersSent) return void response.destroy()
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status).end(JSON.stringify(body))
}
