import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdFile } from '../../platform/media/hold.ts'
import { openMedia } from '../../platform/media/media.ts'
import { clipNo } from '../../platform/queries/clips/numbers.ts'
import { forgetFile, readResting } from '../../platform/queries/media/files.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import type { MediaUpload } from '../../shared/areas/media/api.ts'
import { startTestRelay } from '../relay/setup.ts'
import { makeDemand, makeTask } from '../support/clip-beds.ts'
import { temporaryFolder } from '../support/folder.ts'
import { film } from '../support/media-files.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { tusClient } from '../support/tus.ts'

let clock = Date.UTC(2026, 5, 10, 4) / 1000
const folder = temporaryFolder('tidewall-media-case-')
let platform: TestPlatform
const tokens = new Map<string, string>()
let company: number

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000, dataDir: join(folder.path, '.data') })
  const { db } = platform
  company = await makeCompany(db, 'Films')
  const rival = await makeCompany(db, 'Rival')
  const cutter = { video_menu: [1, 2, 3], is_film_cutter: true }
  await makeMember(db, 'anna', company, 0, { privilege_id: 1, ...cutter })
  await makeMember(db, 'ben', company, 0, cutter)
  await makeMember(db, 'rival', rival, 0, { privilege_id: 1, ...cutter })
  await makeMember(db, 'wall', company, 0, { status: 4 })
  for (const name of ['anna', 'ben', 'rival', 'wall']) tokens.set(name, await platform.signIn(name, password))
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

const tokenOf = (who: string): string => tokens.get(who) ?? ''
const client = (who: string, url = platform.url) => tusClient(url, tokenOf(who), { lang: 'en' })
const outcome = async (who: string, address: string, url = platform.url): Promise<Envelope> => {
  const key = address.split('/').at(-1) ?? ''
  const headers = { token: tokenOf(who), lang: 'en' }
  return (await (await fetch(`${url}/api/v1/media/upload?key=${key}`, { headers })).json()) as Envelope
}
const done = async (who: string, address: string): Promise<MediaUpload> => {
  const { status, data, message } = await outcome(who, address)
  if (status !== 1) throw new Error(message)
  return data as MediaUpload
}
const bring = async (who: string, bytes: Buffer, name?: string, url = platform.url): Promise<MediaUpload> => {
  const opened = await client(who, url).open(bytes.length, name)
  expect(opened.status).toBe(201)
  const address = opened.headers.get('location') ?? ''
  expect((await client(who, url).part(address, 0, new Uint8Array(bytes))).status).toBe(204)
  return done(who, address)
}
const sum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const get = async (address: string, headers: Record<string, string> = {}, url = platform.url) => {
  const answer = await fetch(url + address, { headers })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
/** Half of the bytes, then the connection is cut. */
const cut = async (who: string, address: string, bytes: Buffer, from: number, upto: number): Promise<void> => {
  const abort = new AbortController()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(from, upto)))
      setTimeout(() => abort.abort(), 300)
    },
  })
  await client(who)
    .part(address, from, body, { signal: abort.signal, duplex: 'half' })
    .catch(() => undefined)
}

test('[ML3] an upload that is cut three times goes on where it stopped, byte for byte', async () => {
  const bytes = await film('mp4', { seconds: 30, seed: 3 })
  const opened = await client('anna').open(bytes.length, '../../über 夜 "x".mp4')
  const address = opened.headers.get('location') ?? ''
  let at = 0
  for (const part of [0.2, 0.5, 0.8]) {
    await cut('anna', address, bytes, at, Math.floor(bytes.length * part))
    await expect.poll(() => client('anna').offset(address)).toBeGreaterThan(at)
    at = await client('anna').offset(address)
  }
  expect((await client('anna').part(address, at - 1, new Uint8Array(bytes.subarray(at)))).status).toBe(409)
  expect((await client('anna').part(address, at, new Uint8Array(bytes.subarray(at)))).status).toBe(204)
  const { file, state } = await done('anna', address)
  expect({ state, file }).toMatchObject({
    state: 2,
    file: { kind: 1, name: 'über 夜 "x".mp4', width: 320, height: 568, duration_ms: 30_000, size: bytes.length },
  })
  expect((await get(file?.address ?? '')).bytes.equals(bytes)).toBe(true)
  const row = await platform.db
    .selectFrom('media_file')
    .selectAll()
    .where('id', '=', Number(file?.id))
    .executeTakeFirst()
  expect(row?.sha256).toBe(sum(bytes))
})

test('[ML4] the same bytes are kept once in a company: who brings them again is told which file it is', async () => {
  const bytes = await film('webm', { seed: 4 })
  const first = await bring('anna', bytes, 'one.webm')
  const second = await bring('ben', bytes, 'two.webm')
  expect(second).toMatchObject({
    state: 3,
    duplicate: true,
    reason: '',
    file: { id: first.file?.id, name: 'one.webm' },
  })
  expect(await bring('rival', bytes)).toMatchObject({ state: 2, duplicate: false })
})

