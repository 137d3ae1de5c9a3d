import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SmsRequest {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface SmsServer extends AsyncDisposable {
  readonly url: string
  readonly requests: SmsRequest[]
  /** How it answers from now on; 204 at first. */
  answer: (response: ServerResponse) => void
}

/** A provider's server on this machine that keeps what it is asked. */
export const startSmsServer = async (): Promise<SmsServer> => {
  const requests: SmsRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      made.answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const made: SmsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (response) => void response.writeHead(204).end(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return made
}
