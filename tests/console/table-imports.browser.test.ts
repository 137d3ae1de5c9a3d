import { expect, test } from 'vitest'
import { axeFindings } from './support/axe.ts'
import { consoleStage } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const bodies = (name: string): Record<string, unknown>[] =>
  state.api.seen.filter((one) => one.path === `/api/v1/import/into/${name}`).map(({ body }) => body as never)
const file = { name: 'creators.csv', mimeType: 'text/csv', buffer: Buffer.from('账户,国家\nanna.shop,US\n') }

test('[I106] a file is sent, its columns are chosen, its first lines and its counts are shown, it is imported, and what was refused is fetched', {
  tags: ['long'],
}, async () => {
  const { page, noise } = await visitAs('leader', '/merchantsTeam/merchantsTeamMent')
  await page.locator('[data-import="creators"]').click()
  const dialog = page.getByTestId('table-import')
  await dialog.getByText('每行一位达人').waitFor()
  await dialog.getByText('还没有导入过').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByTestId('import-file').setInputFiles(file)
  const view = dialog.getByTestId('table-run')
  await view.getByText('请先选好必填的列').waitFor()
  expect(await view.getByTestId('table-start').isDisabled()).toBe(true)
  expect(bodies('check')).toEqual([])
  await view.locator('select[name="username"]').selectOption('账户')
  await view.getByTestId('table-check').waitFor()
  const columns = { region: '国家', followers: '粉丝', username: '账户' }
  expect(bodies('check')).toMatchObject([{ into: 'creators', options: { columns, dates: 'auto' } }])
  const preview = view.getByTestId('table-preview')
  expect(await preview.locator('thead th').allTextContents()).toEqual(['行', '达人用户名', '国家/地区', '粉丝数'])
  expect(await preview.locator('tbody tr').first().locator('td').allTextContents()).toEqual([
    '2',
    'anna.shop',
    '美国',
    '12,500',
  ])
  await preview.getByText('不认识国家“Atlantis”').waitFor()
  await view.getByTestId('table-check').getByText('没有成员“张三”').waitFor()
  await view.getByText('没有读取的列：备注').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await view.locator('select[name="dates"]').selectOption('DMY')
  await soon(() => bodies('check').length).toBe(2)
  const start = view.getByTestId('table-start')
  await soon(() => start.textContent()).toBe('确认导入 39 行')
  await start.click()
  await view.getByText('正在导入：20 行').waitFor()
  await view.getByTestId('table-end').waitFor()
  expect(await view.locator('[data-sum="changed"] dd').textContent()).toBe('6')
  expect(await view.locator('a.import-rejects').getAttribute('href')).toContain('/rejects.csv')
  await page.getByText('导入完成：新增 30，更改 6，没有变化 2，未导入 1').waitFor()
  await view.getByTestId('table-back').click()
  await dialog.locator('[data-run="9"]').getByText('有 1 行未导入').waitFor()
  expect(noise).toEqual([])
})

test('[I108] the place for a file says what it takes, refuses in words, shows progress, is stopped, and the keys go on where they were', async () => {
  const { page } = await visitAs('leader', '/merchantsTeam/merchantsTeamMent')
  await page.locator('[data-import="creators"]').click()
  const dialog = page.getByTestId('table-import')
  const input = dialog.getByTestId('import-file')
  await dialog.getByText('最大 200 MB').waitFor()
  const place = dialog.getByRole('button', { name: '.xlsx、.csv' })
  const drop = async (...names: readonly string[]): Promise<void> => {
    const data = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer()
      for (const name of all) transfer.items.add(new File(['账户\n'], name))
      return transfer
    }, names)
    await place.dispatchEvent('drop', { dataTransfer: data })
  }
  const said = dialog.locator('.upload').getByRole('alert')
  await drop('a.csv', 'b.csv')
  await soon(() => said.textContent()).toBe('一次只能上传一个文件')
  await drop('photo.png')
  await soon(() => said.textContent()).toContain('只支持')
  await input.setInputFiles({ ...file, buffer: Buffer.alloc(0) })
  await soon(() => said.textContent()).toBe('文件是空的')
  const sent = () =>
    state.api.seen.filter(({ path }) => path.startsWith('/api/v1/import/into/') && path.endsWith('/open'))
  expect(sent()).toEqual([])
  state.api.scripts.set('/api/v1/import/into/open', () => new Promise(() => undefined))
  await place.focus()
  await drop('creators.csv')
  const sending = dialog.getByTestId('import-sending')
  await sending.getByText('正在上传 creators.csv：0.0%').waitFor()
  expect(await sending.getByRole('progressbar').getAttribute('value')).toBe('0')
  const stop = sending.getByRole('button', { name: '停止上传' })
  await soon(() => stop.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await soon(() => place.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('[I106] on a phone, in English and in the light theme the dialog fits and reads', { tags: ['long'] }, async () => {
  const { page } = await visitAs('leader', '/merchantsTeam/merchantsTeamMent', {
    size: { width: 390, height: 844 },
    stored: { 'tw.theme': 'light', 'tw.language': 'en' },
  })
  await page.locator('[data-import="creators"]').click()
  const dialog = page.getByTestId('table-import')
  await dialog.getByTestId('import-file').setInputFiles(file)
  await dialog.locator('select[name="username"]').selectOption('账户')
  await dialog.getByTestId('table-check').waitFor()
  await dialog.getByTestId('table-preview').getByText('Creator username').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
})

test('[I106] targets are imported from their dialog, whose own keys stay its own', async () => {
  const { page } = await visitAs('leader', '/console')
  await page.getByTestId('set-target').click()
  const targets = page.getByTestId('target-dialog')
  await targets.locator('[data-import="targets"]').click()
  await page.getByTestId('table-import').getByText('每行一个月').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => page.getByTestId('table-import').count()).toBe(0)
  expect(await targets.isVisible()).toBe(true)
})

test('[I106] who may not import sees no button', async () => {
  const agent = state.api.records.get('agent1')
  if (agent) state.api.records.set('agent1', { ...agent, scope: 'm7' })
  const { page } = await visitAs('agent1', '/product/product')
  await page.getByTestId('product-sorts').waitFor()
  expect(await page.locator('[data-import]').count()).toBe(0)
})
