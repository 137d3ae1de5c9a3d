import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { readPath } from '../../relay/web/request-path.ts'
import { appOf } from '../../relay/web/serve-apps.ts'
import { displayPaths } from '../../shared/access/screens.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
const inline = 'document.documentElement.dataset.theme="dark"'
const script = `console.log(${JSON.stringify('x'.repeat(3_000))})`
const writeBuild = (webDir: string, mark: string, id?: string): void => {
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
const newWebDir = (mark = 'a', id?: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-web-'))
  folders.push(folder)
  writeBuild(folder, mark, id)
  return folder
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}
/** A request whose path and headers are sent as they are: `fetch` would tidy them up. */
const raw = (url: string, path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body = '') =>
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
const socketText = (url: string, text: string): Promise<string> =>
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

describe('serving the apps', () => {
  test('[H1] the paths of wall screens get the display, every other page the console', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    expect(displayPaths).toContain('/dataDisplay/index')
    for (const path of displayPaths) {
      expect(appOf(path)).toBe('display')
      for (const form of [path, `${path}/`, `${path}?still&tier=2d`]) {
        expect((await raw(stack.url, form)).body.toString()).toContain('<title>display a')
      }
    }
    for (const path of [
      '/',
      '/login',
      '/console',
      '/lives/indexs',
      '/dataDisplay',
      '/no/such/page',
      '/%E5%A4%A7%E5%B1%8F',
    ]) {
      const answer = await raw(stack.url, path)
      expect(answer.status).toBe(200)
      expect(answer.body.toString()).toContain('<title>console a')
    }
  })

  test('[H2] pages are asked for again each time and cost nothing when they are known, in each encoding', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const plain = await raw(stack.url, '/login')
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    const tags = new Set([plain.headers.etag])
    for (const [coding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await raw(stack.url, '/login', { 'accept-encoding': `${coding}, identity;q=0.5` })
      expect(packed.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
      expect(unpack(packed.body).equals(plain.body)).toBe(true)
      tags.add(packed.headers.etag)
      const known = await raw(stack.url, '/login', {
        'accept-encoding': coding,
        'if-none-match': String(packed.headers.etag),
      })
      expect(known.status).toBe(304)
      expect(known.body).toHaveLength(0)
    }
    expect(tags.size).toBe(3)
    const refused = await raw(stack.url, '/login', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect((await raw(stack.url, '/login', {}, 'HEAD')).body).toHaveLength(0)
  })

  test('[H2] assets are kept for a year, precompressed ones are sent, other files are asked for again', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const path = '/assets/console-a.js'
    const plain = await raw(stack.url, path)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.body.toString()).toBe(script)
    const br = await raw(stack.url, path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(br.headers['content-type']).toMatch(/javascript/)
    expect(brotliDecompressSync(br.body).toString()).toBe(script)
    const gz = await raw(stack.url, path, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.body).toString()).toBe(script)
    expect((await raw(stack.url, '/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test.each([
    '/assets/old-chunk.js',
    '/assets/',
    '/assets/x',
    '/robots.txt',
    '/login.php',
    '/display/index.html',
    '/a/b.map',
  ])('[H3] %s is not there: 404, never a page', async (path) => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const answer = await raw(stack.url, path, { accept: 'text/html' })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toMatch(/text\/plain/)
    expect(answer.body.toString()).not.toMatch(/<title>/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('[H3] without a build the pages say so, and appear when it is whole', async () => {
    const webDir = mkdtempSync(join(tmpdir(), 'relay-web-'))
    folders.push(webDir)
    await using stack = await startTestRelay({ webDir })
    const missing = await raw(stack.url, '/login')
    expect(missing.status).toBe(503)
    expect(missing.body.toString()).toMatch(/尚未构建.*not built/s)
    writeBuild(webDir, 'a')
    await eventually(async () => (await raw(stack.url, '/login')).status === 200)
  })

  test("[H4] the policy allows own scripts and the two pages' inline ones, and nobody may frame them", async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    for (const path of ['/login', '/dataDisplay/index', '/assets/console-a.js', '/nothing.txt', '/healthz']) {
      const { headers } = await raw(stack.url, path)
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split(';')
          .map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1).join(' ')]),
      )
      const hash = createHash('sha256').update(inline).digest('base64')
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': `'self' 'sha256-${hash}'`,
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data: blob:",
        'connect-src': "'self'",
        'worker-src': "'self' blob:",
        'frame-ancestors': "'none'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
      })
      expect(policy).not.toHaveProperty('upgrade-insecure-requests')
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('[H10] pages are read with GET and HEAD only', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const answer = await raw(stack.url, '/login', {}, method)
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
    }
  })
})

