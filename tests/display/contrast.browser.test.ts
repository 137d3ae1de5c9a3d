import { expect, test } from 'vitest'
import { adWall } from '../support/ad-wall.ts'
import { clipWall } from '../support/clip-wall.ts'
import { hurried } from '../support/hurried.ts'
import { faint } from '../support/inspect-contrast.ts'
import { shopWall } from '../support/shop-wall.ts'
import { smartWall } from '../support/smart-wall.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const seat = { id: '4', username: 'wall', status: 4, daping: 1, video_menu: [1] }
const items = { 'tw.token': 't1', 'tw.record': JSON.stringify(seat) }

const walls = [
  ['data', '/dataDisplay/index?', '[data-zone="ticker"]', undefined],
  ['clip', '/bossFilmCutter/screenOut?', '[data-lane="pool"]', () => clipWall('alarming', second())],
  ['smart', '/dataDisplay/smart?scene=outlook&', '.smart-title', () => smartWall({ ts: second() })],
  ['ads', '/dataDisplay/index?', '[data-zone="ad_budget"] .ad-row', () => adWall('usual', second())],
  ['shops', '/dataDisplay/index?', '[data-zone="shop_todo"]', () => shopWall('usual', second())],
] as const

test.each(
  walls.flatMap(([name, ...rest]) => [`${name}, dark`, `${name}, light`].map((title) => [title, ...rest] as const)),
)(
  '[W54] of the wall %s each word has 4.5 to 1, also when nothing comes any more',
  { tags: ['long'] },
  async (title, path, shown, make) => {
    const theme = title.split(', ')[1]
    await using wall = await stage.open(`${path}still&tier=2d&theme=${theme}`, {
      items,
      script: hurried,
      ...(make && { wall: make() }),
    })
    const { page, relay } = wall
    relay.info(seat)
    await page.locator(shown).first().waitFor()
    expect(await faint(page, 4.5)).toEqual([])
    relay.api(undefined)
    relay.freeze(true)
    await page.evaluate('hurry(12)')
    await expect.poll(() => page.locator('.wall').getAttribute('data-age')).toBe('offline')
    expect(await page.locator('[data-dim]').count()).toBeGreaterThan(0)
    expect(await faint(page, 4.5)).toEqual([])
  },
)
