import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readPath } from '../../relay/web/request-path.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'
import { newWebDir, raw, socketText } from './web.ts'

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

  test('[H16] who offers another protocol gets plain HTTP/1.1 at once, and a WebSocket nowhere but at the walls’ path', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const asking = (line: string, upgrade: string): Promise<string> =>
      socketText(
        stack.url,
        `${line} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${upgrade}\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
      )
    expect(await asking('GET /healthz', 'h2c')).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*"ok"/)
    expect(await asking('GET /', 'h2c')).toMatch(/^HTTP\/1\.1 200 [\s\S]*<!doctype html>/)
    expect(await asking('GET /api/v1/echo?x=1', 'h2c')).toMatch(/^HTTP\/1\.1 200 /)
    expect(stack.platform.echoed.map(({ url }) => url)).toEqual(['/api/v1/echo?x=1'])
    expect(stack.platform.echoed[0]?.headers).not.toHaveProperty('http2-settings')
    expect(stack.platform.echoed[0]?.headers).not.toHaveProperty('upgrade')
    expect(await asking('POST /api/v1/echo', 'h2c')).toMatch(/^HTTP\/1\.1 400 /)
    for (const path of ['/', '/api/v1/echo', '/socket.io'])
      expect(await asking(`GET ${path}`, 'websocket')).toMatch(/^HTTP\/1\.1 404 /)
    const wall = await stack.wall({ token: 't1' })
    expect(wall.gmv).toBe(10_000_001)
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

  test('[H12] a long answer of the platform is sent packed to who takes it, a short one as it is', async () => {
    await using stack = await startTestRelay({ webDir: newWebDir() })
    const body = 'x'.repeat(20_000)
    const takes = { 'accept-encoding': 'gzip', 'content-type': 'text/plain' }
    const packed = await raw(stack.url, '/api/v1/x', takes, 'POST', body)
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.body.length).toBeLessThan(1000)
    expect(JSON.parse(gunzipSync(packed.body).toString()).data.body).toBe(body)
    const plain = await raw(stack.url, '/api/v1/x', { 'content-type': 'text/plain' }, 'POST', body)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(JSON.parse(plain.body.toString()).data.body).toBe(body)
    expect((await raw(stack.url, '/api/v1/x', takes)).headers).not.toHaveProperty('content-encoding')
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