describe('a new build', () => {
  test('[R24] walls of another build are told once it is served, and at connect; the same build is not', async () => {
    const webDir = newWebDir('a', 'build-a')
    await using stack = await startTestRelay({ webDir })
    const old = await stack.wall({ token: 't1', build: 'build-a' })
    const older = await stack.wall({ token: 't1', build: 'build-0' })
    const nameless = await stack.wall({ token: 't1' })
    await older.until((one) => one.commands.length === 1)
    await sleep(200)
    expect(old.commands).toEqual([])
    writeBuild(webDir, 'b', 'build-b')
    await old.until((one) => one.commands.length > 0)
    await nameless.until((one) => one.commands.length > 0)
    expect(old.commands).toEqual([{ kind: 'reload', build: 'build-b' }])
    expect((await raw(stack.url, '/dataDisplay/index')).body.toString()).toContain('<title>display b')
    expect((await raw(stack.url, '/assets/display-b.js')).status).toBe(200)
    await sleep(300)
    expect(old.commands).toHaveLength(1)
    const fresh = await stack.wall({ token: 't1', build: 'build-b' })
    await sleep(200)
    expect(fresh.commands).toEqual([])
  })

  test('[R24] a half copied build is neither served nor announced; without build.json the page names it', async () => {
    const webDir = newWebDir('a')
    await using stack = await startTestRelay({ webDir })
    const wall = await stack.wall({ token: 't1', build: 'whatever' })
    const next = newWebDir('b')
    renameSync(join(next, 'display/index.html'), join(webDir, 'display/index.html'))
    renameSync(join(next, 'console/index.html'), join(webDir, 'console/index.html'))
    await sleep(400)
    expect(wall.commands).toEqual([])
    expect((await raw(stack.url, '/login')).body.toString()).toContain('console a')
    writeBuild(webDir, 'b')
    await wall.until((one) => one.commands.length > 0)
    expect(wall.commands).toHaveLength(1)
    expect((await raw(stack.url, '/login')).body.toString()).toContain('console b')
  })
})

