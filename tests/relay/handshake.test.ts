import { describe, expect, test } from 'vitest'
import { createAdmission, defaultCaps, sameOrigin } from '../../relay/admission.ts'
import { roomKeyOf } from '../../relay/handshake.ts'
import { defaultTiming } from '../../relay/timing.ts'
import { readRecord, type UserRecord } from '../../shared/record/record.ts'
import { fakeRecord } from '../support/fake-platform.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'
import { upgrade } from './web.ts'

const record = (over: object): UserRecord => readRecord(fakeRecord('7', { ...over })) as UserRecord

describe('the handshake', () => {
  test.each([
    ['no token', { token: '' }, 'unauthorized'],
    ['a token that the platform does not know', { token: 'nobody' }, 'unauthorized'],
    ['a token that is no header value', { token: 'a\r\nb: c' }, 'unauthorized'],
    ['a screen that is not served', { token: 't1', screen: 'sales' }, 'unknown-screen'],
    ['a screen that is none', { token: 't1', screen: '__proto__' }, 'unknown-screen'],
    ['a record without the right', { token: 'agent' }, 'forbidden'],
    ['a record that is unreadable', { token: 'odd' }, 'unauthorized'],
    ['a password that is to be changed first', { token: 'once' }, 'unauthorized'],
  ] as const)('[R16] [SM6] %s is refused, and gets no data', async (_what, options, refusal) => {
    await using stack = await startTestRelay({}, (platform) => {
      platform.grant('agent', { status: 1, company: 0, scope: 'm1' })
      platform.records.set('odd', { id: 7 })
      platform.grant('once', { must_change: 1 })
    })
    const wall = stack.knock({ ...options, reconnection: false })
    await wall.until((one) => one.refusals.length > 0)
    expect(wall.refusals[0]).toBe(refusal)
    expect(wall.events).toEqual([])
    expect(stack.platform.polls).toHaveLength(0)
  })

  test('[R16][U8] a record that another platform spells in its own way is let in all the same', async () => {
    await using stack = await startTestRelay({}, (platform) => {
      platform.grant('spelled', { id: 7, status: '4', company: '1', isadVersion: '0', daping: '1', scope: 'c1' })
    })
    const wall = await stack.wall({ token: 'spelled' })
    expect(wall.refusals).toEqual([])
  })

  test('[R16][FP2] a platform without the session call, or without that of the wall, is named as such', async () => {
    await using stack = await startTestRelay({}, (platform) => {
      platform.info = 'absent'
    })
    const wall = stack.knock({ token: 't1', reconnection: false })
    await wall.until((one) => one.refusals.length > 0)
    expect(wall.refusals[0]).toBe('not-offered')
    stack.platform.info = 'ok'
    stack.platform.setMode('e404')
    const other = stack.knock({ token: 't1' })
    await other.until((one) => one.state.health.cause === 'missing')
    expect(other.state.health.source).toBe('down')
  })

  test('[R16] the default namespace and unknown ones are nobody, whatever the token', async () => {
    await using stack = await startTestRelay()
    const { io } = await import('socket.io-client')
    for (const name of ['/', '/admin']) {
      const socket = io(`${stack.url}${name}`, { transports: ['websocket'], auth: { token: 't1' }, forceNew: true })
      const message = await new Promise<string>((resolve) =>
        socket.on('connect_error', (error) => resolve(error.message)),
      )
      expect(['unknown-screen', 'Invalid namespace']).toContain(message)
      socket.disconnect()
    }
  })

  test('[R16] the room comes from the session, never from what the wall says', async () => {
    expect(roomKeyOf('data', record({ scope: 'c5' }))).toBe('data:c5')
    expect(roomKeyOf('data', record({ scope: undefined }))).toBe('data:u7')
    expect(roomKeyOf('data', record({ scope: 'c5', sight: 'ads+tiktok' }))).toBe('data:c5.ads+tiktok')
    expect(roomKeyOf('clip', record({ scope: 'c5', sight: 'ads+tiktok' }))).toBe('clip:c5')
    await using stack = await startTestRelay({}, (platform) => platform.grant('t2', { scope: 'c2' }))
    stack.platform.push('c2', 77)
    const wall = await stack.wall({ token: 't2', auth: { token: 't2', screen: 'data', scope: 'c1', room: 'data:c1' } })
    expect(wall.gmv).toBe(10_000_077)
    expect(wall.state.wall?.head.scope).toBe('c2')
  })

  test('[R25] walls of two companies never hear of each other', async () => {
    await using stack = await startTestRelay({}, (platform) => platform.grant('t2', { scope: 'c2' }))
    stack.platform.push('c2', 5_001)
    const one = await stack.wall({ token: 't1' })
    const two = await stack.wall({ token: 't2' })
    for (let n = 2; n < 40; n += 1) {
      stack.platform.push('c1', n)
      stack.platform.push('c2', 5_000 + n)
      await sleep(20)
    }
    await one.until((wall) => wall.gmv === 10_000_039)
    await two.until((wall) => wall.gmv === 10_005_039)
    expect(/"c2"|\b10005\d\d\d\b/.test(JSON.stringify(one.events))).toBe(false)
    expect(/"c1"|\b100000\d\d\b/.test(JSON.stringify(two.events))).toBe(false)
    expect(/"c2"/.test(JSON.stringify(two.events))).toBe(true)
  })

  test('[R17] a page of another origin is refused, the same host and programs without an origin are not', async () => {
    await using stack = await startTestRelay()
    const { host } = new URL(stack.url)
    expect(await upgrade(stack.url, {})).toBe(101)
    expect(await upgrade(stack.url, { origin: `http://${host}` })).toBe(101)
    for (const origin of ['http://evil.example', `http://${host}.evil.example`, 'null', 'http://127.0.0.1:1', '//x']) {
      expect(await upgrade(stack.url, { origin })).toBe(403)
    }
    expect(sameOrigin({ headers: { origin: 'http://a' } } as never)).toBe(false)
  })

  test('[R17] past the cap connections get 503, and places become free again', async () => {
    await using stack = await startTestRelay({ caps: { total: 5 } })
    const walls = await Promise.all(Array.from({ length: 5 }, () => stack.wall({ token: 't1' })))
    expect(await upgrade(stack.url, {})).toBe(503)
    walls[0]?.close()
    await eventually(async () => (await upgrade(stack.url, {})) === 101)
    expect(await stack.metric(/handshakes_total\{outcome="too-many"\} (\d+)/)).toBeGreaterThanOrEqual(1)
    for (const wall of walls.slice(1)) expect(wall.socket.connected).toBe(true)
  })

  test('[R17] one address takes no more than its share, and gives it back', () => {
    const admissions = createAdmission({ total: 10, perAddress: 2, perToken: 9 })
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) admissions.enter(address)
    const fits = (address: string, isLocal = false) => admissions.hasRoom({ address, isLocal, isSecure: false })
    expect([fits('10.0.0.1'), fits('10.0.0.2'), fits('10.0.0.1', true)]).toEqual([false, true, true])
    admissions.leave('10.0.0.1')
    expect(fits('10.0.0.1')).toBe(true)
    expect(admissions.total()).toBe(2)
  })

  test('[R17] the cap lies below the limit of open files', () => {
    expect(defaultCaps().total).toBeGreaterThan(0)
    expect(defaultCaps().total).toBeLessThanOrEqual(15_000)
  })

  test('[R18] a storm of walls with one token asks the platform once; the answer is believed for thirty seconds', async () => {
    expect(defaultTiming.sessionFresh).toBe(30_000)
    await using stack = await startTestRelay({
      timing: { sessionFresh: 30_000, recheckFrom: 30_000, recheckTo: 40_000 },
    })
    const walls = await Promise.all(Array.from({ length: 60 }, () => stack.wall({ token: 't1' })))
    expect(stack.platform.infoCalls).toBe(1)
    for (const wall of walls) wall.close()
    await stack.wall({ token: 't1' })
    expect(stack.platform.infoCalls).toBe(1)
  })

  test('[R18] a guessed token is asked about once, however often it knocks', async () => {
    await using stack = await startTestRelay({ timing: { sessionFresh: 30_000 } })
    const walls = Array.from({ length: 20 }, () => stack.knock({ token: 'guess', reconnection: false }))
    for (const wall of walls) await wall.until((one) => one.refusals.length > 0)
    expect(stack.platform.infoCalls).toBe(1)
  })

  test.each(['down', 'hang'] as const)(
    '[R19] platform %s: an unknown token is told unavailable and gets in later, a known one sees the last picture',
    async (how) => {
      await using stack = await startTestRelay({ timing: { sessionFresh: 50 } }, (platform) => platform.grant('t2'))
      await stack.wall({ token: 't1' })
      stack.platform.info = how
      stack.platform.setMode('hang')
      await sleep(100)
      const known = await stack.wall({ token: 't1' })
      expect(known.gmv).toBe(10_000_001)
      const unknown = stack.knock({ token: 't2' })
      await unknown.until((one) => one.refusals.length > 0)
      expect(unknown.refusals[0]).toBe('unavailable')
      stack.platform.info = 'ok'
      // The stock client takes a refused handshake for final: a display knocks again itself.
      await sleep(50)
      unknown.socket.connect()
      await unknown.until((one) => one.state.link === 'live')
    },
  )

  test('[R19] a token that was refused since is not let in while the platform is away', async () => {
    await using stack = await startTestRelay({ timing: { sessionFresh: 50 } })
    const wall = await stack.wall({ token: 't1' })
    stack.platform.revoke('t1')
    await wall.until((one) => one.commands.length > 0)
    stack.platform.info = 'down'
    await sleep(100)
    const again = stack.knock({ token: 't1', reconnection: false })
    await again.until((one) => one.refusals.length > 0)
    expect(again.refusals[0]).toBe('unavailable')
  })
})