test('[ML5] a refused file is told in words, and nothing of it stays', async () => {
  const refused = await bring('anna', Buffer.from('<html><script>alert(1)</script>'), 'clip.mp4')
  expect(refused).toMatchObject({ state: 3, file: null, reason: expect.stringContaining('not supported') })
})

test('[ML6] only who may bring files does, and only to what is its own', async () => {
  const bytes = await film('mp4', { seed: 6 })
  expect((await tusClient(platform.url, 'nobody').open(10)).status).toBe(401)
  expect((await client('wall').open(10)).status).toBe(403)
  const address = (await client('anna').open(bytes.length)).headers.get('location') ?? ''
  for (const other of ['ben', 'rival']) {
    expect((await client(other).part(address, 0, new Uint8Array(bytes))).status).toBe(404)
    expect(await client(other).offset(address)).toBe(-1)
    expect(await outcome(other, address)).toMatchObject({ status: 0 })
  }
  expect((await client('anna').giveUp(address)).status).toBe(204)
  const tooLarge = await client('anna').open(2 * 1024 ** 3 + 1)
  expect([tooLarge.status, await tooLarge.text()]).toEqual([413, expect.stringContaining('2 GB')])
})

test('[ML7] the files of a company have a quota, which its setting names', async () => {
  const value = JSON.stringify(3 * 1024 ** 3)
  const row = { company_id: company, key: 'media.quota', value, update_time: 0 }
  await platform.db.insertInto('setting').values(row).execute()
  expect((await client('anna').open(2 * 1024 ** 3)).status).toBe(201)
  const full = await client('ben').open(2 * 1024 ** 3)
  expect([full.status, await full.text()]).toEqual([413, expect.stringContaining('3 GB')])
  await platform.db.deleteFrom('setting').where('key', '=', 'media.quota').execute()
})

test('[ML8] the call of the specification takes a file in one piece', async () => {
  const send = async (bytes: Buffer, who = 'anna') => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)]), '成片.mp4')
    const init = { method: 'POST', body, headers: { token: tokenOf(who), lang: 'en' } }
    return (await (await fetch(`${platform.url}/private/api/oss/upload_plus`, init)).json()) as Envelope
  }
  const bytes = await film('mp4', { seed: 8 })
  const made = await send(bytes)
  expect(made).toMatchObject({ status: 1, data: { state: 2, file: { name: '成片.mp4', size: bytes.length } } })
  expect(await send(bytes)).toMatchObject({ status: 1, data: { duplicate: true } })
  expect(await send(Buffer.from('MZ'))).toMatchObject({ status: 0, message: expect.stringContaining('not supported') })
  expect(await send(bytes, 'nobody')).toMatchObject({ status: -1 })
})

test('[ML9] a film is played by ranges at an address that is bound to it and ends', async () => {
  const bytes = await film('mp4', { seed: 9 })
  const { file } = await bring('anna', bytes)
  const address = file?.address ?? ''
  const part = await get(address, { range: 'bytes=100-299' })
  expect(part.answer.status).toBe(206)
  expect(part.answer.headers.get('content-range')).toBe(`bytes 100-299/${bytes.length}`)
  expect(part.bytes.equals(bytes.subarray(100, 300))).toBe(true)
  const { headers } = (await get(address)).answer
  expect(headers.get('content-type')).toContain('video/mp4')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect((await get(address, { range: 'bytes=999999999-' })).answer.status).toBe(416)
  const [, , , id, , until, mac] = address.split('/')
  for (const forged of [
    `/private/media/${id}/download/${until}/${mac}`,
    `/private/media/${Number(id) - 1}/file/${until}/${mac}`,
    `/private/media/${id}/file/${Number(until) + 1}/${mac}`,
    `/private/media/${id}/file/${until}/x`,
  ])
    expect((await get(forged)).answer.status).toBe(404)
  clock += 2 * 3600
  expect((await get(address)).answer.status).toBe(404)
})

test('[ML10] files pass the relay in both directions', async () => {
  await using relay = await startTestRelay({ platformUrl: platform.url })
  const bytes = await film('mp4', { seconds: 40, seed: 10 })
  const { file } = await bring('anna', bytes, 'relay.mp4', relay.url)
  const { answer, bytes: got } = await get(file?.address ?? '', { range: 'bytes=0-9' }, relay.url)
  expect([answer.status, got.length]).toEqual([206, 10])
  const elsewhere = await fetch(`${relay.url}/api/v1/bootstrap`, { method: 'PATCH' })
  expect(elsewhere.status).toBe(405)
})

test('[ML11] an upload that rests for seven days is forgotten, with what had come of it', async () => {
  const { db } = platform
  const address = (await client('anna').open(500)).headers.get('location') ?? ''
  await client('anna').part(address, 0, new Uint8Array(200))
  const key = address.split('/').at(-1) ?? ''
  const rows = () => db.selectFrom('media_file').select('id').where('store_key', '=', key).execute()
  const media = openMedia({
    db,
    databaseUrl: () => platform.databaseUrl,
    dataDir: join(folder.path, '.data'),
    log: pino({ level: 'silent' }),
    nowMs: Date.now,
  })
  await media.sweep(clock + 6 * 86_400)
  expect(await rows()).toHaveLength(1)
  await media.sweep(clock + 8 * 86_400)
  expect(await rows()).toHaveLength(0)
  expect(await client('anna').offset(address)).toBe(-1)
  await media.stop()
})