describe('the way to the platform', () => {
  const smuggled = [
    '/api/v1/../admin',
    '/api/./v1/x',
    '/api/v1/%2e%2e/admin',
    '/api/v1/..%2fadmin',
    '/api/%2E%2E/x',
    '/api/v1/%2fadmin',
    '/api/v1/%5cadmin',
    '/api/v1\\admin',
    '//evil.example/api/v1/x',
    '/api//v1/x',
    '/api/v1/%252e%252e/admin',
    '/api/v1/%00',
    '/api/v1/a%0d%0aX: y',
    '/api/v1/%zz',
    'http://evil.example/api/v1/x',
    'evil.example:80',
  ]
  test.each(smuggled)('[H5] %s is refused and reaches nobody', async (path) => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const answer = await raw(stack.url, path).catch((error: Error) => error.message)
    if (typeof answer === 'string') expect(answer).toMatch(/unescaped|Invalid/)
    else expect(answer.status).toBe(400)
    const text = await socketText(stack.url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(stack.platform.echoed).toEqual([])
  })

  test('[H5] a plain path stays as it is, query and all', () => {
    expect(readPath('/api/v1/screen/data?at=1&x=%2e%2e//')).toEqual({ path: '/api/v1/screen/data' })
    expect(readPath('/%E5%A4%A7')).toEqual({ path: '/%E5%A4%A7' })
    expect(readPath(undefined)).toEqual({ refused: 'form' })
  })

  test('[H5] two lengths, bad chunks and a bare line feed are refused: one request never becomes two', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const hidden = 'GET /api/v1/hidden HTTP/1.1\r\nHost: a\r\n\r\n'
    const cases = [
      `POST /api/v1/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `POST /api/v1/x HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 44\r\n\r\n${hidden}`,
      `POST /api/v1/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${hidden}`,
      `POST /api/v1/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n${hidden}`,
      `POST /api/v1/x HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\n${hidden}`,
      `DELETE /api/v1/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2a\r\n${hidden}\r\n0\r\n\r\n`,
    ]
    for (const text of cases) {
      expect(await socketText(stack.url, text)).toMatch(/^HTTP\/1\.1 (400|405) /)
      expect(stack.platform.echoed.filter(({ url }) => url.includes('hidden'))).toEqual([])
    }
  })

  test('[H6] method, path, query, body and token go through; hop-by-hop and forged forwarding headers do not', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const headers = {
      token: 'abc',
      version: '9',
      'content-type': 'application/json',
      host: 'evil.example',
      connection: 'keep-alive, x-secret-hop',
      'x-secret-hop': '1',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '8.8.8.8',
      forwarded: 'for=8.8.8.8',
    }
    const answer = await raw(stack.url, '/api/v1/login?a=1&b=%2F', headers, 'POST', '{"account":"潮"}')
    expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 1, data: { method: 'POST' } })
    const [got] = stack.platform.echoed
    expect(got).toMatchObject({ url: '/api/v1/login?a=1&b=%2F', body: '{"account":"潮"}' })
    expect(got?.headers).toMatchObject({ token: 'abc', version: '9', 'x-forwarded-for': '127.0.0.1' })
    expect(got?.headers.host).toBe(new URL(stack.platform.url).host)
    for (const name of ['x-secret-hop', 'te', 'proxy-authorization', 'x-forwarded-host', 'x-real-ip', 'forwarded']) {
      expect(got?.headers).not.toHaveProperty(name)
    }
    expect((await raw(stack.url, '/private/p/1.webp')).status).toBe(200)
    expect(stack.platform.echoed[1]?.url).toBe('/private/p/1.webp')
  })

  test('[H6] only GET, HEAD and POST reach the platform, and only below its two prefixes', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const answer = await raw(stack.url, '/api/v1/x', {}, method)
      expect(answer.status).toBe(405)
      expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 0, data: null })
    }
    for (const path of ['/api', '/private', '/apix/v1', '/livez', '/__push?i=1']) await raw(stack.url, path)
    expect(stack.platform.echoed).toEqual([])
    expect(stack.platform.livezCalls).toBe(0)
  })

  test("[H7] a platform that is down answers 502 with the catalogue's network message, and works again after", async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    expect((await raw(stack.url, '/api/v1/x')).status).toBe(200)
    await stack.platform.kill()
    const answer = await raw(stack.url, '/api/v1/x', {}, 'POST', '{}')
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.body.toString())).toEqual({ status: 0, data: null, message: '请求超时, 请检查网络!' })
    expect((await raw(stack.url, '/login')).status).toBe(200)
    await stack.platform.start()
    await eventually(async () => (await raw(stack.url, '/api/v1/x')).status === 200)
  })

  test('[H8] /__push passes only with BENCH on and a loopback host', async () => {
    const webDir = newWebDir()
    await using closed = await startTestRelay({ webDir })
    await using open = await startTestRelay({ webDir, bench: true })
    await using exposed = await startTestRelay({ webDir, bench: true, host: '0.0.0.0' })
    expect((await raw(closed.url, '/__push?i=5')).status).toBe(404)
    expect((await raw(exposed.url, '/__push?i=5')).status).toBe(404)
    expect(exposed.lines.some(({ level, text }) => level === 'warn' && text.includes('BENCH'))).toBe(true)
    const wall = await open.wall({ token: 't1' })
    expect((await raw(open.url, '/__push?i=5')).status).toBe(200)
    await wall.until((one) => one.gmv === 10_000_005)
  })

  test('[H9] healthz tells that it lives, readyz the state of each part', async () => {
    const webDir = newWebDir()
    await using stack = await startTestRelay({ webDir })
    const health = await raw(stack.url, '/healthz')
    expect([health.status, health.body.toString()]).toEqual([200, '{"status":"ok"}'])
    const ready = await raw(stack.url, '/readyz')
    expect(ready.status).toBe(200)
    expect(JSON.parse(ready.body.toString())).toEqual({ status: 'ok', parts: { platform: 'ok', apps: 'ok' } })
    await stack.platform.kill()
    await sleep(1_050)
    const down = await raw(stack.url, '/readyz')
    expect(down.status).toBe(503)
    expect(JSON.parse(down.body.toString()).parts).toEqual({ platform: 'down', apps: 'ok' })
    expect((await raw(stack.url, '/healthz')).status).toBe(200)
    await using bare = await startTestRelay()
    expect(JSON.parse((await raw(bare.url, '/readyz')).body.toString()).parts.apps).toBe('missing')
  })

  test('[H9] metrics count what happens, name no tenant and no version, and stay on this machine', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const wall = await stack.wall({ token: 't1' })
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_002)
    const text = (await raw(stack.url, '/metrics')).body.toString()
    for (const name of ['sockets 1', 'rooms 1', 'polls_total{outcome="news"}', 'deliveries_total{event="patch"} 1']) {
      expect(text).toContain(`tidewall_relay_${name}`)
    }
    expect(text).toMatch(/event_loop_lag_seconds\{quantile="0\.99"\} [\d.e-]+/)
    expect(text).not.toMatch(/c1|t1|v20|node_version/)
    expect((await raw(stack.url, '/metrics', { 'x-forwarded-for': '8.8.8.8' })).status).toBe(404)
  })
})
