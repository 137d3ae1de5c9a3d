import { afterAll, expect, test } from 'vitest'
import { parcelList, parcelWorkflow } from '../imaginary/parcels.ts'
import { done } from '../support/fake-api.ts'
import { builtStage } from './stage/build.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage } from './support/open.ts'
import { soon } from './support/soon.ts'

const built = builtStage()
afterAll(async () => (await built)[Symbol.asyncDispose]())
const { state, visitAs } = consoleStage(async () => (await built).folder)

const parcels = () => [
  { parcel_no: 'P-1', parcel_state: 0, postage: 500 },
  { parcel_no: 'P-2', parcel_state: 1, postage: 700 },
  { parcel_no: 'P-3', parcel_state: 3, postage: 900 },
]

/** The board, the rows that the platform holds, and the transitions that it was asked for. */
const open = async () => {
  const rows = parcels()
  const asked: string[] = []
  const may = (parcel_state: number): readonly string[] =>
    Object.entries(parcelWorkflow.transitions).flatMap(([name, { from }]) =>
      (from as readonly number[]).includes(parcel_state) ? [name] : [],
    )
  const { page, noise } = await visitAs('leader', '/stage')
  await page.route(`**${parcelList.path}`, (route) =>
    route.fulfill({
      json: { list: rows, may: Object.fromEntries(rows.map((row) => [row.parcel_no, may(row.parcel_state)])) },
    }),
  )
  state.api.scripts.set(parcelWorkflow.api.transition.path, ({ body }) => {
    const { transition, keys } = body as { transition: keyof typeof parcelWorkflow.transitions; keys: string[] }
    asked.push(`${transition} ${keys}`)
    for (const row of rows)
      if (keys.includes(row.parcel_no)) row.parcel_state = parcelWorkflow.transitions[transition].to
    return done({ results: keys.map((key) => ({ key, ok: true, message: '' })) })
  })
  await page.waitForSelector('body[data-ready]', { state: 'attached' })
  await page.evaluate(() => window.stage.board())
  const card = (no: string) => page.locator(`[data-card="${no}"]`)
  const column = (at: number) => page.locator(`.board-column[data-state="${at}"]`)
  const cards = (at: number) => column(at).locator('[data-card] b').allTextContents()
  await card('P-1').waitFor()
  return { page, noise, asked, card, column, cards, said: page.getByTestId('board-said') }
}

test('[WF24] by keys a card goes through the columns that take it, is put back, and is dropped once what the transition asks is answered', {
  tags: ['long'],
}, async () => {
  const { page, noise, asked, card, column, cards, said } = await open()
  expect(await column(1).getAttribute('aria-label')).toBe('运输中 1')
  expect(await axeFindings(page)).toEqual([])
  await card('P-3').focus()
  await page.keyboard.press('Space')
  await soon(() => said.textContent()).toBe('P-3 现在不能移动')
  await card('P-2').focus()
  await page.keyboard.press('Space')
  await soon(() => said.textContent()).toBe('已拿起 P-2，可移到：丢失、已送达')
  expect(await column(0).getAttribute('data-takes')).toBe('false')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await soon(() => said.textContent()).toBe('运输中，第 1 列，共 3 列')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await soon(() => said.textContent()).toBe('已送达，第 3 列，共 3 列')
  await page.keyboard.press('Escape')
  await soon(() => said.textContent()).toBe('P-2 已放回 运输中')
  expect(asked).toEqual([])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const dialog = page.getByTestId('transition-arrive')
  await dialog.waitFor()
  expect(await cards(1)).toEqual(['P-2'])
  await dialog.getByRole('button', { name: '确认' }).click()
  await soon(() => cards(3)).toEqual(['P-2', 'P-3'])
  expect(asked).toEqual(['arrive P-2'])
  await soon(() => card('P-2').evaluate((element) => element === document.activeElement)).toBe(true)
  expect(noise).toEqual([])
})

test('[WF24] by mouse a card is dropped where a transition leads, and nowhere else', async () => {
  const { page, asked, card, column, cards } = await open()
  await card('P-1').dragTo(column(3))
  expect(await cards(0)).toEqual(['P-1'])
  expect(await page.locator('[data-testid^="transition-"]').count()).toBe(0)
  await card('P-1').dragTo(column(1))
  const dialog = page.getByTestId('transition-send')
  await dialog.getByRole('button', { name: '取消' }).click()
  expect(await cards(0)).toEqual(['P-1'])
  expect(asked).toEqual([])
  await card('P-1').dragTo(column(1))
  await dialog.getByRole('button', { name: '确认' }).click()
  await soon(() => cards(1)).toEqual(['P-1', 'P-2'])
  expect(asked).toEqual(['send P-1'])
})
