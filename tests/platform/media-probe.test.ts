import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { lookInto } from '../../platform/media/probe/look.ts'
import { temporaryFolder } from '../support/folder.ts'
import { film, wav } from '../support/media-files.ts'

const folder = temporaryFolder('tidewall-probe-')
afterAll(() => folder[Symbol.dispose]())

let count = 0
const look = async (bytes: Buffer | string) => {
  const path = join(folder.path, `f${count++}`)
  writeFileSync(path, bytes)
  return lookInto(path)
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 9, g: 90, b: 200 } } })

test('[ML1] what a file is, how long and how large, is found in its content', async () => {
  const video = { kind: 1, duration_ms: 2000, width: 320, height: 568 }
  expect(await look(await film('mp4'))).toMatchObject({ facts: { ...video, mime: 'video/mp4' } })
  expect(await look(await film('mp4-end'))).toMatchObject({ facts: video })
  expect(await look(await film('webm'))).toMatchObject({ facts: { ...video, mime: 'video/webm' } })
  expect(await look(wav(2))).toMatchObject({ facts: { kind: 3, duration_ms: 2000, width: null, mime: 'audio/wav' } })
  expect(await look(await picture(40, 30).png().toBuffer())).toMatchObject({
    facts: { kind: 2, width: 40, height: 30, duration_ms: null, mime: 'image/png' },
  })
  expect(await look('开场：镜头推近 <3\n第二句')).toMatchObject({ facts: { kind: 4 } })
})

test('[ML2] hostile and broken files are refused by their content, whatever they are called', async () => {
  const mp4 = await film('mp4')
  const atEnd = await film('mp4-end')
  const webm = await film('webm')
  const jpeg = await picture(400, 300).jpeg().toBuffer()
  const hugeCount = Buffer.from(mp4)
  hugeCount.writeUInt32BE(0xffffffff, hugeCount.indexOf('stsz') + 12)
  const endless = Buffer.from(mp4)
  endless.writeUInt32BE(0xfffffff0, endless.indexOf('stts') + 12)
  const cases: [string, Buffer | string, string][] = [
    ['empty', '', 'media.empty'],
    ['a page', '<!DOCTYPE html><script>alert(1)</script>', 'media.type'],
    ['a page behind words', 'hello <script src=x>', 'media.type'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>', 'media.type'],
    ['an archive', Buffer.from('PK\x03\x04................'), 'media.type'],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0'), 'media.type'],
    ['bytes', Buffer.alloc(5000, 0xfe), 'media.type'],
    ['cut off', mp4.subarray(0, 6000), 'media.broken'],
    ['cut off before its index', atEnd.subarray(0, 6000), 'media.broken'],
    ['a head alone', mp4.subarray(0, 32), 'media.broken'],
    ['a cut WebM', webm.subarray(0, 6000), 'media.broken'],
    ['a cut picture', jpeg.subarray(0, jpeg.length / 2), 'media.broken'],
    ['absurd sides', await film('mp4', { width: 60_000, height: 60_000 }), 'media.dimensions'],
    ['a page that begins like a film', Buffer.from('\0\0\0\x18ftypisom<html><script>'), 'media.broken'],
  ]
  for (const [name, bytes, fault] of cases) expect({ name, ...(await look(bytes)) }).toEqual({ name, fault })
  for (const bytes of [hugeCount, endless]) await expect(look(bytes)).resolves.toBeDefined()
  const bomb = await picture(16_000, 8000).png({ compressionLevel: 9 }).toBuffer()
  expect(await look(bomb)).toEqual({ fault: 'media.dimensions' })
})
