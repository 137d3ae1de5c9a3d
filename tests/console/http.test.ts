import { expect, test } from 'vitest'
import { readAnswer } from '../../console/http/answer.ts'
import { CallError } from '../../console/http/errors.ts'
import { track, writesSettled } from '../../console/http/pending.ts'
import { headersOf, requestOf } from '../../console/http/request.ts'
import { mayReload } from '../../console/ui/chunk-reload.ts'
import { accessRules } from '../../shared/access/rules.ts'
import { screenIds, titleKey } from '../../shared/access/screens.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { consoleTexts } from '../../shared/i18n/console.ts'
import { ruleTexts } from '../../shared/i18n/rules.ts'
import { screenTexts } from '../../shared/i18n/screens.ts'
import { timeDifferenceOf } from '../../shared/time/difference.ts'
import { fakeRecord } from '../support/fake-data.ts'

const words = (kind: string): string => `words of ${kind}`
const failure = (httpStatus: number, body: unknown): CallError => {
  try {
    readAnswer(httpStatus, body, words)
  } catch (error) {
    if (error instanceof CallError) return error
  }
  throw new Error('that was no failure')
}

test('[L19] headers are token, version and isad, 0 where the record says nothing', () => {
  const record = fakeRecord({ username: 'a', current_version: 9, isadVersion: 5 })
  expect(headersOf('t', record, 'en')).toMatchObject({ token: 't', version: '9', isad: '5', lang: 'en' })
  expect(headersOf(null, null, 'zh')).toEqual({ accept: 'application/json', version: '0', isad: '0', lang: 'zh' })
})

test('[L30] a GET carries its input in the query without what is undefined, a POST as JSON', () => {
  const get = { method: 'GET', path: '/api/v1/x' } as const
  expect(requestOf(get, {})).toEqual({ url: '/api/v1/x', method: 'GET' })
  expect(requestOf(get, { by: 'a b&c', limit: 10, cursor: undefined }).url).toBe('/api/v1/x?by=a+b%26c&limit=10')
  expect(requestOf({ method: 'POST', path: '/api/v1/x' }, { a: 1 })).toEqual({
    url: '/api/v1/x',
    method: 'POST',
    body: '{"a":1}',
  })
})

test.each([
  [200, { status: 0, data: { fields: { account: 'x' } }, message: 'no' }, 'refused', 'no'],
  [200, { status: 0, data: null, message: '' }, 'refused', 'words of refused'],
  [200, { status: -1, data: null, message: 'gone' }, 'signed-out', 'gone'],
  [200, { status: 403, data: { rules: ['film-cutter', 7] }, message: '' }, 'denied', 'words of denied'],
  [200, { status: 429, data: { retry_after: 60 }, message: 'wait' }, 'too-many', 'wait'],
  [404, { status: 0, data: null, message: 'Not found' }, 'missing', 'words of missing'],
  [404, '<html>', 'missing', 'words of missing'],
  [502, null, 'network', 'words of network'],
  [200, { status: 50008, data: null, message: 'x' }, 'relogin', 'words of relogin'],
  [200, { code: 50012, message: 'x' }, 'relogin', 'words of relogin'],
  [401, { code: 50014, status: 0, data: null, message: 'x' }, 'relogin', 'words of relogin'],
  [200, ['odd'], 'network', 'words of network'],
  [200, { status: 0, msg: 'no' }, 'refused', 'no'],
  [200, { status: '0', msg: ' ', message: 'why' }, 'refused', 'why'],
  [200, { status: '-1', data: null, msg: 'gone', message: 'other' }, 'signed-out', 'gone'],
  [200, { status: '50008' }, 'relogin', 'words of relogin'],
])('[L31] HTTP %i with %j is read as %s', (httpStatus, body, kind, message) => {
  expect(failure(httpStatus, body)).toMatchObject({ kind, message })
})

