import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '../../platform/jobs/jobs.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { MaterialDetail } from '../../shared/areas/materials/api.ts'
import { temporaryFolder } from '../support/folder.ts'
import { film } from '../support/media-files.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { tusClient } from '../support/tus.ts'

let clock = Date.UTC(2026, 5, 10, 4) / 1000
const folder = temporaryFolder('tidewall-materials-case-')
let platform: TestPlatform
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000, dataDir: join(folder.path, '.data') })
  const { db } = platform
  const films = { video_menu: [1, 2, 3], is_share_video: true, privilege_id: 1 }
  await makeMember(db, 'anna', await makeCompany(db, 'Films'), 0, films)
  await makeMember(db, 'rival', await makeCompany(db, 'Rival'), 0, films)
  for (const name of ['anna', 'rival']) tokens.set(name, await platform.signIn(name, password))
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

const ask = async (who: string, path: string, body?: unknown): Promise<Envelope> =>
  (await platform.ask(`/api/v1/clip/material${path}`, { token: tokens.get(who) ?? '', headers: { lang: 'en' }, body }))
    .envelope
const bring = async (bytes: Buffer): Promise<string> => {
  const client = tusClient(platform.url, tokens.get('anna') ?? '')
  const address = (await client.open(bytes.length, 'clip.mp4')).headers.get('location') ?? ''
  await client.part(address, 0, new Uint8Array(bytes))
  const key = address.split('/').at(-1)
  const { envelope } = await platform.ask(`/api/v1/media/upload?key=${key}`, { token: tokens.get('anna') ?? '' })
  return (envelope.data as { file: { id: string } }).file.id
}
const wish = {
  name: '开箱',
  kind: 1,
  source: 1,
  product_id: null,
  creator_id: null,
  folder: '原片',
  tags: '开箱， 杯子,开箱',
  licence_until: '2026-06-12',
}
const press = (who: string, transition: string, key: string, more: object = {}): Promise<Envelope> =>
  ask(who, '/transition', { transition, keys: [key], request_id: `${transition}-${clock}-${key}-x`, ...more })
const rowOf = async (id: string) => {
  const { data } = await ask('anna', '?limit=10')
  return (data as { list: Record<string, unknown>[] }).list.find(({ material_id }) => material_id === id)
}

test('[ML16] [ML38] a material is made of a file, and is fetched once it is approved; who fetched it is noted', async () => {
  const brought = await film('mp4', { seconds: 5 })
  const file_id = await bring(brought)
  expect(await ask('anna', '/save', { ...wish, file_id, kind: 3 })).toMatchObject({
    status: 0,
    data: { fields: { kind: expect.stringContaining('does not fit') } },
  })
  expect(await ask('rival', '/save', { ...wish, file_id })).toMatchObject({ status: 0 })
  expect(await ask('anna', '/save', { ...wish, file_id, licence_until: '2026-06-09' })).toMatchObject({ status: 0 })
  const { data } = await ask('anna', '/save', { ...wish, file_id })
  const { id } = data as { id: string }
  expect(await rowOf(id)).toMatchObject({
    ...{ material_title: '开箱', material_state: 2, tags: '开箱,杯子', folder: '原片', film_length: 5 },
    ...{ resolution: '320 × 568', ratio: 4, version_no: 1, brought_by: 'anna' },
  })
  expect(await ask('anna', '/download', { id })).toMatchObject({ status: 0 })
  expect(await press('anna', 'approve', id)).toMatchObject({ status: 1 })
  const fetched = await ask('anna', '/download', { id })
  const answer = await fetch(platform.url + (fetched.data as { address: string }).address)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(brought.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
  const next = await bring(await film('mp4', { seconds: 7, seed: 2 }))
  expect(await ask('anna', '/version', { id, file_id: next, what: '去水印' })).toMatchObject({ data: { no: 2 } })
  const detail = (await ask('anna', `/detail?id=${id}`)).data as MaterialDetail
  expect(detail).toMatchObject({
    file: { id: next, duration_ms: 7000 },
    versions: [{ no: 2, note: '去水印', by: 'anna' }, { no: 1 }],
    downloads: [{ by: 'anna', time: clock }],
  })
  for (const path of [`/detail?id=${id}`]) expect(await ask('rival', path)).toMatchObject({ status: 0 })
  expect(await ask('rival', '/download', { id })).toMatchObject({ status: 0 })
  expect(await ask('rival', '/version', { id, file_id: next, what: null })).toMatchObject({ status: 0 })
})

test('[ML17] a material ends by itself with its licence, and goes on once that is renewed', async () => {
  const file_id = await bring(await film('mp4', { seconds: 3, seed: 5 }))
  const { id } = (await ask('anna', '/save', { ...wish, file_id })).data as { id: string }
  await press('anna', 'approve', id)
  clock = Date.UTC(2026, 5, 12, 16) / 1000
  const jobs = startJobs({
    ...{ db: platform.db, gate: platform.gate, log: { warn: () => undefined } },
    nowMs: () => clock * 1000,
  })
  await expect.poll(async () => (await rowOf(id))?.material_state).toBe(5)
  await jobs.stop()
  expect(await ask('anna', '/download', { id })).toMatchObject({ status: 0 })
  expect(await press('anna', 'renew', id, { licence_until: '2026-07-01' })).toMatchObject({ status: 1 })
  expect(await rowOf(id)).toMatchObject({ material_state: 3, licence_until_time: Date.UTC(2026, 6, 1, 16) / 1000 - 1 })
})
