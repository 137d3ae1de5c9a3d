import { expect, test } from 'vitest'
import { believableWall } from '../support/believable-wall.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()

/** A zone in which it is `hour` o'clock now. */
const zoneAt = (hour: number): string => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
const open = async (query: string, hour: number) => {
  const wall = believableWall({ ts: second() })
  return stage.open(`/dataDisplay/index?still&tier=2d&${query}`, {
    wall: { ...wall, head: { ...wall.head, tz: zoneAt(hour) } },
    items: { 'tw.token': 't1' },
  })
}

test('[W50] a veil lies over the picture at night, not by day, and not where the address says so', async () => {
  await using night = await open('', 3)
  const veil = night.page.getByTestId('night')
  await veil.waitFor({ state: 'attached', timeout: 20_000 })
  expect(await veil.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none')
  const [over, picture] = await Promise.all([veil.boundingBox(), night.page.locator('.stage').boundingBox()])
  expect(over?.width).toBeGreaterThanOrEqual(picture?.width ?? Number.POSITIVE_INFINITY)
  await using day = await open('', 13)
  await using bright = await open('dim=0', 3)
  for (const { page } of [day, bright]) {
    await page.locator('.full-screen').waitFor({ state: 'attached' })
    expect(await page.getByTestId('night').count()).toBe(0)
  }
})

test('[W51] M turns the chime on and off, says so, and the box remembers it', async () => {
  await using wall = await open('', 13)
  const { page } = wall
  await page.locator('.full-screen').waitFor({ state: 'attached' })
  const kept = () => page.evaluate(() => localStorage.getItem('tw.sound'))
  expect(await kept()).toBeNull()
  await page.keyboard.press('m')
  await page.getByText('提示音已开').waitFor()
  expect(await kept()).toBe('on')
  await page.keyboard.press('?')
  await page.locator('.note dd', { hasText: '提示音' }).waitFor()
  await page.keyboard.press('m')
  await page.getByText('提示音已关').waitFor()
  expect(await kept()).toBeNull()
  expect(wall.view.noise).toEqual([])
})
