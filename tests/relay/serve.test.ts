import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { appOf } from '../../relay/web/serve-apps.ts'
import { displayPaths } from '../../shared/access/screens.ts'
import { eventually, startTestRelay } from './setup.ts'
import { inline, newWebDir, raw, script, writeBuild } from './web.ts'

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

  test('[H2] assets are kept for a year, precompressed ones are sent, other files are asked for again', {
    tags: ['long'],
  }, async () => {
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
    await using stack = await startTestRelay({ webDir })
    const missing = await raw(stack.url, '/login')
    expect(missing.status).toBe(503)
    expect(missing.body.toString()).toMatch(/尚未构建.*not built/s)
    writeBuild(webDir, 'a')
    await eventually(async () => (await raw(stack.url, '/login')).status === 200)
    rmSync(webDir, { recursive: true })
  })

  test('[H11] a file that is gone by the time it is read cuts that request, and no range stops the relay', async () => {
    const webDir = newWebDir()
    await using stack = await startTestRelay({ webDir })
    const path = '/assets/console-a.js'
    for (const range of ['bytes=9-3', 'bytes=0-9', 'bytes=99999-', 'bytes=x'])
      expect((await raw(stack.url, path, { range })).body.toString()).toBe(script)
    rmSync(join(webDir, path))
    await expect(raw(stack.url, path)).rejects.toThrow(/socket hang up|aborted|ECONNRESET/)
    expect((await raw(stack.url, '/login')).status).toBe(200)
    expect((await raw(stack.url, '/favicon.svg')).status).toBe(200)
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
        'media-src': "'self' blob:",
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
