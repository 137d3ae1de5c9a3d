import { expect, test } from 'vitest'
import { zoneNamesOf } from '../../shared/live/screens.ts'
import { hurried } from '../support/hurried.ts'
import { textFaults } from '../support/inspect-text.ts'
import { sampled } from '../support/sampled.ts'
import { type ShopState, shopWall } from '../support/shop-wall.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const items = { 'tw.token': 't1', 'tw.record': JSON.stringify({ current_version: 9, isadVersion: 0 }) }

const open = async (state: ShopState, query = '', more: { width?: number; height?: number; script?: string } = {}) => {
  const wall = await stage.open(`/dataDisplay/index?still&tier=2d&${query}`, {
    wall: shopWall(state, second()),
    items,
    ...more,
  })
  await wall.page.locator('[data-zone="shop_todo"]').waitFor()
  await wall.page.locator('[data-zone="trend"] canvas').waitFor()
  await wall.page.evaluate(() => document.fonts.load("600 40px 'Oxanium Variable'"))
  return wall
}

for (const { tags, rows } of sampled(
  [
    ['empty', 1920, 1080, 'theme=light'],
    ['usual', 1920, 1080, ''],
    ['full', 1920, 1080, ''],
    ['full', 1280, 720, 'lang=en&theme=light'],
    ['full', 1080, 1920, ''],
    ['usual', 1080, 1920, 'lang=en'],
    ['usual', 6656, 1792, 'w=6656&h=1792'],
  ] as const,
  ([state, width]) => (state === 'full' && width === 1920) || (state === 'usual' && width === 1080),
))
  test.each(rows)(
    '[W72] the wall of several shops, %s at %dx%d %s: gross profit, ad spend and what waits, nothing cut or covered',
    { tags },
    async (state, width, height, query) => {
      await using wall = await open(state, query, { width, height })
      const zones = await wall.page
        .locator('[data-zone]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-zone')))
      expect([...zones].sort()).toEqual(
        zoneNamesOf('shops')
          .filter((name) => name !== 'settle' && name !== 'live_rooms')
          .sort(),
      )
      const told = wall.relay.wall().zones
      for (const { id, value } of told.shop_kpi ?? [])
        expect(await wall.page.locator(`[data-metric="${id}"]`).getAttribute('data-value')).toBe(String(value ?? ''))
      for (const id of ['overdue', 'auth', 'out_of_stock'])
        expect(await wall.page.locator(`[data-kind="${id}"] [data-value]`).getAttribute('data-value')).toBe(
          String(told.shop_todo?.find((one) => one.id === id)?.n),
        )
      expect(await wall.page.locator('.turning[data-on] [data-zone]').getAttribute('data-zone')).toBe('shop_rank')
      expect(wall.relay.screens.at(-1)).toBe('shops')
      expect(await wall.page.locator('.title-module').textContent()).toBe(query.includes('en') ? 'Shops' : '多店')
      expect(await textFaults(wall.page)).toEqual([])
      expect(wall.view.noise).toEqual([])
    },
  )

test('[W12] [W72] an old picture of several shops keeps its figures, and says once since when it stands', {
  tags: ['long'],
}, async () => {
  await using wall = await open('usual', '', { script: hurried })
  const profit = wall.page.locator('[data-metric="M30"]')
  const value = await profit.getAttribute('data-value')
  wall.relay.api(undefined)
  wall.relay.freeze(true)
  await wall.page.evaluate('hurry(12)')
  await expect.poll(() => wall.page.locator('.wall').getAttribute('data-age')).toBe('offline')
  await wall.page.locator('[data-testid="stopped"]').waitFor()
  expect(await profit.getAttribute('data-value')).toBe(value)
})
