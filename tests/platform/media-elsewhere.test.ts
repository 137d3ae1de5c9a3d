import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMedia } from '../../platform/media/media.ts'
import { startTestRelay } from '../relay/setup.ts'
import { bringing } from '../support/bringing.ts'
import { temporaryFolder } from '../support/folder.ts'
import { film } from '../support/media-files.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { type S3TestServer, startS3 } from '../support/s3-server.ts'

const folder = temporaryFolder('tidewall-elsewhere-')
const dataDir = join(folder.path, '.data')
const log = pino({ level: 'silent' })
let s3: S3TestServer
let platform: TestPlatform
let anna: ReturnType<typeof bringing>

beforeAll(async () => {
  s3 = await startS3()
  platform = await startTestPlatform({ dataDir, mediaStore: s3.settings, healthEveryMs: 50 })
  const company = await makeCompany(platform.db, 'Films')
  await makeMember(platform.db, 'anna', company, 0, { privilege_id: 1, video_menu: [1, 2, 3], is_film_cutter: true })
  anna = bringing(platform.url, await platform.signIn('anna', password))
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  await s3?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

const onDisk = async (): Promise<readonly string[]> => [
  ...(await readdir(join(dataDir, 'media/coming'))),
  ...(await readdir(join(dataDir, 'media/files'))),
]
const sweep = async (): Promise<void> => {
  const databaseUrl = () => platform.databaseUrl
  const media = openMedia({ db: platform.db, databaseUrl, dataDir, settings: s3.settings, log, nowMs: Date.now })
  await media.sweep(Math.floor(Date.now() / 1000))
  await media.stop()
}
const storePart = async (): Promise<unknown> => {
  const health = (await (await fetch(`${platform.url}/livez`)).json()) as { parts: Record<string, unknown> }
  return health.parts.store
}

test('[ML33] with a store elsewhere files are brought, kept once, shown and played as with the disk, of which nothing stays', async () => {
  const bytes = await film('mp4', { seconds: 30, seed: 1 })
  const brought = await anna.bring(bytes, 'one.mp4')
  expect(brought).toMatchObject({ state: 2, file: { name: 'one.mp4', size: bytes.length } })
  const address = brought.file?.address ?? ''
  expect((await anna.get(address)).bytes.equals(bytes)).toBe(true)
  s3.asked()
  const part = await anna.get(address, { range: 'bytes=100-299' })
  expect(part.answer.status).toBe(206)
  expect(part.answer.headers.get('content-range')).toBe(`bytes 100-299/${bytes.length}`)
  expect(part.bytes.equals(bytes.subarray(100, 300))).toBe(true)
  expect(s3.asked().filter((words) => !words.includes('probe'))).toEqual([expect.stringMatching(/^GET/)])
  expect((await anna.get(address, { range: 'bytes=999999999-' })).answer.status).toBe(416)
  expect(await anna.bring(bytes, 'two.mp4')).toMatchObject({ state: 3, duplicate: true, file: { name: 'one.mp4' } })
  const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#c30' } })
    .png()
    .toBuffer()
  const { file } = await anna.bring(picture, 'a.png')
  expect(await sharp((await anna.get(file?.cover ?? '')).bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 480,
  })
  expect(await onDisk()).toEqual([])
  await using relay = await startTestRelay({ platformUrl: platform.url })
  const over = await fetch(relay.url + address, { headers: { range: 'bytes=5-9' } })
  expect([over.status, (await over.arrayBuffer()).byteLength]).toEqual([206, 5])
})

test('[ML34] what comes while the store is away waits, is told in words, and is finished by itself', {
  tags: ['long'],
}, async () => {
  const before = await film('mp4', { seconds: 3, seed: 2 })
  const kept = await anna.bring(before)
  await s3.down()
  const bytes = await film('mp4', { seconds: 20, seed: 3 })
  const waits = await anna.bring(bytes, 'late.mp4')
  expect(waits).toMatchObject({ state: 1, received: bytes.length, file: null })
  expect(waits.reason).toContain('need not be brought again')
  const away = await anna.get(kept.file?.address ?? '')
  expect(away.answer.status).toBe(503)
  expect(away.bytes.toString()).toContain('The file store cannot be reached at present')
  await expect.poll(storePart).toBe('down')
  await sweep()
  expect(await anna.done(waits.address)).toMatchObject({ state: 1 })
  expect(await onDisk()).toHaveLength(1)
  await s3.back()
  await sweep()
  const { state, file } = await anna.done(waits.address)
  expect({ state, name: file?.name }).toEqual({ state: 2, name: 'late.mp4' })
  expect((await anna.get(file?.address ?? '')).bytes.equals(bytes)).toBe(true)
  expect((await anna.get(kept.file?.address ?? '')).bytes.equals(before)).toBe(true)
  await expect.poll(storePart).toBe('ok')
  expect(await onDisk()).toEqual([])
})

test('[ML34] a relay whose platform has lost its store of files stays ready and says so', async () => {
  await using relay = await startTestRelay({ platformUrl: platform.url })
  await s3.down()
  await expect.poll(storePart).toBe('down')
  const answer = await fetch(`${relay.url}/readyz`)
  const { parts } = (await answer.json()) as { parts: Record<string, string> }
  expect(parts.store).toBe('down')
  const others = Object.entries(parts).filter(([part, state]) => part !== 'store' && state !== 'ok')
  expect(answer.status).toBe(others.length > 0 ? 503 : 200)
  await s3.back()
  await expect.poll(storePart).toBe('ok')
})
