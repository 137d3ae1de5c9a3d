import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { tusPath } from '../../shared/areas/media/api.ts'
import { done } from '../support/fake-api.ts'
import { temporaryFolder } from '../support/folder.ts'
import { builtStage } from './stage/build.ts'
import { consoleStage } from './support/open.ts'
import { soon } from './support/soon.ts'

const built = builtStage()
const folder = temporaryFolder('tidewall-media-page-')
afterAll(async () => {
  folder[Symbol.dispose]()
  await (await built)[Symbol.asyncDispose]()
})
const { state, visitAs } = consoleStage(async () => (await built).folder)

const PART = 8 * 1024 * 1024
const SIZE = 20 * 1024 * 1024
const clip = join(folder.path, 'clip 夜.mp4')
writeFileSync(clip, Buffer.alloc(SIZE, 7))

/** A server of one upload that answers as long as `upto` bytes have not come; then it is silent. */
const serveUpload = async (page: Page) => {
  const upload = { at: 0, upto: SIZE, opened: 0, refuse: '' }
  const headers = { 'Tus-Resumable': '1.0.0' }
  await page.route(`**${tusPath}`, (route) => {
    upload.opened++
    if (upload.refuse) return route.fulfill({ status: 413, headers, body: upload.refuse })
    return route.fulfill({ status: 201, headers: { ...headers, Location: `${tusPath}/${'b'.repeat(32)}` } })
  })
  await page.route(`**${tusPath}/*`, (route) => {
    const answer = { ...headers, 'Upload-Offset': String(upload.at), 'Upload-Length': String(SIZE) }
    if (route.request().method() === 'HEAD') return route.fulfill({ status: 200, headers: answer })
    if (upload.at >= upload.upto) return undefined
    upload.at = Math.min(SIZE, upload.at + PART)
    return route.fulfill({ status: 204, headers: { ...headers, 'Upload-Offset': String(upload.at) } })
  })
  return upload
}
const drawForm = async (page: Page): Promise<void> => {
  await page.waitForSelector('body[data-ready]', { state: 'attached' })
  await page.evaluate(() => window.stage.form('oneFile', 'page'))
  await page.locator('#clip').waitFor()
}
const choose = (page: Page) => page.setInputFiles('[data-testid="clip-file"]', clip)
const said = (page: Page) => page.getByTestId('clip-sending').locator('p').textContent()

test('[ML15] a file is paused, goes on, and goes on after a reload; then the form sends its id', {
  tags: ['long'],
}, async () => {
  const { page, noise } = await visitAs('leader', '/stage')
  const upload = await serveUpload(page)
  upload.upto = PART
  await drawForm(page)
  await choose(page)
  await soon(() => upload.at).toBe(PART)
  await soon(() => said(page)).toContain('clip 夜.mp4')
  await page.getByTestId('clip-pause').click()
  await soon(() => said(page)).toContain('已暂停')
  upload.upto = 2 * PART
  await page.getByTestId('clip-pause').click()
  await soon(() => upload.at).toBe(2 * PART)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await drawForm(page)
  await soon(() => page.locator('#clip').textContent()).toContain('clip 夜.mp4')
  upload.upto = SIZE
  await choose(page)
  await page.getByTestId('clip-chosen').waitFor()
  expect(upload).toMatchObject({ at: SIZE, opened: 1 })
  state.api.scripts.set('/api/v1/one-file', () => done(null))
  await page.locator('.form-submit').click()
  await soon(() => state.api.seen.find(({ path }) => path === '/api/v1/one-file')?.body).toEqual({ clip: '7' })
  expect(noise.filter((line) => !line.includes('ERR_ABORTED'))).toEqual([])
})

test('[ML15] what the server says of a file that it does not take stands beside the field', {
  tags: ['long'],
}, async () => {
  const { page } = await visitAs('leader', '/stage')
  const upload = await serveUpload(page)
  upload.refuse = '公司的素材空间已满'
  await drawForm(page)
  await choose(page)
  await soon(() => page.textContent('#clip-note')).toBe('公司的素材空间已满')
  upload.refuse = ''
  const refused = { state: 3, received: SIZE, file: null, duplicate: false, reason: '文件损坏或不完整' }
  state.api.scripts.set('/api/v1/media/upload', () => done(refused))
  await choose(page)
  await soon(() => page.textContent('#clip-note')).toBe('文件损坏或不完整')
  const sound = { id: '8', name: 'a.wav', kind: 3, size: 9, duration_ms: 1, width: null, height: null }
  const file = { ...sound, address: '/private/media/8', cover: null, strip: null }
  state.api.scripts.set('/api/v1/media/upload', () => done({ ...refused, state: 2, file, reason: '' }))
  upload.at = 0
  await choose(page)
  await soon(() => page.textContent('#clip-note')).toBe('这里只接受：视频')
})

test('[ML34] while the store is away the field says why its file waits, and takes it once it is kept', {
  tags: ['long'],
}, async () => {
  const { page } = await visitAs('leader', '/stage')
  await serveUpload(page)
  const waits = { state: 1, received: SIZE, file: null, duplicate: false, reason: '文件已经收到，但文件存储暂时不可用' }
  state.api.scripts.set('/api/v1/media/upload', () => done(waits))
  await drawForm(page)
  await choose(page)
  await soon(() => said(page)).toBe(waits.reason)
  state.api.scripts.delete('/api/v1/media/upload')
  await page.getByTestId('clip-chosen').waitFor()
})
