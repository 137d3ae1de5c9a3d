import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
/** The inline script of both pages. */
export const inline = 'document.documentElement.dataset.theme="dark"'
export const script = `console.log(${JSON.stringify('x'.repeat(3_000))})`
/** A build as the bundler leaves it; `mark` makes it differ. */
export const writeBuild = (webDir: string, mark: string, id?: string): void => {
  for (const folder of ['assets', 'display', 'console']) mkdirSync(join(webDir, folder), { recursive: true })
  for (const app of ['display', 'console']) {
    const html = `<!doctype html><title>${app} ${mark}</title><script>${inline}</script><script type="module" src="/assets/${app}-${mark}.js"></script>`
    writeFileSync(join(webDir, 'assets', `${app}-${mark}.js`), script)
    writeFileSync(join(webDir, 'assets', `${app}-${mark}.js.br`), brotliCompressSync(script))
    writeFileSync(join(webDir, 'assets', `${app}-${mark}.js.gz`), gzipSync(script))
    writeFileSync(join(webDir, app, 'index.html'), html)
  }
  writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  if (id) writeFileSync(join(webDir, 'build.json'), JSON.stringify({ id }))
}
export const newWebDir = (mark = 'a', id?: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-web-'))
  folders.push(folder)
  writeBuild(folder, mark, id)
  return folder
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}
/** A request whose path and headers are sent as they are: `fetch` would tidy them up. */
export const raw = (
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body = '',
) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const call = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
/** What comes back for bytes that no client library would send. */
export const socketText = (url: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let got = ''
    socket.on('data', (chunk) => {
      got += chunk
    })
    socket.on('close', () => resolve(got))
    socket.on('error', () => resolve(got))
    setTimeout(() => socket.destroy(), 600)
  })

/** The status of an asked upgrade; its socket is ended unless `kept` takes it. */
export const upgrade = (
  url: string,
  headers: Readonly<Record<string, string>>,
  query = 'transport=websocket',
  kept?: Duplex[],
): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(`${url}/socket.io/?EIO=4&${query}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    })
    call.on('upgrade', (_response, socket) => {
      if (kept) kept.push(socket)
      else socket.destroy()
      resolve(101)
    })
    call.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    call.on('error', reject)
    call.end()
  })
