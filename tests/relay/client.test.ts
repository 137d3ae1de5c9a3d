import type { Duplex } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { defaultCaps } from '../../relay/admission.ts'
import { readEnvironment } from '../../relay/env.ts'
import { createClients } from '../../relay/web/client.ts'
import { isLoopback } from '../../shared/net/address.ts'
import { readTrustedProxies } from '../../shared/net/trusted-proxies.ts'
import { eventually, startTestRelay } from './setup.ts'
import { newWebDir, raw, upgrade } from './web.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const addressOf = (trusted: string, peer: string, forwarded?: string): string => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return createClients(readTrustedProxies(trusted), silent)({ headers, socket: { remoteAddress: peer } } as never)
    .address
}

describe('who asks', () => {
  test.each([
    ['nobody is trusted: the peer', '', '127.0.0.1', '8.8.8.8', '127.0.0.1'],
    ['a forged word before the proxy', '127.0.0.1', '127.0.0.1', '6.6.6.6, 8.8.8.8', '8.8.8.8'],
    ['two trusted hops', '127.0.0.1,10.0.0.0/8', '127.0.0.1', '6.6.6.6, 8.8.8.8, 10.1.2.3', '8.8.8.8'],
    ['only the trusted ones themselves', '10.0.0.0/8', '10.0.0.1', '10.0.0.9, 10.0.0.8', '10.0.0.9'],
    ['another peer is not believed', '10.0.0.1', '10.0.0.2', '8.8.8.8', '10.0.0.2'],
    ['a mapped peer is its IPv4', '10.0.0.0/8', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '8.8.8.8'],
    ['a mapped setting too', '::ffff:10.0.0.1', '10.0.0.1', '8.8.8.8', '8.8.8.8'],
    ['IPv6', '::1,fd00::/8', '::1', '2001:db8::7, fd00::1', '2001:db8::7'],
    ['ports are no part of it', '::1', '::1', '[2001:db8::7]:443, 8.8.8.8:51234', '8.8.8.8'],
    ['what is no address is nobody', '::1', '::1', '8.8.8.8, unknown', '::1'],
    ['nothing was said', '::1', '::1', undefined, '::1'],
  ])('[H13] %s', (_, trusted, peer, forwarded, address) => {
    expect(addressOf(trusted, peer, forwarded)).toBe(address)
  })

  test('[H13] loopback is told in all its forms', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.1.2.3'].every(isLoopback)).toBe(true)
    expect(['10.0.0.1', '::ffff:10.0.0.1', undefined, '1127.0.0.1', '127.evil'].some(isLoopback)).toBe(false)
  })

  test('[H13] [R17] behind a trusted proxy the platform hears of the caller, and callers have caps of their own', async () => {
    await using stack = await startTestRelay({
      webDir: newWebDir(),
      trustedProxies: ['127.0.0.1'],
      caps: { perAddress: 1 },
    })
    await raw(stack.url, '/api/v1/x', { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })
    expect(stack.platform.echoed[0]?.headers['x-forwarded-for']).toBe('203.0.113.7')
    const kept: Duplex[] = []
    const from = (headers: Readonly<Record<string, string>>) => upgrade(stack.url, headers, undefined, kept)
    const statuses = []
    for (const one of ['203.0.113.7', '203.0.113.7', '203.0.113.8'])
      statuses.push(await from({ 'x-forwarded-for': one }))
    expect([...statuses, await from({}), await from({})]).toEqual([101, 503, 101, 101, 101])
    for (const socket of kept) socket.destroy()
  })

  test('[C43] one token opens a hundred sockets at most and has 64 calls under way; other tokens go on', async () => {
    expect(defaultCaps().perToken).toBe(100)
    await using stack = await startTestRelay(
      { webDir: newWebDir(), trustedProxies: ['127.0.0.1'], caps: { perToken: 2 } },
      (platform) => platform.grant('t2'),
    )
    const from = { extraHeaders: { 'x-forwarded-for': '203.0.113.7' } }
    for (let n = 0; n < 2; n++) await stack.wall({ token: 't1', ...from })
    const third = stack.knock({ token: 't1', reconnection: false, ...from })
    await third.until((one) => one.refusals.includes('unavailable'))
    await stack.wall({ token: 't2', ...from })
    let free = (): void => {}
    stack.platform.held = new Promise((resolve) => {
      free = resolve
    })
    const held = Array.from({ length: 64 }, () => raw(stack.url, '/api/v1/x', { token: 't1' }))
    await eventually(() => stack.platform.echoed.length === 64)
    const crowded = await raw(stack.url, '/api/v1/x', { token: 't1' })
    expect(JSON.parse(crowded.body.toString())).toMatchObject({ status: 429, data: { retry_after: 1 } })
    const other = raw(stack.url, '/api/v1/x', { token: 't2' })
    await eventually(() => stack.platform.echoed.length === 65)
    free()
    expect((await other).status).toBe(200)
    await Promise.all(held)
    expect(JSON.parse((await raw(stack.url, '/api/v1/x', { token: 't1' })).body.toString()).status).toBe(1)
  })

  test('[H14] what is no address stops the start in words; a proxy that is not named is told in the log, once', async () => {
    for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.1;10.0.0.2', '1.2.3', '*']) {
      const start = () => readEnvironment({ PLATFORM_URL: 'http://127.0.0.1:1', TRUSTED_PROXIES: `::1, ${wrong}` })
      expect(start).toThrow(wrong)
      expect(start).toThrow(/不是 IP 地址或网段.*is no address or network/)
    }
    expect(readEnvironment({ PLATFORM_URL: 'http://127.0.0.1:1', TRUSTED_PROXIES: ' ' }).trustedProxies).toEqual([])
    await using stack = await startTestRelay({ webDir: newWebDir() })
    for (let round = 0; round < 3; round++) await raw(stack.url, '/login', { 'x-forwarded-for': '8.8.8.8' })
    expect(stack.lines.filter(({ text }) => text.includes('TRUSTED_PROXIES'))).toHaveLength(1)
  })

  test('[H15] HSTS is sent over TLS only, as a trusted proxy says; devices are denied always', async () => {
    const overTls = { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'https' }
    await using behind = await startTestRelay({ webDir: newWebDir(), trustedProxies: ['127.0.0.0/8'] })
    await using bare = await startTestRelay({ webDir: newWebDir() })
    const sent = async (url: string, headers: Readonly<Record<string, string>>) =>
      (await raw(url, '/login', headers)).headers
    expect((await sent(behind.url, overTls))['strict-transport-security']).toBe('max-age=31536000')
    expect(await sent(behind.url, { ...overTls, 'x-forwarded-proto': 'http' })).not.toHaveProperty(
      'strict-transport-security',
    )
    const plain = await sent(bare.url, overTls)
    expect(plain).not.toHaveProperty('strict-transport-security')
    expect(plain['permissions-policy']).toContain('camera=()')
  })
})
