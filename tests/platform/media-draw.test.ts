import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVideo } from '../../platform/demo/videos.ts'
import { drawVideo } from '../../platform/media/draw-video.ts'
import { findFfmpeg } from '../../platform/media/find-ffmpeg.ts'
import { openMedia } from '../../platform/media/media.ts'
import { makeVideo as insertVideo } from '../support/clip-beds.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany, makeMember } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const folder = temporaryFolder('tidewall-draw-')
const jpeg = join(folder.path, 'frame.jpg')
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
  const frame = sharp({ create: { width: 270, height: 480, channels: 3, background: { r: 9, g: 90, b: 200 } } })
  writeFileSync(jpeg, await frame.jpeg().toBuffer())
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

/** A program that stands in for ffmpeg: it notes how it was called, then does `what`. */
const standIn = (name: string, what: string): string => {
  const path = join(folder.path, name)
  const note = `require('fs').appendFileSync(${JSON.stringify(`${path}.log`)}, JSON.stringify([process.argv.slice(2), Object.keys(process.env)]) + '\\n')`
  writeFileSync(path, `#!${process.execPath}\n${note}\n${what}\n`)
  chmodSync(path, 0o755)
  return path
}
const draws = `process.stdout.write(require('fs').readFileSync(${JSON.stringify(jpeg)}))`
const video = { path: '/nowhere/$(touch x); -y clip', mime: 'video/webm', duration_ms: 20_000 }

test('[ML26] ffmpeg is what FFMPEG_PATH or PATH names; what is no program is said', () => {
  const own = standIn('ffmpeg', draws)
  expect(findFfmpeg({ FFMPEG_PATH: own, PATH: '' })).toBe(own)
  expect(findFfmpeg({ PATH: `/nowhere:${folder.path}` })).toBe(own)
  expect(findFfmpeg({ PATH: '/nowhere' })).toBeNull()
  expect(() => findFfmpeg({ FFMPEG_PATH: jpeg })).toThrow('FFMPEG_PATH')
})

test('[ML26] it is asked for ten frames without shell and environment, of a file alone and in the way that the file was found to be', {
  tags: ['long'],
}, async () => {
  const program = standIn('frames', draws)
  const drawn = await drawVideo(program, video)
  expect(await sharp(drawn?.cover).metadata()).toMatchObject({ format: 'jpeg', width: 270, height: 480 })
  expect(await sharp(drawn?.strip).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 160 })
  const calls = readFileSync(`${program}.log`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(calls).toHaveLength(10)
  const [[given, environment]] = calls
  expect(given.slice(given.indexOf('-f'), given.indexOf('-an'))).toEqual([
    '-f',
    'matroska',
    '-ss',
    '1.000',
    '-i',
    `file:${video.path}`,
  ])
  expect(given.slice(given.indexOf('-protocol_whitelist'))[1]).toBe('file')
  expect(environment.filter((name: string) => name !== '__CF_USER_TEXT_ENCODING')).toEqual([])
})

test('[ML26] what fails, draws nothing, takes too long or too much is ended, and draws nothing', {
  tags: ['long'],
}, async () => {
  for (const what of ['process.exit(1)', '', `process.stdout.write('no picture')`])
    expect(await drawVideo(standIn('fails', what), video), what).toBeNull()
  const begun = Date.now()
  expect(await drawVideo(standIn('hangs', 'setInterval(() => {}, 1000)'), video, { time: 400 })).toBeNull()
  expect(
    await drawVideo(
      standIn('endless', `const b = Buffer.alloc(1e6); (function more() { process.stdout.write(b, more) })()`),
      video,
    ),
  ).toBeNull()
  expect(Date.now() - begun).toBeLessThan(20_000)
  expect(await drawVideo('/nowhere/ffmpeg', video)).toBeNull()
  if (existsSync('/proc/self/status'))
    expect(
      await drawVideo(
        standIn('greedy', 'const all = []; setInterval(() => all.push(Buffer.alloc(5e7, 1)), 20)'),
        video,
        {
          memory: 200 * 1024 ** 2,
        },
      ),
    ).toBeNull()
})

test('[ML26] videos that came without a cover get one, each is tried once, and those that browsers may still draw are left', async () => {
  const { db } = platform
  const company = await makeCompany(db, 'drawn')
  const member = await makeMember(db, 'drawn-one', company, 0, {})
  const now = 2_000_000_000
  const made = (store_key: string, update_time: number, cover_key: string | null = null) =>
    insertVideo(db, company, member, { store_key, update_time, cover_key })
  const [old, fresh, has] = [
    await made('a'.repeat(32), now - 1000),
    await made('b'.repeat(32), now - 10),
    await made('c'.repeat(32), now - 1000, 'd'.repeat(32)),
  ]
  const row = (id: number) => db.selectFrom('media_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const program = standIn('once', draws)
  const log = pino({ level: 'silent' })
  const media = openMedia({
    db,
    databaseUrl: () => platform.databaseUrl,
    dataDir: '',
    log,
    nowMs: () => now * 1000,
    ffmpeg: program,
  })
  expect(media.draws).toBe(true)
  await media.sweep(now)
  await expect.poll(async () => (await row(old)).cover_key).toMatch(/^[0-9a-f]{32}$/)
  expect(await row(old)).toMatchObject({ drawn_t: now, strip_key: expect.any(String) })
  expect(await media.store.size((await row(old)).cover_key ?? '')).toBeGreaterThan(0)
  expect([(await row(fresh)).drawn_t, (await row(has)).drawn_t]).toEqual([null, null])
  await media.stop()
  const failing = standIn('never', 'process.exit(1)')
  const next = openMedia({
    db,
    databaseUrl: () => platform.databaseUrl,
    dataDir: '',
    log,
    nowMs: () => now * 1000,
    ffmpeg: failing,
  })
  await next.sweep(now + 600)
  await expect.poll(async () => (await row(fresh)).drawn_t).toBe(now + 600)
  const asked = () => readFileSync(`${failing}.log`, 'utf8').trim().split('\n').length
  const before = asked()
  await next.sweep(now + 700)
  await next.stop()
  expect(asked()).toBe(before)
})

const real = findFfmpeg(process.env)
test.skipIf(real === null)(
  '[ML26] the ffmpeg of this machine draws a real video (skipped: there is none)',
  async () => {
    const path = join(folder.path, 'real.mp4')
    writeFileSync(path, await makeVideo(4, 1))
    const drawn = await drawVideo(real ?? '', { path, mime: 'video/mp4', duration_ms: 4000 })
    expect(await sharp(drawn?.cover).metadata()).toMatchObject({ format: 'jpeg' })
    expect((await sharp(drawn?.strip).metadata()).height).toBe(160)
  },
)
