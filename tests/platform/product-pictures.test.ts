import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureJob } from '../../platform/jobs/product-pictures.ts'
import { fetchBytes } from '../../platform/pictures/fetch-picture.ts'
import { isPublicAddress } from '../../platform/pictures/public-address.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { sender } from './table-import-support.ts'

const now = Date.UTC(2026, 4, 20, 12) / 1000
const local = { allows: () => true, protocols: ['http:'] }
const server = createServer((request, response) => void answers[request.url ?? '']?.(response))
const asked: string[] = []
let base = ''
let photo: Buffer
let platform: TestPlatform
let failing = true

const send = (response: ServerResponse, type: string, body: Buffer | string): void => {
  response.writeHead(200, { 'content-type': type }).end(body)
}
const answers: Record<string, (response: ServerResponse) => void> = {
  '/lamp.jpg': (response) => send(response, 'image/jpeg', photo),
  '/moved.jpg': (response) => void response.writeHead(302, { location: '/lamp.jpg' }).end(),
  '/round.jpg': (response) => void response.writeHead(302, { location: '/round.jpg' }).end(),
  '/page.jpg': (response) => send(response, 'text/html', '<p>no</p>'),
  '/script.jpg': (response) => send(response, 'image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/huge.jpg': (response) => send(response, 'image/jpeg', Buffer.alloc(9 * 1024 * 1024)),
  '/flaky.jpg': (response) => (failing ? void response.writeHead(503).end() : send(response, 'image/jpeg', photo)),
}

beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  server.close()
})

/** Addresses of the shop stand behind https; the test's own machine answers them. */
const fetchLocal = (address: string): Promise<Buffer> => {
  asked.push(address)
  return fetchBytes(address.replace('https://shop.example', base), local)
}

test('[PP1] a product’s picture is fetched once, made small, without what it tells of who took it, and served by us', async () => {
  const { db } = platform
  const company = await makeCompany(db, 'Pictures')
  await makeMember(db, 'boss', company, 0, { privilege_id: 1 })
  const tokens = new Map([['boss', await platform.signIn('boss', password)]])
  const files = sender(platform, tokens)
  const line = (id: string, image: string) => `${id},shop-1,Lamp ${id},9.90,10%,${image}`
  const names = ['lamp', 'moved', 'flaky', 'huge', 'script', 'page']
  const file = [
    'Product ID,Shop ID,Product name,Price,Commission rate,Image',
    ...names.map((name) => line(name, `https://shop.example/${name}.jpg`)),
    line('again', 'https://shop.example/lamp.jpg'),
    line('plain', 'http://shop.example/lamp.jpg'),
    '',
  ].join('\n')
  expect((await files.imported('boss', 'offers', file, { name: 'offers.csv' })).summary).toMatchObject({
    added: 7,
    refused: 1,
  })
  const run = pictureJob(db, fetchLocal)
  const pictures = async (): Promise<Record<string, string>> => {
    const path = `/api/v1/product/marks?product_ids=${[...names, 'again'].join(',')}`
    const { envelope } = await platform.ask(path, { token: tokens.get('boss') ?? '' })
    const found = (envelope.data as { marks: { product_id: string; image: string }[] }).marks
    return Object.fromEntries(found.map(({ product_id, image }) => [product_id, image]))
  }
  await run(now, () => false)
  await run(now + 60, () => false)
  expect(asked.filter((one) => one.endsWith('/lamp.jpg'))).toHaveLength(1)
  const first = await pictures()
  expect(first.lamp).toMatch(/^\/private\/picture\/[0-9a-f]{32}\.webp$/)
  expect([first.again, first.moved === '', first.flaky, first.huge, first.script, first.page]).toEqual([
    first.lamp,
    false,
    '',
    '',
    '',
    '',
  ])
  const served = await fetch(`${platform.url}${first.lamp}`)
  const shown = sharp(Buffer.from(await served.arrayBuffer()))
  const { format, width, height, exif } = await shown.metadata()
  expect([served.headers.get('content-type'), format, width, height, exif]).toEqual([
    'image/webp',
    'webp',
    256,
    256,
    undefined,
  ])
  // What may come later is asked again, what is no picture is not.
  failing = false
  asked.length = 0
  await run(now + 3700, () => false)
  expect(asked).toEqual(['https://shop.example/flaky.jpg'])
  expect((await pictures()).flaky).toMatch(/^\/private\/picture\//)
  const faults = await db.selectFrom('product_picture').select(['address', 'fault']).where('state', '=', 2).execute()
  expect(Object.fromEntries(faults.map(({ address, fault }) => [address.split('/').at(-1), fault]))).toEqual({
    'huge.jpg': 'size',
    'script.jpg': 'type',
    'page.jpg': 'type',
  })
  expect((await fetch(`${platform.url}/private/picture/${'0'.repeat(32)}.webp`)).status).toBe(404)
})

test('[PP2] nothing of the own network is asked, whatever an address says or a name leads to', async () => {
  const closed = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']
  for (const one of [...closed, '::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '2002:a00:1::', '224.0.0.1'])
    expect(isPublicAddress(one), one).toBe(false)
  for (const one of ['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8']) expect(isPublicAddress(one), one).toBe(true)
  const refused = [
    `${base}/lamp.jpg`,
    base.replace('http:', 'https:'),
    'https://localhost/lamp.jpg',
    'https://[::1]/lamp.jpg',
    'https://2130706433/lamp.jpg',
    'https://user:secret@example.com/a.jpg',
    'file:///etc/passwd',
    'nothing',
  ]
  for (const address of refused)
    await expect(fetchBytes(address), address).rejects.toMatchObject({ message: 'address' })
  await expect(fetchBytes(`${base}/round.jpg`, local)).rejects.toMatchObject({ message: 'redirects' })
})