test('[L31] an envelope of status 1 gives its data; details of a refusal are read only in their shape', () => {
  expect(readAnswer(200, { status: 1, data: { a: 1 }, message: '' }, words).data).toEqual({ a: 1 })
  expect(failure(200, { status: 0, data: { fields: { account: 'x' } }, message: '' }).fields).toEqual({ account: 'x' })
  expect(failure(200, { status: 403, data: { rules: ['film-cutter', 7] }, message: '' }).rules).toEqual(['film-cutter'])
  expect(failure(200, { status: 429, data: { retry_after: 60 }, message: '' }).retryAfter).toBe(60)
  expect(failure(200, { status: 429, data: { retry_after: 'soon', rules: 'x' }, message: '' })).toMatchObject({
    retryAfter: undefined,
    rules: [],
  })
})

test('[L32] every access rule has a sentence and every screen a title, in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    const texts: Record<string, string> = {
      ...commonTexts[language],
      ...consoleTexts[language],
      ...screenTexts[language],
      ...ruleTexts[language],
    }
    for (const rule of accessRules) expect(texts[`rule.${rule.id}`], rule.id).toBeTruthy()
    for (const id of screenIds) expect(texts[titleKey(id)], id).toBeTruthy()
  }
})

test('[T18] time_difference goes in the query of a GET and in the body of a POST, form data too; an own one stays', () => {
  const get = { method: 'GET', path: '/api/v1/x' } as const
  const post = { method: 'POST', path: '/api/v1/x' } as const
  expect(requestOf(get, { a: 1 }, 8).url).toBe('/api/v1/x?time_difference=8&a=1')
  expect(requestOf(get, {}, 0).url).toBe('/api/v1/x?time_difference=0')
  expect(requestOf(post, { a: 1 }, -5.5).body).toBe('{"time_difference":-5.5,"a":1}')
  expect(requestOf(post, { time_difference: 2 }, 8).body).toBe('{"time_difference":2}')
  const image = new FormData()
  image.set('image', new Blob(['x']), 'a.jpg')
  const { body } = requestOf(post, image, 8)
  expect(body instanceof FormData && [...body.keys()]).toEqual(['image', 'time_difference'])
  expect(image.has('time_difference')).toBe(false)
})

test('[T18] only version 1 sends it, never with settimezone, and never its mode’s default', () => {
  const ads = fakeRecord({ username: 'a', current_version: 1, isadVersion: 0, time_difference: 8 })
  expect(timeDifferenceOf(ads, '/api/v1/console/ad')).toBe(8)
  expect(timeDifferenceOf(ads, '/api/v1/member/settimezone')).toBeUndefined()
  expect(timeDifferenceOf({ ...ads, time_difference: -8 }, '/api/v1/console/ad')).toBeUndefined()
  expect(timeDifferenceOf({ ...ads, current_version: 0 }, '/api/v1/console/ad')).toBeUndefined()
  const meta = { ...ads, isadVersion: 5, fb_time_difference: -5 }
  expect(timeDifferenceOf(meta, '/api/v1/console/ad')).toBeUndefined()
  expect(timeDifferenceOf({ ...meta, fb_time_difference: 0 }, '/api/v1/console/ad')).toBe(0)
})

test('[L20] a missing part reloads the page at most once a minute, and never where that cannot be remembered', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_059_999)).toBe(false)
  expect(mayReload(storage, 1_060_000)).toBe(true)
  expect(mayReload(undefined, 1)).toBe(false)
  expect(mayReload({ getItem: () => null, setItem: () => {} }, 1_000_000)).toBe(false)
})

test('[L33] a reload waits for the writes under way, whatever they answer, and for no read', async () => {
  const log: string[] = []
  let finish = (): void => {}
  const write = track('POST', new Promise<never>((_, reject) => (finish = () => reject(new Error('no')))))
  write.catch(() => log.push('write'))
  track('GET', new Promise(() => {}))
  const settled = writesSettled().then(() => log.push('settled'))
  await Promise.resolve()
  expect(log).toEqual([])
  finish()
  await settled
  expect(log).toEqual(['write', 'settled'])
})
