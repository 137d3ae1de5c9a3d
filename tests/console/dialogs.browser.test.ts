import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dateTimeText } from '../../shared/format/time.ts'
import { refuse } from '../support/fake-api.ts'
import { fakeRecord } from '../support/fake-data.ts'
import { fakeAnnouncement, fakeNotice } from '../support/fake-session.ts'
import { sampled } from '../support/sampled.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, items, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const seen = (path: string) => state.api.seen.filter((one) => one.path === path)
const putAway = { 'tw.orderCorrection': '1' }

const adviser = (fields: Parameters<typeof fakeRecord>[0] = { username: 'ads' }) => {
  const record = fakeRecord({ current_version: 1, isad: [0, 1], mobile: '13812348000', ...fields })
  state.api.records.set(record.username, record)
}
const openFromMenu = async (page: Page, dialog: string): Promise<void> => {
  await page.getByTestId('account').click()
  await page.click(`[data-dialog="${dialog}"]`)
}
const alertOf = (page: Page) => page.getByTestId('form-alert').textContent()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const submit = (page: Page) => page.click('dialog .form-submit')

test('[X1] [X2] unread announcements open one after another; only reading leads on, and a failure keeps the dialog', async () => {
  state.api.messages.announcements = [1, 2, 3].map((id) => fakeAnnouncement(id))
  const { page } = await visitAs('leader', '/console')
  const dialog = page.getByTestId('announcement')
  await dialog.waitFor()
  expect(await page.getByTestId('announcement-place').textContent()).toBe('1/3')
  expect(await dialog.locator('h2').textContent()).toBe('第 1 号公告：结算规则调整')
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  expect(await dialog.locator('[aria-label="关闭"]').count()).toBe(0)
  state.api.scripts.set('/api/v1/announ/read', () => refuse('服务器繁忙'))
  await page.getByTestId('announcement-read').click()
  await soon(() => dialog.getByRole('alert').textContent()).toBe('服务器繁忙')
  expect(await page.getByTestId('announcement-place').textContent()).toBe('1/3')
  state.api.scripts.clear()
  await page.getByTestId('announcement-read').click()
  await soon(() => page.getByTestId('announcement-place').textContent()).toBe('2/3')
  const asked = seen('/api/v1/announ').length
  await page.evaluate(() => history.pushState(null, '', '/dataAnalysis/dataAnalysis'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await soon(() => page.title()).toContain('数据分析')
  expect(seen('/api/v1/announ').length).toBe(asked)
  expect(await page.getByTestId('announcement-place').textContent()).toBe('2/3')
  for (const place of ['3/3', null]) {
    await page.getByTestId('announcement-read').click()
    if (place) await soon(() => page.getByTestId('announcement-place').textContent()).toBe(place)
  }
  await soon(() => dialog.count()).toBe(0)
  expect(seen('/api/v1/announ/read').map(({ query }) => query)).toEqual(['aid=1', 'aid=1', 'aid=2', 'aid=3'])
  state.api.messages.announcements.push(fakeAnnouncement(4))
  await page.goBack()
  await dialog.waitFor()
  expect(await page.getByTestId('announcement-place').textContent()).toBe('1/1')
})

test('[X3] of an announcement’s HTML nothing but the allowlist is drawn, and its links open elsewhere', async () => {
  const content = `<p id="main" name="x" style="color:red" onclick="window.hit=1">正文 <b>粗</b>
    <a href="https://example.com/a" id="root">好</a><a href="javascript:window.hit=1">坏</a><a href="/console">内</a></p>
    <img src=x onerror="window.hit=1"><img src="/private/a.jpg" alt="图"><script>window.hit=1</script>
    <iframe src="/console"></iframe><form><input name="token"></form><svg><script>window.hit=1</script></svg>`
  state.api.messages.announcements = [fakeAnnouncement(1, { content })]
  const { page } = await visitAs('leader', '/console')
  const html = page.locator('[data-testid="announcement"] .html')
  await html.locator('b').waitFor()
  const attributes = await html
    .locator('*')
    .evaluateAll((all) => all.map((one) => [one.localName, ...one.getAttributeNames().sort()].join(' ')))
  expect(attributes.sort()).toEqual(['a', 'a', 'a href rel target', 'b', 'img alt src', 'p'])
  expect(await html.locator('a').first().getAttribute('rel')).toBe('noopener noreferrer')
  expect(await html.locator('a').first().getAttribute('target')).toBe('_blank')
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('[X4] [X6] the bell lists announcements with search and pages; opening one reads it and its dot goes', {
  tags: ['long'],
}, async () => {
  state.api.messages.announcements = Array.from({ length: 243 }, (_, i) => fakeAnnouncement(i + 1, { read: i > 0 }))
  // The queue is empty, so that the list alone is looked at.
  state.api.scripts.set('/api/v1/announ', () => ({ status: 1, data: [], message: '' }))
  const { page } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  await page.getByTestId('bell').click()
  const rows = page.locator('.announ-list details')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(20)
  const first = rows.first().locator('summary')
  expect(await first.getAttribute('data-read')).toBe('false')
  await first.click()
  await soon(() => first.getAttribute('data-read')).toBe('true')
  expect(await rows.first().locator('.html').textContent()).toContain('第 1 号公告的正文')
  expect(seen('/api/v1/announ/read').map(({ query }) => query)).toEqual(['aid=1'])
  const pager = page.getByTestId('pager')
  const pages = () => pager.locator('[aria-label^="第"]').allTextContents()
  expect(await pager.locator('.pager-total').textContent()).toBe('共 243 条')
  expect(await pages()).toEqual(['1', '2', '3', '4', '5', '6', '13'])
  await pager.locator('input').fill('9')
  await pager.locator('input').press('Enter')
  await soon(() => rows.first().textContent()).toContain('第 161 号')
  await page.setViewportSize({ width: 900, height: 800 })
  await soon(pages).toEqual(['1', '8', '9', '10', '13'])
  await pager.locator('select').selectOption('50')
  await soon(() => rows.count()).toBe(50)
  expect(await pager.locator('[aria-current]').textContent()).toBe('1')
  await page.fill('.list-search', '第 24')
  await soon(() => rows.count()).toBe(5)
  expect(Object.fromEntries(new URLSearchParams(seen('/api/v1/announ/list').at(-1)?.query))).toEqual({
    page: '1',
    limit: '50',
    keyword: '第 24',
  })
  await page.fill('.list-search', '没有这个')
  await soon(() => page.locator('.list-state').textContent()).toBe('没有找到相关内容')
})

test('[X4] the bell has a dot while announcements are unread', async () => {
  state.api.messages.announcements = [fakeAnnouncement(1)]
  const { page } = await visitAs('leader', '/console')
  await page.getByTestId('announcement').waitFor()
  expect(await page.getByTestId('bell').getAttribute('data-unread')).toBe('1')
  await page.getByTestId('announcement-read').click()
  await soon(() => page.getByTestId('bell').getAttribute('data-unread')).toBe('0')
})

test('[X5] [X7] the account menu shows who it is and opens notices; the time zone only where it may be chosen', async () => {
  adviser({ username: 'ads', membername: '林晓涛', avatar: '/private/gone.jpg' })
  state.api.messages.notices = Array.from({ length: 25 }, (_, id) => fakeNotice(id))
  const { page } = await visitAs('ads', '/console', { stored: putAway })
  await page.getByTestId('account').click()
  expect(await page.locator('.account-who p').textContent()).toBe('林晓涛ads深圳市潮汐电子商务138****8000')
  expect(await page.locator('.account-menu li').allTextContents()).toEqual([
    ...[
      '修改密码',
      '修改手机号',
      '修改时区',
      '公司设置',
      '登录设备',
      '上传头像',
      '通知',
      '隐私政策与服务条款',
      '退出登录',
    ],
  ])
  await page.click('[data-dialog="notices"]')
  const rows = page.locator('.notices tbody tr')
  await rows.first().waitFor()
  expect(await page.locator('.notices thead th').allTextContents()).toEqual(['用户名', '级别', '状态', '时间'])
  expect(await rows.count()).toBe(20)
  expect(await rows.nth(1).locator('th, td').allTextContents()).toEqual([
    ...['creator_1', '2 级代理', '更换手机号', '2026-03-17 14:27:20'],
  ])
  await page.locator('dialog').getByTestId('pager').getByLabel('下一页').click()
  await soon(() => rows.count()).toBe(5)
  await page.keyboard.press('Escape')
  const agent = await visitAs('agent1', '/console')
  await agent.page.getByTestId('account').click()
  expect(await agent.page.locator('[data-dialog="zone"]').count()).toBe(0)
  await agent.page.getByTestId('logout').click()
  await agent.page.getByTestId('confirm-no').click()
  await soon(() => agent.page.getByTestId('confirm').count()).toBe(0)
  expect(seen('/api/v1/member/logout')).toEqual([])
})

test('[X8] a password is changed with the messages of the catalogue, and the session is left after 1.5 s', async () => {
  adviser()
  const { page } = await visitAs('ads', '/console', { stored: putAway })
  await openFromMenu(page, 'password')
  await page.waitForSelector('#password')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password')
  expect(await page.textContent('#code-note')).toBe('验证码将发送到 138****8000')
  await submit(page)
  const notes = () => page.locator('dialog .field-note').allTextContents()
  await soon(notes).toEqual(['请输入密码', '请再次输入密码', '请填写验证码'])
  await page.fill('#password', 'short')
  await page.fill('#password_confirm', 'other')
  await page.fill('#code', '12')
  await soon(notes).toEqual(['密码至少6位', '两次密码不一致!', '请输入6位验证码'])
  await page.fill('#password', 'new-password')
  await page.fill('#password_confirm', 'new-password')
  await page.fill('#code', '123456')
  await page.getByTestId('sms').click()
  await soon(() => page.getByTestId('sms').textContent()).toMatch(/^(60|59)s 后重试$/)
  expect(seen('/api/v1/smscode')[0]?.body).toEqual({ type: 'password' })
  state.api.scripts.set('/api/v1/member/pass', () => refuse('验证码已过期'))
  await submit(page)
  await soon(() => alertOf(page)).toBe('验证码已过期')
  expect(await page.locator('.form-alert.warning').count()).toBe(1)
  state.api.scripts.clear()
  const left = Date.now()
  await submit(page)
  await soon(() => page.getByTestId('toast').textContent()).toBe('密码修改成功，即将跳转登录，请重新登录!')
  expect(await items(page)).not.toHaveProperty('tw.token')
  await page.waitForSelector('#account')
  expect(Date.now() - left).toBeGreaterThan(1400)
  expect(pathOf(page)).toBe('/login')
})

test('[X9] a phone is changed in two steps: the old one is proved, the new one checked first, and going back keeps the proof', async () => {
  adviser()
  const { page } = await visitAs('ads', '/console', { stored: putAway })
  await openFromMenu(page, 'phone')
  await page.waitForSelector('#proof')
  expect(await page.textContent('#proof-note')).toBe('验证码将发送到 138****8000')
  await submit(page)
  await soon(() => page.textContent('#proof-note')).toBe('请填写验证码')
  await page.getByTestId('sms').click()
  await page.fill('#proof', '111111')
  state.api.scripts.set('/api/v1/member/modifyphone', () => refuse('', { fields: { code: '验证码错误' } }))
  await submit(page)
  await soon(() => page.textContent('#proof-note')).toBe('验证码错误')
  expect(await focused(page)).toBe('proof')
  state.api.scripts.clear()
  await submit(page)
  await page.waitForSelector('#phone')
  await page.getByTestId('sms').click()
  await soon(() => page.textContent('#phone-note')).toBe('请输入手机号')
  await page.fill('#phone', '13900001111')
  await page.fill('#code', '22')
  await page.getByRole('button', { name: '上一步' }).click()
  expect(await page.inputValue('#proof')).toBe('111111')
  await submit(page)
  await soon(() => focused(page)).toBe('phone')
  expect(await page.inputValue('#phone')).toBe('13900001111')
  expect(await page.inputValue('#code')).toBe('22')
  await page.getByTestId('sms').click()
  await page.fill('#code', '222222')
  state.api.scripts.set('/api/v1/member/modifyphone', () => refuse('', { fields: { phone: '该手机号已被使用' } }))
  await submit(page)
  await soon(() => page.textContent('#phone-note')).toBe('该手机号已被使用')
  state.api.scripts.set('/api/v1/member/modifyphone', () => ({
    status: 1,
    data: { step: 'done', mobile: '13900001111' },
    message: '手机号已更新',
  }))
  await submit(page)
  await soon(() => page.getByTestId('toast').textContent()).toBe('手机号已更新')
  expect(await page.getByTestId('phone-dialog').count()).toBe(0)
  expect(seen('/api/v1/smscode').map(({ body }) => body)).toEqual([
    { type: 'phone_old' },
    { type: 'phone_new', mobile: '13900001111' },
  ])
  expect(seen('/api/v1/member/modifyphone').map(({ body }) => body)).toMatchObject([
    { code: '111111' },
    { code: '111111' },
    { code: '222222', phone: '13900001111' },
    { code: '222222', phone: '13900001111' },
  ])
  expect(JSON.parse((await items(page))['tw.record'] ?? '')).toMatchObject({ mobile: '13900001111' })
  await page.getByTestId('account').click()
  expect(await page.locator('.account-who').textContent()).toContain('139****1111')
  adviser({ username: 'bare', mobile: '' })
  const bare = await visitAs('bare', '/console', { stored: putAway })
  await openFromMenu(bare.page, 'phone')
  await bare.page.waitForSelector('#phone')
  expect(await bare.page.locator('.steps').count()).toBe(0)
})

test('[X10] [X11] the order-correction prompt leads to the four zones with their time; a choice is stored and reloads', async () => {
  adviser()
  const { page } = await visitAs('ads', '/console')
  const prompt = page.getByTestId('order-correction')
  await prompt.waitFor()
  const days = await prompt.locator('.moment b').allTextContents()
  expect(new Set(days).size).toBe(2)
  await page.getByTestId('correction-zone').click()
  const zones = page.getByTestId('zone-dialog')
  await zones.waitFor()
  expect(await prompt.count()).toBe(0)
  expect(await zones.locator('label').count()).toBe(4)
  const clock = () => zones.locator('[data-option="cc-16"] time').textContent()
  const now = Math.floor(Date.now() / 1000)
  expect([-1, 0, 1, 2].map((more) => dateTimeText(now + more, 'Asia/Shanghai'))).toContain(await clock())
  const before = await clock()
  await soon(clock).not.toBe(before)
  await submit(page)
  await soon(() => page.textContent('#time_zone-note')).toBe('请选择时区')
  await zones.locator('[data-option="cc-5"]').click()
  const loaded = page.waitForEvent('load')
  const sent = Date.now()
  await submit(page)
  await soon(() => items(page).then((all) => JSON.parse(all['tw.record'] ?? '{}').time_zone)).toBe('cc-5')
  await loaded
  expect(Date.now() - sent).toBeGreaterThan(900)
  expect(seen('/api/v1/member/settimezone')[0]?.body).toEqual({ time_zone: 'cc-5', time_difference: -5 })
  await page.waitForSelector('.topbar')
  expect(await items(page)).toMatchObject(putAway)
})

test('[X11] the prompt that is closed comes back with the next page load, the one that is put away does not', {
  tags: ['long'],
}, async () => {
  adviser({ username: 'ads', company: 0 })
  const { page } = await visitAs('ads', '/console')
  const prompt = page.getByTestId('order-correction')
  await prompt.waitFor()
  expect(await page.getByTestId('correction-zone').count()).toBe(0)
  // It stands aside: the page behind it can be used.
  await page.click('[data-module="4"]')
  await page.getByTestId('module-notice').waitFor()
  await page.keyboard.press('Escape')
  await prompt.getByRole('button', { name: '关闭' }).click()
  await soon(() => prompt.count()).toBe(0)
  expect(await items(page)).not.toHaveProperty('tw.orderCorrection')
  await page.reload()
  await page.getByTestId('correction-never').click()
  await soon(() => prompt.count()).toBe(0)
  expect(await items(page)).toMatchObject(putAway)
})

const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()

test('[X21] signed-in devices are listed, one is signed out at a press and all others after asking', async () => {
  const { page, noise } = await visitAs('leader', '/console')
  await openFromMenu(page, 'devices')
  const rows = page.getByTestId('device-list').locator('li')
  await soon(() => rows.count()).toBe(3)
  expect(await rows.first().textContent()).toContain('Chrome 130 · Windows 10203.0.113.7 · 最近使用')
  expect(await rows.first().getByRole('button').count()).toBe(0)
  expect(await rows.first().textContent()).toContain('本设备')
  await page.getByRole('button', { name: '退出 Safari 18 · iOS 18.1' }).click()
  await soon(() => rows.count()).toBe(2)
  expect(await rows.last().textContent()).toContain('未知设备')
  await page.getByRole('button', { name: '退出其他所有设备' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '取消' }).click()
  expect(seen('/api/v1/member/session/end')).toHaveLength(1)
  await page.getByRole('button', { name: '退出其他所有设备' }).click()
  await question.getByRole('button', { name: '退出其他所有设备' }).click()
  await soon(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: '没有其他登录设备' }).waitFor()
  expect(seen('/api/v1/member/session/end').map(({ body }) => body)).toEqual([{ id: '2' }, {}])
  expect(noise).toEqual([])
})

const noteOf = (page: Page) => page.textContent('#image-note')

test('[X12] an avatar must be a JPEG under 2 MB; its square part is sent and its address is kept', async () => {
  const { page } = await visitAs('leader', '/console')
  await openFromMenu(page, 'avatar')
  const choose = (mimeType: string, buffer: Buffer) =>
    page.setInputFiles('[data-testid="image-file"]', { name: 'me.jpg', mimeType, buffer })
  await page.getByTestId('image-drop').waitFor()
  await choose('image/png', await jpeg(4, 4))
  await soon(() => noteOf(page)).toBe('上传头像图片只能是 JPG 格式!')
  await choose('image/jpeg', Buffer.alloc(2 * 1024 * 1024))
  await soon(() => noteOf(page)).toBe('上传头像图片大小不能超过 2MB!')
  await choose('image/jpeg', Buffer.from('no picture'))
  await soon(() => noteOf(page)).toBe('上传头像图片只能是 JPG 格式!')
  await choose('image/jpeg', await jpeg(900, 600))
  await page.getByTestId('image-zoom').waitFor()
  expect(await noteOf(page)).toBe('')
  await page.getByTestId('image-zoom').press('ArrowRight')
  await page.locator('[data-testid="cropper"]').press('ArrowLeft')
  let body = Buffer.alloc(0)
  state.api.scripts.set('/api/v1/member/uploadavatar', async (request) => {
    for await (const chunk of request) body = Buffer.concat([body, chunk as Buffer])
    return undefined
  })
  await submit(page)
  await soon(() => page.getByTestId('toast').textContent()).toBe('头像已更新')
  expect(body.includes('name="image"')).toBe(true)
  const start = body.indexOf(Buffer.from('ffd8ff', 'hex'))
  const { format, width, height } = await sharp(
    body.subarray(start, body.lastIndexOf(Buffer.from('ffd9', 'hex')) + 2),
  ).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 512, height: 512 })
  expect(JSON.parse((await items(page))['tw.record'] ?? '')).toMatchObject({ avatar: '/private/avatar/new.jpg' })
})

for (const { tags, rows } of sampled(['dark', 'light'], (theme) => theme === 'dark'))
  test.each(rows)('[X18] [L34] every dialog of the account passes axe, %s', { tags }, async (theme) => {
    adviser()
    state.api.messages.announcements = [fakeAnnouncement(1)]
    state.api.messages.notices = [fakeNotice(1)]
    const { page } = await visitAs('ads', '/console', { stored: { 'tw.theme': theme } })
    const check = async (testId: string): Promise<void> => {
      await page.getByTestId(testId).waitFor()
      expect(await axeFindings(page, 'dialog[open]')).toEqual([])
    }
    await page.getByTestId('announcement').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByTestId('announcement-read').click()
    await check('order-correction')
    await page.keyboard.press('Escape')
    for (const dialog of ['password', 'phone', 'zone', 'avatar']) {
      await openFromMenu(page, dialog)
      if (dialog === 'zone') await page.locator('.options input').nth(1).check()
      await check(`${dialog}-dialog`)
      if (dialog === 'avatar') {
        await page.setInputFiles('[data-testid="image-file"]', {
          name: 'me.jpg',
          mimeType: 'image/jpeg',
          buffer: await jpeg(300, 300),
        })
        await page.getByTestId('image-zoom').waitFor()
        await check('avatar-dialog')
      }
      await page.keyboard.press('Escape')
      if (dialog === 'avatar') await page.getByTestId('confirm-yes').click()
    }
    await openFromMenu(page, 'notices')
    await page.waitForSelector('.notices')
    await check('notice-list')
    await page.keyboard.press('Escape')
    await openFromMenu(page, 'devices')
    await page.waitForSelector('.devices')
    await check('device-list')
    await page.keyboard.press('Escape')
    await page.getByTestId('bell').click()
    await page.waitForSelector('.announ-list')
    await page.locator('.announ-list summary').click()
    await check('announcement-list')
  })

test('[X19] dialogs begin at their first field or the safe button, not at the way out', async () => {
  adviser({ username: 'ads', time_zone: 'cc-16' })
  const { page } = await visitAs('ads', '/console', { stored: putAway })
  const focused = () =>
    page.evaluate(() => {
      const { id = '', dataset, value } = (document.activeElement ?? {}) as HTMLInputElement
      return id || dataset.testid || value
    })
  for (const [dialog, first] of [
    ['password', 'password'],
    ['phone', 'proof'],
    ['zone', 'cc-16'],
    ['avatar', 'image'],
  ] as const) {
    await openFromMenu(page, dialog)
    await page.getByTestId(`${dialog}-dialog`).waitFor()
    await soon(focused).toBe(first)
    await page.keyboard.press('Escape')
    await soon(() => page.getByTestId(`${dialog}-dialog`).count()).toBe(0)
  }
  await page.click('[data-module="2"]')
  await page.getByTestId('module-notice').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('知道了')
  await page.keyboard.press('Escape')
  await page.getByTestId('account').click()
  await page.getByTestId('logout').click()
  await page.getByTestId('confirm').waitFor()
  await soon(focused).toBe('confirm-no')
})

test('[X20] what was typed in a dialog is not lost by Escape or ×, however often they are pressed', async () => {
  adviser()
  const { page } = await visitAs('ads', '/console', { stored: putAway })
  await openFromMenu(page, 'password')
  await page.fill('#password', 'new-password')
  const question = page.getByTestId('confirm')
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press('Escape')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await soon(() => question.count()).toBe(0)
    expect(await page.inputValue('#password')).toBe('new-password')
  }
  await page.locator('dialog').getByLabel('关闭').click()
  await page.getByTestId('confirm-no').click()
  expect(await page.inputValue('#password')).toBe('new-password')
  await page.keyboard.press('Escape')
  await page.getByTestId('confirm-yes').click()
  await soon(() => page.locator('dialog').count()).toBe(0)
  await openFromMenu(page, 'password')
  expect(await page.inputValue('#password')).toBe('')
  await page.keyboard.press('Escape')
  await soon(() => page.locator('dialog').count()).toBe(0)
  await openFromMenu(page, 'avatar')
  const buffer = await jpeg(300, 300)
  await page.setInputFiles('[data-testid="image-file"]', { name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByTestId('image-zoom').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('confirm-no').click()
  await page.getByTestId('image-zoom').waitFor()
})
