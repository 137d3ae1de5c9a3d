import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { UpstreamError } from '../../relay/upstream/errors.ts'
import { readWall } from '../../relay/upstream/read-wall.ts'
import { parseJson } from '../../relay/upstream/safe-json.ts'
import type { Json } from '../../shared/live/diff.ts'
import type { Mode } from '../support/fake-answers.ts'
import { sampleWall } from '../support/sample-wall.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
const reasonOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof UpstreamError) return error.reason
  }
  return 'none'
}

/** Mode of the platform, and the word that the walls get for it. */
const wrong: readonly (readonly [Mode, string])[] = [
  ['e500', 'http-error'],
  ['e502html', 'http-error'],
  ['garbage', 'bad-answer'],
  ['empty', 'bad-answer'],
  ['e204', 'http-error'],
  ['html200', 'bad-answer'],
  ['half', 'reset'],
  ['reset', 'reset'],
  ['status0', 'declined'],
  ['nodata', 'bad-answer'],
  ['allbad', 'bad-answer'],
  ['huge', 'too-large'],
  ['gzbomb', 'bad-answer'],
  ['deep', 'too-deep'],
  ['dupkeys', 'bad-answer'],
  ['redirect', 'redirect'],
]

describe('answers of the platform', () => {
  test.each(wrong)('[R4] %s: the last good picture stays, the cause is %s, and it recovers', async (mode, cause) => {
    await using stack = await startTestRelay()
    const { platform } = stack
    const wall = await stack.wall({ token: 't1' })
    const before = wall.state.wall
    platform.setMode(mode)
    await wall.until((one) => one.state.health.cause === cause)
    expect(wall.state.wall).toBe(before)
    expect(wall.state.health.source).toBe('down')
    const late = await stack.wall({ token: 't1' })
    expect(late.gmv).toBe(10_000_001)
    expect(late.state.health.cause).toBe(cause)
    platform.setMode('ok')
    platform.push()
    await wall.until((one) => one.gmv === 10_000_002 && one.state.health.source === 'ok')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('[R4] a redirect is not followed, not even to another port', async () => {
    let calls = 0
    const other = createServer((_request, response) => {
      calls += 1
      response.end()
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const target = `http://127.0.0.1:${(other.address() as AddressInfo).port}/x`
    const platform = createServer((_request, response) => response.writeHead(307, { Location: target }).end())
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
    const { createUpstream } = await import('../../relay/upstream/fetch.ts')
    const upstream = createUpstream(`http://127.0.0.1:${(platform.address() as AddressInfo).port}`)
    const answer = await upstream.get({ path: '/a', deadline: 1_000 })
    expect(answer.status).toBe(307)
    expect(calls).toBe(0)
    await upstream.close()
    platform.close()
    other.close()
  })

  test('[R4] harmful keys are left out, wherever and however they are written', () => {
    const text = '{"a":{"__proto__":{"polluted":1},"b":1},"\\u005f_proto__":{"polluted":2},"$order":[],"c":[{"$at":1}]}'
    const read = parseJson(text) as { a: object; c: object[] }
    expect(read).toEqual({ a: { b: 1 }, c: [{}] })
    expect(Object.getPrototypeOf(read.a)).toBe(Object.prototype)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('[R4] depth counts outside of strings only, duplicate keys are seen through escapes', () => {
    const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
    expect(reasonOf(() => parseJson(nested(32)))).toBe('none')
    expect(reasonOf(() => parseJson(nested(33)))).toBe('too-deep')
    expect(parseJson(JSON.stringify(['{[{["\\'.repeat(50)]))).toEqual(['{[{["\\'.repeat(50)])
    expect(reasonOf(() => parseJson('{"a":1,"\\u0061":2}'))).toBe('bad-answer')
    expect(parseJson('[{"a":1},{"a":2}]')).toEqual([{ a: 1 }, { a: 2 }])
    for (const broken of ['', '{', '"', '{"a":}', '[1,]', 'NaN', '{"a":1']) {
      expect(reasonOf(() => parseJson(broken))).toBe('bad-answer')
    }
  })

  test('[R4] a platform that pollutes a nested record changes nothing but what it may', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    stack.platform.setMode('proto')
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_002)
    expect(wall.state.wall?.zones.ticker?.[0]?.params).toEqual({ amount: 100_000 })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  // Each waits for a second first, with a relay of its own.
  test.concurrent.each([
    ['nulls', ['hero', 'trend']],
    ['strings', ['settle']],
    ['bigint', ['hero']],
    ['negative', ['hero']],
  ] as const)('[R5] [R31] %s: only %j keep their last value and its time, the others go on', async (mode, bad) => {
    await using stack = await startTestRelay()
    const { platform } = stack
    const wall = await stack.wall({ token: 't1' })
    const before = wall.state.wall
    await sleep(1_100)
    platform.setMode(mode)
    platform.push()
    await wall.until((one) => one.state.wall?.zones.feed?.lines === 502)
    for (const zone of bad) {
      expect(wall.state.wall?.zones[zone]).toEqual(before?.zones[zone])
      expect(wall.state.wall?.data_time[zone]).toBe(before?.head.ts)
    }
    expect(wall.state.wall?.data_time.feed, 'of the head').toBeUndefined()
    expect(wall.state.wall?.head.ts).toBeGreaterThan(before?.head.ts ?? 0)
    const named = stack.lines.find(({ level, text }) => level === 'warn' && text.startsWith('unreadable zones'))
    expect(named?.text).toBe(`unreadable zones: ${bad.join(', ')}`)
    platform.resetCounts()
    await sleep(500)
    expect(platform.polls.length).toBeLessThan(5)
    platform.setMode('ok')
    await wall.until((one) => one.gmv === 10_000_002 && one.state.wall?.data_time.hero === undefined)
  })

  test('[R5] a zone that was never readable is absent, and a zone that did not change is not read again', () => {
    const now = 1_800_000_000
    const sample = asJson(sampleWall(1, 'c1', now)) as { zones: Record<string, Json> }
    const first = readWall('data', { ...sample, zones: { ...sample.zones, map: 'x' } } as Json, null, now)
    expect(first.bad).toEqual(['map'])
    expect('map' in first.wall.zones).toBe(false)
    const second = readWall('data', asJson(sample), first, now)
    expect(second.bad).toEqual([])
    expect(second.wall.zones.feed).toBe(first.wall.zones.feed)
    expect(second.wall.zones.map).toHaveLength(40)
  })

  test('[R23] a time of data that lies ahead of the relay is now', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    stack.platform.setMode('future')
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_002)
    const now = Date.now() / 1000
    for (const time of Object.values(wall.state.wall?.data_time ?? {})) expect(time).toBeLessThanOrEqual(now)
  })

  test('[R30] one answer with a clock far ahead of the relay’s does not hold back the right ones after it', async () => {
    await using stack = await startTestRelay({ timing: { heldBack: 60_000 } })
    const wall = await stack.wall({ token: 't1' })
    stack.platform.setMode('future')
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_002)
    expect(wall.state.wall?.head.ts).toBeLessThanOrEqual(Date.now() / 1000)
    stack.platform.setMode('ok')
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_003, 3_000)
    expect(wall.state.health.source).toBe('ok')
    stack.platform.setMode('back')
    await wall.until((one) => one.state.health.cause === 'went-back')
    expect(wall.gmv).toBe(10_000_003)
  })

  test('[R23] a source that goes back in time is held back, unless it insists; a true zero is shown', async () => {
    await using stack = await startTestRelay({ timing: { heldBack: 700 } })
    const { platform } = stack
    const wall = await stack.wall({ token: 't1' })
    platform.push('c1', 5)
    await wall.until((one) => one.gmv === 10_000_005)
    platform.setMode('back')
    await wall.until((one) => one.state.health.cause === 'went-back')
    expect(wall.gmv).toBe(10_000_005)
    await wall.until((one) => one.gmv === 10_000_001, 5_000)
    platform.setMode('zero')
    await wall.until((one) => one.gmv === 0, 5_000)
  })

  test('[R13] a flapping source does not make its walls blink', { tags: ['long'] }, async () => {
    await using stack = await startTestRelay({ timing: { gap: 40, backoffFirst: 20, backoffLast: 40 } }, (platform) => {
      platform.waits = false
    })
    const wall = await stack.wall({ token: 't1' })
    stack.platform.setMode('flap')
    await sleep(1_000)
    const from = wall.count('health')
    await sleep(2_500)
    expect(stack.platform.polls.length).toBeGreaterThan(30)
    expect(wall.count('health') - from).toBeLessThanOrEqual(6)
    stack.platform.setMode('ok')
    await wall.until((one) => one.state.health.source === 'ok', 3_000)
    await eventually(() => wall.state.health.cause === '')
  })
})
