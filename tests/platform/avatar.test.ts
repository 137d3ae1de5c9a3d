import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQueue } from '../../platform/http/queue.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { startTestRelay } from '../relay/setup.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const MEGABYTE = 1024 * 1024
let platform: TestPlatform
let company: number
let members = 0
let member: number
let token: string

beforeAll(async () => {
  platform = await startTestPlatform()
  company = await makeCompany(platform.db, 'Pictures')
})
afterAll(() => platform?.[Symbol.asyncDispose]())
beforeEach(async () => {
  members += 1
  member = await makeMember(platform.db, `face${members}`, company, 0, { privilege_id: 1 })
  token = await platform.signIn(`face${members}`, password)
})

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
/** A JPEG of exactly so many bytes: what stands behind its end is part of the file. */
const padded = async (bytes: number): Promise<Buffer> => Buffer.concat([await picture().jpeg().toBuffer()], bytes)

const formOf = (...images: readonly Buffer[]): FormData => {
  const form = new FormData()
  for (const image of images) form.append('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'me.jpg')
  return form
}
const send = async (body: FormData | string, headers: Record<string, string> = {}, url = platform.url) => {
  const answer = await fetch(`${url}/api/v1/member/uploadavatar`, {
    method: 'POST',
    body,
    headers: { token, ...headers },
  })
  return { http: answer.status, headers: answer.headers, envelope: (await answer.json()) as Envelope }
}
const avatarNow = async (): Promise<string> => {
  const { envelope } = await platform.ask('/api/v1/member/info', { token })
  return (envelope.data as { avatar: string }).avatar
}
const fetched = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(platform.url + address)).arrayBuffer())

test('[J1] a JPEG becomes 256 × 256, upright, without metadata, and is the member’s at once', async () => {
  expect(await avatarNow()).toBe('')
  const left = { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } } as const
  const wide = await picture(400, 200)
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Secret place' } })
    .jpeg()
    .toBuffer()
  expect(await sharp(wide).metadata()).toMatchObject({ orientation: 6 })
  const { envelope } = await send(formOf(wide))
  expect(envelope).toMatchObject({ status: 1, data: expect.stringMatching(/^\/private\/avatar\/[0-9a-f]{32}\.jpg$/) })
  expect(await avatarNow()).toBe(envelope.data)
  const kept = await fetched(String(envelope.data))
  const metadata = await sharp(kept).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 256, height: 256 })
  expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(kept.includes('Secret place')).toBe(false)
  // Turned by a quarter: what was left is on top.
  const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)].map((v) => v > 128)
  expect([at(128, 20), at(128, 236)]).toEqual([
    [false, false, true],
    [true, false, false],
  ])
})

test('[J2] only a JPEG to its last byte is one, whatever it is called', async () => {
  const jpeg = await picture(600, 600).jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const others = [
    await picture().png().toBuffer(),
    await picture().webp().toBuffer(),
    await picture().gif().toBuffer(),
    svg,
    Buffer.alloc(0),
    Buffer.concat([jpeg.subarray(0, 3), svg]),
    jpeg.subarray(0, jpeg.length / 2),
  ]
  for (const [index, other] of others.entries()) {
    const { http, envelope } = await send(formOf(other))
    const refused = { status: 0, data: null, message: '上传头像图片只能是 JPG 格式!' }
    expect([index, http, envelope]).toEqual([index, 200, refused])
  }
  expect((await send(formOf(svg), { lang: 'en' })).envelope.message).toBe('Avatar must be a JPG')
})

test('[J3] 2 MB are too much, one byte less is not', async () => {
  const { envelope } = await send(formOf(await padded(2 * MEGABYTE)))
  expect(envelope).toEqual({ status: 0, data: null, message: '上传头像图片大小不能超过 2MB!' })
  const english = await send(formOf(await padded(3 * MEGABYTE)), { lang: 'en' })
  expect(english.envelope.message).toBe('Avatar must be under 2 MB')
  expect((await send(formOf(await padded(2 * MEGABYTE - 1)))).envelope.status).toBe(1)
})

test('[J4] a small file that unpacks to more than 25 megapixels is refused', async () => {
  const flood = await picture(5001, 5000).jpeg({ quality: 1 }).toBuffer()
  expect(flood.length).toBeLessThan(2 * MEGABYTE)
  expect((await send(formOf(flood))).envelope).toMatchObject({ status: 0, message: '图片尺寸过大，最多 2500 万像素' })
})