test('[ML12] a platform killed while it looked at a file looks again', async () => {
  const { db } = platform
  const dataDir = join(folder.path, '.data')
  const bytes = await film('mp4', { seed: 12 })
  const address = (await client('anna').open(bytes.length + 1)).headers.get('location') ?? ''
  await client('anna').part(address, 0, new Uint8Array(bytes))
  const key = address.split('/').at(-1) ?? ''
  await db.updateTable('media_file').set({ state: 1 }).where('store_key', '=', key).execute()
  const log = pino({ level: 'silent' })
  const media = openMedia({ db, databaseUrl: () => platform.databaseUrl, dataDir, log, nowMs: Date.now })
  await media.sweep(clock)
  await media.stop()
  const again = await db.selectFrom('media_file').selectAll().where('store_key', '=', key).executeTakeFirstOrThrow()
  expect(again).toMatchObject({ state: 2, size: bytes.length, sha256: sum(bytes) })
})

test('[ML14] whoever takes a file from a form gets what it was found to be, of its own company alone', async () => {
  const bytes = await film('mp4', { seed: 14, seconds: 3 })
  const { file } = await bring('anna', bytes, 'held.mp4')
  const hold = (company_id: number, id: string) =>
    platform.db.transaction().execute((tx) => holdFile(tx, { company_id }, id))
  const facts = { id: Number(file?.id), name: 'held.mp4', kind: 1, size: bytes.length, duration_ms: 3000 }
  expect(await hold(company, file?.id ?? '')).toMatchObject(facts)
  expect(await hold(company + 1, file?.id ?? '')).toBeUndefined()
  expect(await hold(company, '999999')).toBeUndefined()
})

test('[CL34] a cutter submits the company’s file of the same bytes that it brought too, and nobody another’s by its id alone', async () => {
  const { db } = platform
  const [anna, ben] = await Promise.all(
    ['anna', 'ben'].map((name) =>
      db.selectFrom('member').select('id').where('username', '=', name).executeTakeFirstOrThrow(),
    ),
  )
  const demand = await makeDemand(db, company, anna?.id ?? 0, clock)
  const task = await makeTask(db, demand, clock, { state: 2, cutter_id: ben?.id ?? 0 })
  const bytes = await film('mp4', { seed: 34, seconds: 20 })
  const { file } = await bring('anna', bytes, 'first.mp4')
  const submit = () =>
    presser(platform, clipTaskWorkflow).one(tokenOf('ben'), 'submit', clipNo('task', task), {
      file_id: file?.id ?? '',
      note: null,
    })
  expect(await submit()).toMatchObject({ ok: false })
  expect(await bring('ben', bytes, 'mine.mp4')).toMatchObject({ duplicate: true, file: { id: file?.id } })
  // Once more, and after what told of it is forgotten.
  await bring('ben', bytes)
  for (const { id } of await readResting(db, clock + 1)) await forgetFile(db, id)
  expect(await submit()).toMatchObject({ ok: true })
  // Of another company the same bytes are another file.
  const theirs = await bring('rival', bytes)
  expect(theirs.file?.id).not.toBe(file?.id)
})

test('[ML13] covers of videos come from who brought them, those of pictures are made here', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 200, g: 9, b: 9 } } })
  const { file } = await bring('anna', await film('mp4', { seed: 13 }))
  expect(file?.cover).toBeNull()
  const send = async (who: string, cover: Buffer) => {
    const body = new FormData()
    body.set('id', file?.id ?? '')
    body.set('cover', new Blob([new Uint8Array(cover)]), 'cover')
    body.set('strip', new Blob([new Uint8Array(await picture(1600, 160).png().toBuffer())]), 'strip')
    const init = { method: 'POST', body, headers: { token: tokenOf(who), lang: 'en' } }
    return (await (await fetch(`${platform.url}/api/v1/media/cover`, init)).json()) as Envelope
  }
  expect(await send('ben', await picture(300, 500).png().toBuffer())).toMatchObject({ status: 0 })
  expect(await send('anna', Buffer.from('<svg/>'))).toMatchObject({ status: 0 })
  const { data } = await send('anna', await picture(900, 1600).png().toBuffer())
  const shown = data as NonNullable<MediaUpload['file']>
  expect(await sharp((await get(shown.cover ?? '')).bytes).metadata()).toMatchObject({ format: 'jpeg', height: 480 })
  expect(await sharp((await get(shown.strip ?? '')).bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600 })
  const own = await bring('anna', await picture(1000, 500).png().toBuffer(), 'a.png')
  expect(await sharp((await get(own.file?.cover ?? '')).bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480 })
})
