import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { MediaSettings } from '../../platform/media/settings.ts'
import { temporaryFolder } from './folder.ts'
import { type Running, run } from './process.ts'
import { signatureOf } from './s3-signature.ts'

const root = join(import.meta.dirname, '../..')
const BUCKET = 'tidewall-media'
/** The server's only account. */
const KEY = 'S3RVER'

export type S3TestSettings = Extract<MediaSettings, { store: 's3' }>

export interface S3TestServer extends AsyncDisposable {
  readonly settings: S3TestSettings
  /** What was asked for since the last call of this, as `PUT name?query`. */
  readonly asked: () => readonly string[]
  /** Kills it; connections are refused until it is back with all that it had. */
  readonly down: () => Promise<void>
  readonly back: () => Promise<void>
  /** Answers the next calls whose words match with 503, or breaks their connection off in the middle. */
  readonly fail: (words: RegExp, how: 'busy' | 'broken', times: number) => void
}

const freePort = async (): Promise<number> => {
  const server = createSocketServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const refuse = (res: ServerResponse, status: number, code: string): void =>
  void res.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

/**
 * An S3 server of its own process (s3rver, which keeps objects and parts on the disk), behind a door that does what it
 * leaves out: every signature and every hash of a body is made anew, and who has the wrong ones is refused.
 */
export const startS3 = async (): Promise<S3TestServer> => {
  const folder = temporaryFolder('tidewall-s3-')
  const inner = await freePort()
  let server: Running | undefined
  let asked: string[] = []
  let failing: { words: RegExp; how: 'busy' | 'broken'; times: number } | undefined
  const start = async (): Promise<void> => {
    const options = ['-d', folder.path, '-a', '127.0.0.1', '-p', String(inner), '-s', '--configure-bucket', BUCKET]
    server = run(process.execPath, ['node_modules/s3rver/bin/s3rver.js', ...options], { cwd: root })
    await server.said(/listening/)
  }
  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = req
    const words = `${method} ${url.slice(BUCKET.length + 2)}`
    asked.push(words)
    if (failing && failing.times > 0 && failing.words.test(words)) {
      failing.times -= 1
      if (failing.how === 'busy') return refuse(res, 503, 'SlowDown')
      req.once('data', () => req.socket.destroy())
      return
    }
    const body = await buffer(req)
    const given = /Signature=([0-9a-f]+)/.exec(headers.authorization ?? '')?.[1]
    if (given !== signatureOf({ method, url, headers }, KEY)) return refuse(res, 403, 'SignatureDoesNotMatch')
    if (createHash('sha256').update(body).digest('hex') !== headers['x-amz-content-sha256'])
      return refuse(res, 400, 'XAmzContentSHA256Mismatch')
    const { connection: _, 'transfer-encoding': __, ...kept } = headers
    const answer = await fetch(`http://127.0.0.1:${inner}${url}`, {
      method,
      headers: Object.entries(kept).flatMap(([name, value]): [string, string][] =>
        name === 'host' || name === 'content-length' || value === undefined ? [] : [[name, String(value)]],
      ),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const length = method === 'HEAD' ? (answer.headers.get('content-length') ?? '0') : String(bytes.length)
    const { 'transfer-encoding': ___, connection: ____, ...told } = Object.fromEntries(answer.headers)
    res.writeHead(answer.status, { ...told, 'content-length': length }).end(bytes)
  }
  const door = createServer((req, res) => {
    serve(req, res).catch(() => req.socket.destroy())
  })
  await start()
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  const down = async (): Promise<void> => {
    door.closeAllConnections()
    await new Promise((resolve) => door.close(resolve))
    await server?.[Symbol.asyncDispose]()
    server = undefined
  }
  return {
    settings: {
      store: 's3',
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      keyId: KEY,
      keySecret: KEY,
      pathStyle: true,
    },
    asked: () => {
      const all = asked
      asked = []
      return all
    },
    down,
    back: async () => {
      await start()
      await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve))
    },
    fail: (words, how, times) => {
      failing = { words, how, times }
    },
    async [Symbol.asyncDispose]() {
      if (server) await down()
      folder[Symbol.dispose]()
    },
  }
}