test('[J5] cut, malformed or wrong bodies are refused and the old picture stays', async () => {
  const jpeg = await picture().jpeg().toBuffer()
  const { envelope } = await send(formOf(jpeg))
  const type = { 'content-type': 'multipart/form-data; boundary=b' }
  const head =
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  const other = new FormData()
  other.append('file', new Blob([new Uint8Array(jpeg)]), 'me.jpg')
  const bodies: readonly [FormData | string, Record<string, string>][] = [
    [formOf(jpeg, jpeg), {}],
    [other, {}],
    [new FormData(), {}],
    [`${head}cut`, type],
    ['nothing of the kind', type],
    [`${head}x\r\n--b--\r\n`, { 'content-type': 'multipart/form-data' }],
    ['{}', { 'content-type': 'application/json' }],
    [`--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n`, type],
  ]
  for (const [index, [body, headers]] of bodies.entries()) {
    const refused = await send(body, headers)
    expect([index, refused.http, refused.envelope.status]).toEqual([index, 200, 0])
  }
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(platform.url).port), '127.0.0.1', () => {
      socket.write(
        `POST /api/v1/member/uploadavatar HTTP/1.1\r\nHost: a\r\nToken: ${token}\r\nContent-Length: 9000\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\n\r\n${head}cut`,
        () => socket.destroy(),
      )
    }).once('close', () => resolve())
  })
  expect(await avatarNow()).toBe(envelope.data)
  expect((await fetched(String(envelope.data))).length).toBeGreaterThan(100)
  expect(platform.logged()).toEqual([])
})

test('[J5] without a session the answer comes before the body', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(platform.url).port), '127.0.0.1', () => {
      socket.write(
        'POST /api/v1/member/uploadavatar HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n' +
          'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n',
      )
    }).once('data', (data) => {
      socket.destroy()
      resolve(data.toString())
    })
  })
  expect(text).toContain('"status":-1')
})

test('[J6] twenty pictures a day', async () => {
  const now = Math.floor(Date.now() / 1000)
  const uploads = Array.from({ length: 19 }, () => ({ member_id: member, t: now - 3600 }))
  await platform.db.insertInto('avatar_upload').values(uploads).execute()
  const image = await picture().jpeg().toBuffer()
  const answers = await Promise.all([send(formOf(image)), send(formOf(image)), send(formOf(image))])
  expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([1, 429, 429])
  const refused = answers.find(({ envelope }) => envelope.status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(22 * 3600)
  expect(refused?.envelope.message).toBe('今天上传头像次数过多，请在 23 小时后再试')
})

test('[J7] served as nothing but a picture; gone with its successor; other names are nobody’s', async () => {
  const image = await picture().jpeg().toBuffer()
  const first = String((await send(formOf(image))).envelope.data)
  const { status, headers } = await fetch(platform.url + first)
  expect([status, Object.fromEntries(headers)]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline; filename="avatar.jpg"',
      'cache-control': 'private, max-age=31536000, immutable',
    }),
  ])
  const second = String((await send(formOf(image))).envelope.data)
  expect(second).not.toBe(first)
  const others = [first, `${second}x`, second.toUpperCase(), '/private/avatar/1.jpg', "/private/avatar/'.jpg"]
  for (const name of others) expect([name, (await fetch(platform.url + name)).status]).toEqual([name, 404])
  const rows = await platform.db.selectFrom('avatar').select('hash').where('member_id', '=', member).execute()
  expect(rows).toEqual([{ hash: second.slice(-36, -4) }])
})

test('[J8] a picture of nearly 2 MB passes the relay, there and back', async () => {
  await using stack = await startTestRelay({ platformUrl: platform.url })
  const { envelope } = await send(formOf(await padded(2 * MEGABYTE - 1)), {}, stack.url)
  expect(envelope.status).toBe(1)
  const answer = await fetch(stack.url + String(envelope.data))
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-security-policy')]).toEqual([
    200,
    'image/jpeg',
    "sandbox; default-src 'none'",
  ])
  expect(Buffer.from(await answer.arrayBuffer()).equals(await fetched(String(envelope.data)))).toBe(true)
})

test('[J9] a queue runs two at a time, makes others wait, and refuses when too many do', async () => {
  const queued = makeQueue(2, 3)
  const ends: (() => void)[] = []
  let most = 0
  let running = 0
  const work = async (): Promise<string> => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
    return 'done'
  }
  const all = Array.from({ length: 6 }, () => queued(work))
  expect(await all[5]).toBeNull()
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended)
    ends[ended]?.()
  }
  expect([await Promise.all(all.slice(0, 5)), most]).toEqual([Array.from({ length: 5 }, () => 'done'), 2])
})
