import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskStore } from '../../platform/media/disk-store.ts'
import { addressOf } from '../../platform/media/s3/client.ts'
import { s3Store } from '../../platform/media/s3/store.ts'
import { readMediaSettings } from '../../platform/media/settings.ts'
import type { MediaStore } from '../../platform/media/store.ts'
import { temporaryFolder } from '../support/folder.ts'
import { type S3TestServer, startS3 } from '../support/s3-server.ts'
import { signatureOf } from '../support/s3-signature.ts'

const MB = 1024 * 1024
const folder = temporaryFolder('tidewall-store-')
let s3: S3TestServer

beforeAll(async () => {
  s3 = await startS3()
  await mkdir(join(folder.path, 'disk'))
})
afterAll(async () => {
  await s3?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

const newKey = (): string => randomBytes(16).toString('hex')
const fileOf = async (bytes: Buffer): Promise<string> => {
  const path = join(folder.path, newKey())
  await writeFile(path, bytes)
  return path
}
const all = async (stream: Readable | undefined): Promise<Buffer> => {
  if (!stream) throw new Error('no such file')
  return buffer(stream)
}
const sum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What every store does, wherever it stands. */
const stores: Readonly<Record<string, () => MediaStore>> = {
  disk: () => diskStore(join(folder.path, 'disk')),
  s3: () => s3Store(s3.settings),
}

describe.each(Object.entries(stores))('[ML30] a store: %s', (_, open) => {
  let store: MediaStore
  beforeAll(() => {
    store = open()
  })
  afterAll(() => store.close())

  test('[ML30] small files are kept, measured, read by ranges and removed', async () => {
    const key = newKey()
    const bytes = randomBytes(10_000)
    await store.put(key, bytes)
    expect(await store.size(key)).toBe(10_000)
    expect((await all(await store.read(key, { start: 0, end: 9999 }))).equals(bytes)).toBe(true)
    expect((await all(await store.read(key, { start: 100, end: 299 }))).equals(bytes.subarray(100, 300))).toBe(true)
    expect((await all(await store.read(key, { start: 9999, end: 9999 }))).equals(bytes.subarray(9999))).toBe(true)
    await store.remove(key)
    await store.remove(key)
    expect(await store.size(key)).toBeUndefined()
    expect(await store.read(key, { start: 0, end: 1 })).toBeUndefined()
  })

  test('[ML30] a large file comes byte for byte, and again over what is there; the file that it came from stays', {
    tags: ['long'],
  }, async () => {
    const key = newKey()
    const bytes = randomBytes(40 * MB + 7)
    const path = await fileOf(bytes)
    await store.copy(key, path)
    await store.copy(key, path)
    expect(await store.size(key)).toBe(bytes.length)
    expect(sum(await all(await store.read(key, { start: 0, end: bytes.length - 1 })))).toBe(sum(bytes))
    const middle = { start: 16 * MB - 5, end: 32 * MB + 5 }
    expect(sum(await all(await store.read(key, middle)))).toBe(sum(bytes.subarray(middle.start, middle.end + 1)))
    await store.copy(key, path)
    await store.remove(key)
    expect(await store.size(key)).toBeUndefined()
  })

  test('[ML30] nothing but names of our own making is asked for, and a reader who stops leaves nothing behind', async () => {
    for (const name of ['', '../../etc/passwd', 'A'.repeat(32), `${newKey()}/x`])
      await expect(store.size(name)).rejects.toThrow('not a name of the store')
    const key = newKey()
    await store.copy(key, await fileOf(randomBytes(8 * MB)))
    const stream = await store.read(key, { start: 0, end: 8 * MB - 1 })
    stream?.on('error', () => {})
    stream?.destroy()
    expect((await all(await store.read(key, { start: 3, end: 3 }))).length).toBe(1)
  })
})

test('[ML31] a wrong secret, a wrong key and a bucket that is not there are told, with no secret in what is said', async () => {
  const wrong = [
    { ...s3.settings, keySecret: 'something-else' },
    { ...s3.settings, keyId: 'nobody' },
    { ...s3.settings, bucket: 'elsewhere' },
  ]
  for (const settings of wrong) {
    const store = s3Store(settings)
    const trouble = await store.put(newKey(), Buffer.from('x')).catch((error: unknown) => error)
    expect(trouble).toMatchObject({ kind: 'refused', message: expect.stringMatching(/PUT with 40[34], \w+$/) })
    expect(String(trouble)).not.toContain(settings.keySecret)
    expect(await store.look()).toBe('unwritable')
    await store.close()
  }
})

test('[ML31] a busy store and a broken line are tried again; one that is away is told, and takes files when it is back', {
  tags: ['long'],
}, async () => {
  const store = s3Store(s3.settings)
  const key = newKey()
  const bytes = randomBytes(40 * MB)
  const path = await fileOf(bytes)
  s3.fail(/partNumber=2/, 'broken', 1)
  await store.copy(key, path)
  s3.fail(/^GET/, 'busy', 2)
  expect(sum(await all(await store.read(key, { start: 0, end: bytes.length - 1 })))).toBe(sum(bytes))
  s3.fail(/partNumber=2/, 'busy', 3)
  s3.asked()
  const other = newKey()
  await expect(store.copy(other, path)).rejects.toMatchObject({ kind: 'down' })
  expect(s3.asked().filter((words) => /^DELETE .*uploadId=/.test(words))).toHaveLength(1)
  expect(await store.size(other)).toBeUndefined()
  await s3.down()
  await expect(store.put(newKey(), bytes.subarray(0, 9))).rejects.toMatchObject({ kind: 'down' })
  await expect(store.read(key, { start: 0, end: 1 })).rejects.toMatchObject({ kind: 'down' })
  expect(await store.look()).toBe('down')
  await s3.back()
  expect(await store.look()).toBe('ok')
  await store.copy(other, path)
  expect(await store.size(other)).toBe(bytes.length)
  await store.close()
})

test('[ML31] signatures are those of Amazon’s own example', () => {
  const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=-',
  }
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  expect(signatureOf({ method: 'GET', url: '/test.txt', headers }, secret)).toBe(signature)
})

test('[ML32] settings of the store that are missing, wrong or without effect stop the start with a sentence', () => {
  const given = {
    MEDIA_STORE: 's3',
    MEDIA_S3_ENDPOINT: 'https://s3.example.com',
    MEDIA_S3_BUCKET: 'films',
    MEDIA_S3_KEY_ID: 'id',
    MEDIA_S3_KEY_SECRET: 'secret-of-ours',
  }
  expect(readMediaSettings({})).toEqual({ store: 'disk' })
  expect(readMediaSettings(given)).toEqual({
    store: 's3',
    endpoint: 'https://s3.example.com',
    bucket: 'films',
    region: 'us-east-1',
    keyId: 'id',
    keySecret: 'secret-of-ours',
    pathStyle: true,
  })
  for (const name of ['ENDPOINT', 'BUCKET', 'KEY_ID', 'KEY_SECRET'].map((one) => `MEDIA_S3_${one}`))
    expect(() => readMediaSettings({ ...given, [name]: '' })).toThrow(`MEDIA_STORE=s3 needs ${name}.`)
  const wrong: [NodeJS.ProcessEnv, string][] = [
    [{ MEDIA_STORE: 'S3' }, 'must be disk or s3'],
    [{ MEDIA_S3_BUCKET: 'films' }, 'MEDIA_S3_BUCKET is set without MEDIA_STORE=s3'],
    [{ ...given, MEDIA_S3_ENDPOINT: 's3.example.com' }, 'MEDIA_S3_ENDPOINT is not an http(s) address'],
    [{ ...given, MEDIA_S3_ENDPOINT: 'https://s3.example.com/films' }, 'the bucket goes into MEDIA_S3_BUCKET'],
    [{ ...given, MEDIA_S3_BUCKET: 'a/b' }, 'MEDIA_S3_BUCKET is no name of a bucket'],
    [{ ...given, MEDIA_S3_PATH_STYLE: 'yes' }, 'MEDIA_S3_PATH_STYLE must be on or off'],
  ]
  for (const [env, words] of wrong) {
    expect(() => readMediaSettings(env)).toThrow(words)
    expect(() => readMediaSettings(env)).not.toThrow('secret-of-ours')
  }
  const at = { endpoint: 'https://s3.example.com:9000', bucket: 'films' }
  expect(addressOf({ ...at, pathStyle: true }, 'ab/c')).toBe('https://s3.example.com:9000/films/ab/c')
  expect(addressOf({ ...at, pathStyle: false }, 'ab/c')).toBe('https://films.s3.example.com:9000/ab/c')
})
